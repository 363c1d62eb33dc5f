import { z } from 'zod';
import { damaged } from './damaged.ts';
import { endpoint } from './endpoint.ts';
import { guestAnswers, invitationReply } from './invitation.ts';
import { limits } from './limits.ts';
import { pageQuery } from './page.ts';
import { plan, plannedWeather, planToKeep, venue, weatherInfo } from './plans/plan.ts';
import { attachment } from './people/profile.ts';
import { day, text, time } from './text.ts';

const tag = 'History';

/** Money as people type it: dollars with at most two decimals. */
const amount = z
  .number()
  .min(0)
  .max(limits.amount)
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6,
    'Use at most two decimals',
  );

export const dateKinds = ['recorded', 'scheduled'] as const;
export type DateKind = (typeof dateKinds)[number];

const activity = z.object({
  id: text(limits.listText).optional().describe('Made where it is missing'),
  name: text(limits.name),
  location: text(limits.location).default(''),
  start_time: time.nullable().default(null),
  end_time: time.nullable().default(null),
  cost: amount.default(0),
  notes: text(limits.longText).default(''),
  booked: z.boolean().default(false).describe('Whether the table or the ticket is had'),
});

const fields = {
  profile_id: z.int().nullable().describe('-1 or null: nobody in particular'),
  kind: z.enum(dateKinds),
  date: day,
  rating: z.number().min(1).max(5).multipleOf(0.5, 'Use steps of a half'),
  total_cost: amount,
  notes: text(limits.longText),
  activities: z
    .array(activity)
    .max(limits.activities, `Use at most ${limits.activities} activities`),
};

/** The plan that a date was made of, with its weather and the suggestion it is from. */
const madeOf = {
  plan: planToKeep.optional(),
  weather_info: weatherInfo.optional(),
  suggestion_id: z.uuid().optional(),
};

/** A date that was or will be. Its day is the day where it takes place and never shifts. */
export const dateRecord = z.object({
  id: z.string(),
  profile_id: z.int(),
  profile: z.object({ id: z.int(), name: z.string() }).nullable(),
  kind: z.enum(dateKinds),
  date: z.string(),
  rating: z.number().describe('5 where nobody gave one: see `rated`'),
  rated: z.boolean().describe('Whether somebody gave the rating; only then does it count'),
  total_cost: z.number(),
  notes: z.string(),
  activities: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      location: z.string(),
      start_time: z.string().nullable(),
      end_time: z.string().nullable(),
      cost: z.number(),
      notes: z.string(),
      booked: z.boolean(),
    }),
  ),
  cancelled_at: z.string().nullable().describe('A date that is off counts nowhere'),
  title: z.string().nullable().describe('Of the plan it was made of'),
  city: z.string().nullable().describe('Whose sky and skyline belong to it'),
  time_zone: z.string().nullable(),
  guest_answer: z.enum(guestAnswers).nullable().describe('Of whoever was invited to it'),
  sunset: z.string().nullable().describe('HH:mm where it takes place, once that is known'),
  created_at: z.string(),
  damaged,
});
export type DateRecord = z.output<typeof dateRecord>;

/** A plan as it stands: the stops of the date, with what is known of them. */
const datePlan = plan.extend({
  plan_id: z.string(),
  // Dates have more activities than plans have stops.
  venues: z.array(venue),
});
export type DatePlan = z.output<typeof datePlan>;

/** One date with all that is kept of it. */
export const dateDetail = dateRecord.extend({
  plan: datePlan.nullable().describe('Null for a date without activities'),
  weather_info: weatherInfo.nullable().describe('As it was expected when the date was made'),
  photos: z.array(attachment).describe('Of that evening, in the order they were added'),
  invitation: z
    .object({ reply: invitationReply.nullable() })
    .nullable()
    .describe('Null where nobody was invited'),
});
export type DateDetail = z.output<typeof dateDetail>;

const newDate = z.object({
  ...fields,
  ...madeOf,
  id: z.uuid(),
  profile_id: fields.profile_id.default(-1),
  kind: fields.kind.optional().describe('Where it is missing, a day after today is scheduled'),
  rating: fields.rating.optional().describe('Where it is missing, 5 and not rated'),
  total_cost: fields.total_cost
    .optional()
    .describe('Where it is missing, the sum of the activities'),
  notes: fields.notes.default(''),
  activities: fields.activities.default([]),
});
export type NewDate = z.output<typeof newDate>;
/**
 * A date is read with null where nothing is known of its plan, weather or suggestion; null sent
 * back changes nothing.
 */
const dateChanges = z
  .object({
    ...fields,
    plan: madeOf.plan.nullable(),
    weather_info: madeOf.weather_info.nullable(),
    suggestion_id: madeOf.suggestion_id.nullable(),
    cancelled: z.boolean().describe('Calls the date off, or puts it back'),
    rated: z
      .boolean()
      .describe(
        'False takes the rating back, whatever rating stands beside it; true changes nothing',
      ),
  })
  .partial();
export type DateChanges = z.output<typeof dateChanges>;

const dateId = z.object({ id: z.uuid() });

export const listHistory = endpoint({
  method: 'GET',
  path: '/history',
  tag,
  summary:
    'Dates of the past, newest first, or upcoming ones, soonest first. Today is the day in the time zone of the header X-Time-Zone.',
  access: 'user',
  query: z.object({
    timeline: z.enum(['past', 'upcoming']).default('past'),
    profile_id: z.coerce.number().int().optional(),
    ...pageQuery,
  }),
  answer: z.array(dateRecord),
  refusals: ['not-found'],
});

const period = {
  dates: z.int(),
  rated: z.int().describe('How many of them somebody rated'),
  spending: z.number(),
};
export const dateTotals = z.object({
  ...period,
  average_rating: z.number().nullable().describe('Of the rated dates'),
  since: z.string().nullable().describe('The day of the first date'),
  months: z
    .array(
      z.object({
        ...period,
        month: z.string().describe('YYYY-MM'),
        rating_sum: z.number().describe('Of the rated dates'),
      }),
    )
    .describe('The months that have dates, the oldest first; their sums are the totals'),
});
export type DateTotals = z.output<typeof dateTotals>;

export const getTotals = endpoint({
  method: 'GET',
  path: '/history/totals',
  tag,
  summary: 'What all past dates come to, or those with one person, by month and in all.',
  access: 'user',
  query: z.object({ profile_id: z.coerce.number().int().optional() }),
  answer: dateTotals,
  refusals: ['not-found'],
});
export const getDate = endpoint({
  method: 'GET',
  path: '/history/:id',
  tag,
  summary: 'One date, with its plan as it stands now.',
  access: 'user',
  params: dateId,
  answer: dateDetail,
  refusals: ['not-found'],
});

const checkedStop = z.object({
  activity_id: z.string(),
  state: z.enum(['open', 'closed', 'unknown']),
  open_from: z.string().nullable().describe('HH:mm; null where nobody knows, or at any hour'),
  open_until: z.string().nullable(),
});
export type CheckedStop = z.output<typeof checkedStop>;

export const checkDate = endpoint({
  method: 'GET',
  path: '/history/:id/check',
  tag,
  summary:
    'Whether the stops are open when the two are there, by what is known now; with `date` or `start_time`, were the date moved there. Stops keep their distance from the first.',
  access: 'user',
  params: dateId,
  query: z.object({ date: day.optional(), start_time: time.optional() }),
  answer: z.object({
    date: z.string(),
    sunset: z.string().nullable(),
    weather_info: plannedWeather.nullable().describe('Null where the city is not built in'),
    stops: z.array(checkedStop).describe('In the order of the activities'),
  }),
  refusals: ['not-found', 'too-many-requests', 'unavailable'],
});
export type DateCheck = z.output<(typeof checkDate)['answer']>;

export const createDate = endpoint({
  method: 'POST',
  path: '/history',
  tag,
  summary:
    'Records or schedules a date. An id that this user has stored already answers 200 with what is stored. A date after today is not rated, whatever is sent.',
  access: 'user',
  body: newDate,
  answer: dateRecord,
  status: 201,
  repeatStatus: 200,
  refusals: ['not-found', 'too-many', 'storage-full'],
});
export const updateDate = endpoint({
  method: 'PUT',
  path: '/history/:id',
  tag,
  summary:
    'Changes the fields it carries. A rating makes the date rated, unless its day lies after today; `rated: false` takes it back, whatever rating stands beside it.',
  access: 'user',
  params: dateId,
  body: dateChanges,
  answer: dateRecord,
  refusals: ['not-found', 'storage-full'],
});
export const deleteDate = endpoint({
  method: 'DELETE',
  path: '/history/:id',
  tag,
  summary: 'Deletes a date.',
  access: 'user',
  params: dateId,
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});
