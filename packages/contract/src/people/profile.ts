import { z } from 'zod';
import { damaged } from '../damaged.ts';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageQuery } from '../page.ts';
import { transportMethods } from '../plans/suggestion-request.ts';
import { day, text, textList } from '../text.ts';

const tag = 'Profiles';

export const genders = ['female', 'male', 'non-binary', 'other'] as const;
export const relationshipStatuses = ['single', 'dating', 'complicated'] as const;
export const statuses = [
  'talking',
  'first_date',
  'second_date',
  'third_date',
  'dating',
  'exclusive',
  'ended',
] as const;
export type Status = (typeof statuses)[number];

const dollars = z.number().min(limits.budget.min).max(limits.budget.max);
const budgetPreference = z
  .object({ min: dollars, max: dollars })
  .refine(({ min, max }) => min <= max, 'The least is above the most');

const socialMedia = z.object({ instagram: text(limits.name), facebook: text(limits.name) });
const importantDates = z.object({
  birthday: day.nullable(),
  firstDate: day.nullable().describe('Remembered every year from the next one on'),
  otherDates: z
    .array(z.object({ description: text(limits.listText), date: day }))
    .max(limits.list, `Use at most ${limits.list} entries`),
});

const fields = {
  name: text(limits.name, 'Name is required').min(1, 'Name is required'),
  gender: z.enum(genders),
  age: z.int().min(limits.age.min).max(limits.age.max).nullable(),
  location: text(limits.location),
  bio: text(limits.longText),
  occupation: text(limits.name),
  relationship_status: z.enum(relationshipStatuses),
  phone_number: text(limits.phone),
  languages: textList(),
  hobbies: textList(),
  socialMedia,
  importantDates,
  interests: textList(),
  dislikes: textList(),
  dietary_restrictions: textList(),
  preferred_cuisines: textList(),
  budget_preference: budgetPreference,
  transport_preference: z.enum(transportMethods),
  notes: text(limits.longText),
  status: z.enum(statuses),
};

/** Clients that misspell one field are understood. */
function withKnownMisspelling<T extends z.ZodType>(schema: T) {
  return z.preprocess((input) => {
    if (
      typeof input !== 'object' ||
      input === null ||
      !('relationshihp_status' in input) ||
      'relationship_status' in input
    )
      return input;
    return { ...input, relationship_status: input.relationshihp_status };
  }, schema);
}

const writtenProfile = z.object(fields);
export type WrittenProfile = z.output<typeof writtenProfile>;

/** What a new profile has where nothing is said. */
export const profileDefaults: Omit<WrittenProfile, 'name'> = {
  gender: 'female',
  age: null,
  location: '',
  bio: '',
  occupation: '',
  relationship_status: 'single',
  phone_number: '',
  languages: [],
  hobbies: [],
  socialMedia: { instagram: '', facebook: '' },
  importantDates: { birthday: null, firstDate: null, otherDates: [] },
  interests: [],
  dislikes: [],
  dietary_restrictions: [],
  preferred_cuisines: [],
  budget_preference: { min: 50, max: 200 },
  transport_preference: 'driving',
  notes: '',
  status: 'talking',
};

/** Any field may be missing, those of social media and important dates too. */
const someFields = writtenProfile
  .extend({ socialMedia: socialMedia.partial(), importantDates: importantDates.partial() })
  .partial();
const newProfile = withKnownMisspelling(
  someFields.extend({
    name: fields.name,
    request_id: z
      .uuid()
      .optional()
      .describe('Of the making of the client, to send again where the answer was lost'),
  }),
);
export type NewProfile = z.output<typeof newProfile>;
const profileChanges = withKnownMisspelling(someFields);
export type ProfileChanges = z.output<typeof profileChanges>;

export const attachment = z.object({
  id: z.string(),
  type: z.literal('image'),
  url: z.string(),
  name: z.string(),
});

const shownTexts = z.array(z.string());

/** A person somebody dates, or the user's own profile. */
export const profile = z.object({
  damaged,
  id: z.int(),
  name: z.string(),
  gender: fields.gender,
  age: z.int().nullable(),
  location: z.string(),
  bio: z.string(),
  occupation: z.string(),
  relationship_status: fields.relationship_status,
  phone_number: z.string(),
  languages: shownTexts,
  hobbies: shownTexts,
  socialMedia: z.object({ instagram: z.string(), facebook: z.string() }),
  importantDates: z.object({
    birthday: z.string().nullable(),
    firstDate: z.string().nullable(),
    otherDates: z.array(z.object({ description: z.string(), date: z.string() })),
  }),
  interests: shownTexts,
  dislikes: shownTexts,
  dietary_restrictions: shownTexts,
  preferred_cuisines: shownTexts,
  budget_preference: z.object({ min: z.number(), max: z.number() }),
  transport_preference: fields.transport_preference,
  notes: z.string(),
  status: fields.status,
  avatar: z.string().nullable(),
  attachments: z.array(attachment),
  previous_dates: z
    .array(z.object({ id: z.string(), date: z.string(), rating: z.number(), rated: z.boolean() }))
    .describe(
      `Past dates with this person, newest first; in a list of people the newest ${limits.listedDates} of each`,
    ),
  dates_count: z.int().describe('Past dates with this person'),
  status_changes: z
    .array(z.object({ status: fields.status, date: z.string() }))
    .describe('When each status began, oldest first'),
  created_at: z.string(),
});
export type Profile = z.output<typeof profile>;

export const profileId = z.object({ id: z.coerce.number().int() });

export const listProfiles = endpoint({
  method: 'GET',
  path: '/profiles',
  tag,
  summary: 'The people of the user, newest first, without the own profile.',
  access: 'user',
  query: z.object(pageQuery),
  answer: z.array(profile),
});
export const getOwnProfile = endpoint({
  method: 'GET',
  path: '/profiles/my-profile',
  tag,
  summary: "The user's own profile.",
  access: 'user',
  answer: profile,
});
export const updateOwnProfile = endpoint({
  method: 'PUT',
  path: '/profiles/my-profile',
  tag,
  summary: 'Changes the fields it carries.',
  access: 'user',
  body: profileChanges,
  answer: profile,
  refusals: ['too-many', 'storage-full'],
});
export const getProfile = endpoint({
  method: 'GET',
  path: '/profiles/:id',
  tag,
  summary: 'One person.',
  access: 'user',
  params: profileId,
  answer: profile,
  refusals: ['not-found'],
});
export const createProfile = endpoint({
  method: 'POST',
  path: '/profiles',
  tag,
  summary:
    'Adds a person. A `request_id` by which this user has added one already answers 200 with that person as they are now.',
  access: 'user',
  body: newProfile,
  answer: profile,
  status: 201,
  repeatStatus: 200,
  refusals: ['too-many', 'storage-full'],
});
export const updateProfile = endpoint({
  method: 'PUT',
  path: '/profiles/:id',
  tag,
  summary: 'Changes the fields it carries.',
  access: 'user',
  params: profileId,
  body: profileChanges,
  answer: profile,
  refusals: ['not-found', 'too-many', 'storage-full'],
});
export const deleteProfile = endpoint({
  method: 'DELETE',
  path: '/profiles/:id',
  tag,
  summary: 'Deletes a person with their photos, dates, ideas and notes.',
  access: 'user',
  params: profileId,
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});

/** What past dates teach about one kind of place, interest or cuisine. */
export const lesson = z.object({
  name: z.string(),
  text: z.string().describe('What happened: "Live music: three good evenings of three"'),
  sureness: z.string().describe('How sure that is'),
  effect: z.string().describe('What the planner will do with it'),
  dates: z.int(),
  good: z.int().describe('Dates rated 4 or more'),
  rough: z.int().describe('Dates rated 2 or less'),
  prior: z.number().min(0).max(1).describe('How well it was expected to go before any date'),
  belief: z.number().min(0).max(1).describe('How well it is expected to go now'),
});
export type WireLesson = z.output<typeof lesson>;

export const listLessons = endpoint({
  method: 'GET',
  path: '/profiles/:id/insights',
  tag,
  summary: 'What the ratings of past dates with this person teach, the clearest first.',
  access: 'user',
  params: profileId,
  answer: z.array(lesson),
  refusals: ['not-found'],
});
