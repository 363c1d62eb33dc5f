import { z } from 'zod';
import { limits, texts } from '../limits.ts';
import { day, text, textList, time } from '../text.ts';

export const transportMethods = ['driving', 'public', 'walking', 'no_preference'] as const;
export const outdoorPreferences = ['indoor', 'outdoor', 'both'] as const;

const dollars = z.number().min(limits.budget.min).max(limits.budget.max);

const budgetRange = z
  .object({ min: dollars, max: dollars })
  .refine((value) => value.min <= value.max, 'The least must not be above the most');
const budgetText = z
  .string()
  .max(40)
  .regex(/^\s*\d{1,7}(\.\d{1,2})?\s*-\s*\d{1,7}(\.\d{1,2})?\s*$/, "Use 'min-max' such as '50-100'")
  .transform((value) => {
    const [min, max] = value.split('-').map(Number);
    return { min: min ?? 0, max: max ?? 0 };
  })
  .pipe(budgetRange);

const fields = {
  location: text(limits.location, texts.locationRequired).min(1, texts.locationRequired),
  start_cal_date: day.optional(),
  start_time: time.optional(),
  end_time: time.nullable().optional(),
  date_time: z.iso
    .datetime({ offset: true, local: true, message: 'Use an ISO instant' })
    .max(40)
    .optional(),
  date_number: z.int().min(limits.dateNumber.min).max(limits.dateNumber.max),
  desired_mood: text(limits.mood),
  budget: z.union([budgetRange, budgetText]),
  max_distance: z.number().min(limits.maxDistance.min).max(limits.maxDistance.max),
  stops: z.int().min(limits.stops.min).max(limits.stops.max).describe('How many places'),
  transport_method: z.enum(transportMethods),
  outdoor_preference: z.enum(outdoorPreferences),
  interests: textList(),
  dislikes: textList(),
  dietary_restrictions: textList(),
  preferred_cuisines: textList(),
  previous_date_activities: z.union([text(limits.previousActivities), textList()]),
  ask_kitchen: z
    .boolean()
    .describe(
      'Plan an eating stop although no data speak of a restriction; the two will ask the kitchen',
    ),
};

/**
 * The wishes of a suggestion. Money is US dollars for two; days and times are local to the place.
 */
export const suggestionConfig = z.object({
  ...fields,
  date_number: fields.date_number.default(1),
  desired_mood: fields.desired_mood.default(''),
  budget: fields.budget.default({ min: limits.budget.defaultMin, max: limits.budget.defaultMax }),
  max_distance: fields.max_distance.default(limits.maxDistance.default),
  transport_method: fields.transport_method.default('no_preference'),
  outdoor_preference: fields.outdoor_preference.default('both'),
  stops: fields.stops.default(limits.stops.default),
  interests: fields.interests.default([]),
  dislikes: fields.dislikes.default([]),
  dietary_restrictions: fields.dietary_restrictions.default([]),
  preferred_cuisines: fields.preferred_cuisines.default([]),
  previous_date_activities: fields.previous_date_activities.default([]),
  ask_kitchen: fields.ask_kitchen.default(false),
});

/** Changes to a config, as a refused request is offered them. */
export const suggestionConfigChanges = z
  .object({
    location: z.string(),
    start_time: time,
    end_time: time.nullable(),
    max_distance: z.number(),
    stops: z.int(),
    budget: z.object({ min: z.number(), max: z.number() }),
    outdoor_preference: z.enum(outdoorPreferences),
    transport_method: z.enum(transportMethods),
    previous_date_activities: z.array(z.string()),
    dislikes: z.array(z.string()),
    ask_kitchen: z.boolean(),
  })
  .partial();
export type SuggestionConfigChanges = z.output<typeof suggestionConfigChanges>;

export const suggestionRequest = z.object({
  profileId: z.int().min(-1).default(-1).describe('-1: nobody'),
  seed: z
    .int()
    .min(0)
    .max(2 ** 31 - 1)
    .default(0)
    .describe('Another seed asks for other plans'),
  config: suggestionConfig,
});

/** Of somebody who is not signed in, who has one suggestion to lose. */
export const visitorSuggestionRequest = suggestionRequest.extend({
  request_id: z
    .uuid()
    .optional()
    .describe('Of the making of the client, to send again where the answer was lost'),
});

export type SuggestionConfig = z.output<typeof suggestionConfig>;
export type SuggestionRequest = z.output<typeof suggestionRequest>;
/** What a client sends: everything but the location may be left out. */
export type SuggestionRequestBody = z.input<typeof suggestionRequest>;
