import {
  limits,
  type Profile,
  type ProfileChanges,
  type WrittenProfile,
} from '@rendezvous/contract';

export interface OtherDate {
  readonly key: string;
  readonly description: string;
  readonly date: string;
}

/** A profile as it stands in the form. */
export interface ProfileDraft {
  readonly name: string;
  readonly gender: Profile['gender'];
  readonly age: string;
  readonly location: string;
  readonly bio: string;
  readonly occupation: string;
  readonly relationship_status: Profile['relationship_status'];
  readonly phone_number: string;
  readonly instagram: string;
  readonly facebook: string;
  readonly birthday: string;
  readonly firstDate: string;
  readonly otherDates: readonly OtherDate[];
  readonly interests: readonly string[];
  readonly dislikes: readonly string[];
  readonly hobbies: readonly string[];
  readonly languages: readonly string[];
  readonly dietary_restrictions: readonly string[];
  readonly preferred_cuisines: readonly string[];
  readonly budget_preference: Profile['budget_preference'];
  readonly transport_preference: Profile['transport_preference'];
  readonly notes: string;
}

export type TagField =
  | 'interests'
  | 'dislikes'
  | 'hobbies'
  | 'languages'
  | 'dietary_restrictions'
  | 'preferred_cuisines';

/** Messages by field, or by `otherDates.<index>` for one of the other dates. */
export type ProfileErrors = Readonly<Record<string, string>>;

/** What every group of fields gets and says. */
export interface ProfileFieldsProps {
  readonly draft: ProfileDraft;
  readonly errors: ProfileErrors;
  readonly onChange: (change: Partial<ProfileDraft>) => void;
}

export function draftOf(profile: Profile): ProfileDraft {
  const { socialMedia, importantDates } = profile;
  return {
    name: profile.name,
    gender: profile.gender,
    age: profile.age === null ? '' : String(profile.age),
    location: profile.location,
    bio: profile.bio,
    occupation: profile.occupation,
    relationship_status: profile.relationship_status,
    phone_number: profile.phone_number,
    instagram: socialMedia.instagram,
    facebook: socialMedia.facebook,
    birthday: importantDates.birthday ?? '',
    firstDate: importantDates.firstDate ?? '',
    otherDates: importantDates.otherDates.map((other, i) => ({ key: String(i), ...other })),
    interests: profile.interests,
    dislikes: profile.dislikes,
    hobbies: profile.hobbies,
    languages: profile.languages,
    dietary_restrictions: profile.dietary_restrictions,
    preferred_cuisines: profile.preferred_cuisines,
    budget_preference: profile.budget_preference,
    transport_preference: profile.transport_preference,
    notes: profile.notes,
  };
}

/** An integer, or nothing where the text is no number. */
export function parseAge(text: string): number | null {
  const age = Number.parseInt(text, 10);
  return Number.isNaN(age) ? null : age;
}

/**
 * What is sent: the fields that were edited and no other, so that what was changed
 * elsewhere meanwhile stays.
 */
export function changesOf(draft: ProfileDraft, before: ProfileDraft): ProfileChanges {
  const [now, then] = [writtenOf(draft), writtenOf(before)];
  const { socialMedia, importantDates, ...rest } = differing(now, then);
  return {
    ...rest,
    ...(socialMedia && { socialMedia: differing(socialMedia, then.socialMedia) }),
    ...(importantDates && { importantDates: differing(importantDates, then.importantDates) }),
  };
}

function writtenOf(draft: ProfileDraft): Omit<WrittenProfile, 'status'> {
  const { instagram, facebook, birthday, firstDate, otherDates, age, ...rest } = draft;
  return {
    ...rest,
    interests: [...draft.interests],
    dislikes: [...draft.dislikes],
    hobbies: [...draft.hobbies],
    languages: [...draft.languages],
    dietary_restrictions: [...draft.dietary_restrictions],
    preferred_cuisines: [...draft.preferred_cuisines],
    name: draft.name.trim(),
    age: parseAge(age),
    socialMedia: { instagram, facebook },
    importantDates: {
      birthday: birthday || null,
      firstDate: firstDate || null,
      otherDates: otherDates
        .filter(isBegun)
        .map(({ description, date }) => ({ description: description.trim(), date })),
    },
  };
}

export function checkProfile(draft: ProfileDraft): ProfileErrors {
  const errors: Record<string, string> = {};
  if (draft.name.trim() === '') errors.name = 'Name is required';
  const age = parseAge(draft.age);
  if (age !== null && (age < limits.age.min || age > limits.age.max))
    errors.age = `Use an age from ${limits.age.min} to ${limits.age.max}, or leave it empty.`;
  for (const [i, other] of draft.otherDates.entries()) {
    if (isBegun(other) && (other.date === '' || other.description.trim() === ''))
      errors[`otherDates.${i}`] = 'An important date needs a description and a date.';
  }
  return errors;
}

/**
 * The server's messages put to the fields of the form:
 * `importantDates.otherDates.0.date` is `otherDates.0`.
 */
export function errorsByField(messages: Readonly<Record<string, string>>): ProfileErrors {
  return Object.fromEntries(
    Object.entries(messages).map(([path, message]) => {
      const own = path.replace(/^(socialMedia|importantDates)\./, '');
      return [/^otherDates\.\d+/.exec(own)?.[0] ?? own.split('.')[0] ?? own, message];
    }),
  );
}

/**
 * The newest data under what was edited since: untouched fields follow the data, edited ones
 * stay as they were typed.
 */
export function refilled(
  draft: ProfileDraft,
  before: ProfileDraft,
  now: ProfileDraft,
): ProfileDraft {
  return { ...now, ...differing(draft, before) };
}

/** What was edited here and, since `before`, elsewhere to something else: messages by field. */
export function clashesOf(
  draft: ProfileDraft,
  before: ProfileDraft,
  now: ProfileDraft,
): ProfileErrors {
  const edited = Object.keys(differing(draft, before)) as (keyof ProfileDraft)[];
  const clashing = edited.filter(
    (field) => !isSame(now[field], before[field]) && !isSame(now[field], draft[field]),
  );
  return Object.fromEntries(clashing.map((field) => [field, clashMessage(now[field])]));
}

function clashMessage(value: ProfileDraft[keyof ProfileDraft]): string {
  const words = typeof value === 'string' && value !== '' ? ` to “${value}”` : '';
  return `Changed elsewhere in the meantime${words}. Save again to keep what you have here.`;
}

function differing<Fields extends object>(now: Fields, before: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => !isSame(value, before[field as keyof Fields])),
  ) as Partial<Fields>;
}

export function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function isBegun({ description, date }: OtherDate): boolean {
  return description.trim() !== '' || date !== '';
}
