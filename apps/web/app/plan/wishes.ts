import {
  limits,
  type PlaceChoice,
  type SuggestionConfig,
  type SuggestionConfigChanges,
  type SuggestionRequestBody,
} from '@rendezvous/contract';

export const transportValues = [
  'driving',
  'public',
  'walking',
  'no_preference',
] as const satisfies readonly SuggestionConfig['transport_method'][];
export const outdoorValues = [
  'indoor',
  'outdoor',
  'both',
] as const satisfies readonly SuggestionConfig['outdoor_preference'][];

/** One of the user's people, as far as the planner speaks of them. */
export interface Person {
  readonly id: number;
  readonly firstName: string;
}

/** What stands in the form, under the names of the wire. */
export interface Wishes {
  readonly location: string;
  /** null: untouched, which means tomorrow by the visitor's calendar. */
  readonly start_cal_date: string | null;
  readonly start_time: string;
  readonly end_time: string;
  readonly date_number: number;
  readonly desired_mood: string;
  readonly budget: { readonly min: number; readonly max: number };
  readonly max_distance: number;
  /** How many places. */
  readonly stops: number;
  readonly transport_method: SuggestionConfig['transport_method'];
  readonly outdoor_preference: SuggestionConfig['outdoor_preference'];
  readonly interests: readonly string[];
  readonly dislikes: readonly string[];
  readonly dietary_restrictions: readonly string[];
  readonly preferred_cuisines: readonly string[];
  readonly previous_date_activities: string;
  readonly ask_kitchen: boolean;
}
export type WishField = keyof Wishes;
export type FieldErrors = Partial<Record<WishField, string>>;

/** What every group of fields gets and says. */
/** Which place is meant, asked of somebody who wants a plan already. */
export interface PlaceQuestion {
  /** Null: nothing is asked. */
  readonly asked: readonly PlaceChoice[] | null;
  /** The place that was asked for, where no plans are made yet. */
  readonly unknown: string | null;
  readonly onAnswer: (label: string) => void;
}

export interface WishFieldsProps {
  readonly wishes: Wishes;
  readonly errors: FieldErrors;
  readonly onChange: (change: Partial<Wishes>) => void;
}

export const initialWishes: Wishes = {
  location: '',
  start_cal_date: null,
  start_time: '18:00',
  end_time: '',
  date_number: 1,
  desired_mood: '',
  budget: { min: limits.budget.defaultMin, max: limits.budget.defaultMax },
  max_distance: limits.maxDistance.default,
  stops: limits.stops.default,
  transport_method: 'no_preference',
  outdoor_preference: 'both',
  interests: [],
  dislikes: [],
  dietary_restrictions: [],
  preferred_cuisines: [],
  previous_date_activities: '',
  ask_kitchen: false,
};

/** The form and what it was filled in with. */
export interface FilledForm {
  readonly wishes: Wishes;
  /** Whose profile filled it in; null: nobody's. */
  readonly person: Person | null;
  /** What stood in it right then: what differs by now was changed by hand. */
  readonly filled: Wishes;
  /** The navigation and the link it was filled in at. */
  readonly entry: string | null;
  /** What had been changed by hand before another person's profile took its place. */
  readonly replaced: Wishes | null;
}

export const emptyForm: FilledForm = {
  wishes: initialWishes,
  person: null,
  filled: initialWishes,
  entry: null,
  replaced: null,
};

/** Whom a plan is for when it is for nobody in particular. */
export const nobody = -1;

/**
 * A day or time that was emptied is left out: for a person it is then now, else the
 * server takes its own default.
 */
export function toRequestBody(
  wishes: Wishes,
  tomorrow: string,
  profileId = nobody,
): SuggestionRequestBody {
  const {
    start_cal_date,
    start_time,
    end_time,
    interests,
    dislikes,
    dietary_restrictions,
    preferred_cuisines,
    ...rest
  } = wishes;
  const day = start_cal_date ?? tomorrow;
  return {
    profileId,
    config: {
      ...rest,
      location: wishes.location.trim(),
      ...(profileId !== nobody &&
        (day === '' || start_time === '') && { date_time: new Date().toISOString() }),
      ...(day !== '' && { start_cal_date: day }),
      ...(start_time !== '' && { start_time }),
      end_time: end_time === '' ? null : end_time,
      interests: [...interests],
      dislikes: [...dislikes],
      dietary_restrictions: [...dietary_restrictions],
      preferred_cuisines: [...preferred_cuisines],
    },
  };
}

/** The wishes with an alternative of the server applied. */
export function applyChanges(wishes: Wishes, changes: SuggestionConfigChanges): Wishes {
  const { end_time, previous_date_activities, ...rest } = changes;
  const stated = Object.fromEntries(
    Object.entries(rest).filter(([, value]) => value !== undefined),
  ) as Partial<Wishes>;
  return {
    ...wishes,
    ...stated,
    ...(end_time !== undefined && { end_time: end_time ?? '' }),
    ...(previous_date_activities && {
      previous_date_activities: previous_date_activities.join(', '),
    }),
  };
}

/**
 * The server's messages by field path, such as config.location or config.interests.3, put
 * to the fields of the form.
 */
export function fieldErrorsOf(errors: Readonly<Record<string, readonly string[]>>): FieldErrors {
  const found: FieldErrors = {};
  for (const [path, [message]] of Object.entries(errors)) {
    const name = path.split('.')[1] ?? '';
    if (message && isWishField(name)) found[name] ??= message;
  }
  return found;
}

function isWishField(name: string): name is WishField {
  return name in initialWishes;
}
