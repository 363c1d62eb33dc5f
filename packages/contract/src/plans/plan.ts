import { z } from 'zod';
import { limits } from '../limits.ts';
import { day, text } from '../text.ts';

/**
 * The plan, described once. The planner's own is complete (`plannedPlan`); all other plans (sent,
 * saved, shared, kept by a browser) are the same with whatever is not known left out (`plan`).
 * Every size is bounded here, so that what is sent is bounded too.
 */

export const legModes = ['walking', 'driving', 'public'] as const;

/** Texts of a plan are kept to the letter, control characters and all. */
const exactly = (max: number) => z.string().max(max, `Use at most ${max} characters`);
const label = exactly(limits.listText);
const labels = z.array(label).max(limits.list);
const name = exactly(limits.name);
const sentence = exactly(limits.longText);
const address = exactly(2000).nullable();
/**
 * `HH:mm` in the venue's own time zone. Other servers write times as they please: what is no such
 * time counts as not known.
 */
const when = exactly(40);

const dollars = z.number().min(0).max(limits.amount);
const money = z
  .object({ min: dollars, max: dollars, expected: dollars })
  .describe('US dollars for two');
const known = z.enum(['yes', 'no', 'unknown']);

const leg = z.object({
  minutes: z.int().min(0).max(limits.travelMinutes),
  miles: z.number().min(0).max(limits.travelMiles),
  mode: z.enum(legModes),
  at_most: z
    .boolean()
    .optional()
    .describe('Nobody planned this way: it takes no longer than the detour that it replaces'),
});

/** Why a stop may fall through. */
export const risks = ['show', 'event', 'hours', 'booking', 'rain', 'heat', 'cold'] as const;

const booking = z.object({
  need: z.enum(['none', 'advised', 'required']),
  ahead: label.nullable().describe('How long before, in words, such as "2 weeks"'),
  url: address.describe('Where, if that is not the website'),
});

const standIn = z.object({
  venue_id: name,
  name,
  location: exactly(limits.location),
  neighborhood: name,
  category: label,
  because: z.enum(risks).describe('What may make the stop fall through'),
  arrival: when,
  departure: when,
  open_until: when.nullable().describe('HH:mm; null where it is open around the clock'),
  way: leg,
  text: sentence.describe('All of it in a sentence'),
});

/** One stop of a plan as the planner gives it: everything is known or said not to be. */
export const plannedVenue = z.object({
  venue_id: name,
  name: text(limits.name),
  location: text(limits.location).describe('The address'),
  street: name
    .optional()
    .describe('What the address begins with; plans of earlier versions have none'),
  neighborhood: name,
  description: text(limits.longText),
  estimated_cost: text(limits.name).describe('In words, such as "About $50 for two" or "Free"'),
  opening_hours: text(limits.listText * 3).describe('In words, for that day'),
  opening: z
    .object({ opens: when, closes: when, all_day: z.boolean() })
    .nullable()
    .describe(
      'The hours that hold the stay, past midnight where they close before they open; null where they are not known',
    ),
  rating: z
    .number()
    .min(0)
    .max(5)
    .describe('5 where nobody rated; rating_source is then null and no stars are shown'),
  rating_source: z.object({ provider: label, count: z.int().min(0).max(1_000_000_000) }).nullable(),
  category: label.describe('What it is in words, such as "Filipino barbecue counter"'),
  kind: label.describe('Of which kind it is, such as "casual_eatery"'),
  coordinates: z.object({
    lat: z.number().min(-90).max(90),
    lon: z.number().min(-180).max(180),
  }),
  arrival: when,
  departure: when,
  cost: money,
  opening_hours_osm: address,
  indoor: z.boolean(),
  outdoor: z.boolean().describe('In the open, or with seats there'),
  moment: sentence.nullable().describe('What the two do there'),
  tip: sentence.nullable(),
  needs: z.object({
    alcohol: z.enum(['none', 'some', 'centred', 'unknown']),
    step_free: known,
    children: known,
    dogs: known,
    noise: z.int().min(1).max(5).nullable().describe('From a whisper to shouting'),
    effort: z.int().min(1).max(5).describe('From sitting to a steep climb of hours'),
    minimum_age: z.int().min(0).max(100).nullable(),
  }),
  dietary: labels,
  cuisines: labels,
  website: address,
  showtime: z
    .object({
      begins: when,
      usual: z.boolean().describe('Whether it only usually begins then: look it up before you go'),
    })
    .nullable()
    .describe('What begins while the two are there'),
  booking,
  stand_in: standIn
    .optional()
    .describe('Where to go instead when the stop falls through, checked like the plan itself'),
  reasons: z.array(sentence).max(4).describe('Why it fits'),
  evidence: z
    .array(
      z.object({
        reason: sentence,
        by: z.enum(['kind', 'tag', 'known_for', 'text']),
        what: label,
      }),
    )
    .max(4)
    .describe('What the reasons rest on that say a wish is met'),
  source: z.object({
    provider: z.enum(['builtin', 'osm', 'google', 'import']),
    id: name,
    url: address,
    licence: label,
    as_of: when,
  }),
});

/** Two to six stops in order with everything that was verified about them. */
export const plannedPlan = z.object({
  plan_id: z.uuidv4(),
  title: name,
  summary: sentence,
  label: label
    .optional()
    .describe('How this option differs, in two to five words; plans of earlier versions have none'),
  tips: z.array(sentence).max(3).describe('What to know before one goes'),
  date: when.describe('YYYY-MM-DD'),
  time_zone: label,
  city: label.describe('The built-in city whose sky and skyline belong to the plan'),
  start_time: when,
  end_time: when,
  venues: z.array(plannedVenue).min(1).max(limits.venuesPerPlan),
  almanac: z
    .array(z.object({ title: name, text: sentence, url: address }))
    .max(limits.list)
    .describe(
      'What the day brings: the stops that are of that day alone, and what is in the way of any',
    ),
  route_info: z.object({
    transportation: z.enum(legModes).describe('For no preference: what most legs use'),
    travel_time: label.describe('All legs together, such as "15 minutes"'),
    travel_minutes: z
      .int()
      .min(0)
      .max(limits.venuesPerPlan * limits.travelMinutes)
      .describe('The same as a number'),
    legs: z.array(leg).max(limits.venuesPerPlan),
    way_there: leg
      .nullish()
      .describe('From the location to the first venue; null where it is a whole city'),
    way_back: leg.nullish().describe('Home from the last venue'),
  }),
  total_cost: text(limits.name),
  cost: money,
  wishes: z
    .array(z.object({ text: sentence, met: z.boolean(), venue_id: name.nullable() }))
    .max(3 * limits.list)
    .describe('What was asked for, by interests, cuisines and mood, and the stop that has it'),
  checks: z.array(z.object({ rule: label, ok: z.literal(true), text: sentence })).max(limits.list),
  score: z
    .object({
      total: z.number().min(-100).max(100),
      terms: z.record(exactly(40), z.number().min(-100).max(100)),
    })
    .describe('Why this plan: the weighted terms, which sum to the total'),
});

/** A stop of any plan: what the specification asks for, and whatever else of it is known. */
export const venue = plannedVenue.partial().extend({
  ...plannedVenue.pick({
    name: true,
    location: true,
    description: true,
    estimated_cost: true,
    opening_hours: true,
    rating: true,
  }).shape,
  stand_in: standIn.partial().optional(),
});

/** Any plan: what the specification asks for, and whatever else of it is known. */
export const plan = plannedPlan.partial().extend({
  ...plannedPlan.pick({ plan_id: true, total_cost: true }).shape,
  venues: z.array(venue).min(1).max(limits.venuesPerPlan),
  route_info: plannedPlan.shape.route_info.partial(),
});

const isBounded = (value: object) => JSON.stringify(value).length <= limits.planJson;
const tooLong = 'The plan is too long';

/** A plan as clients send it. */
export const sentPlan = plan.refine(isBounded, tooLong);

/** A plan as clients send it to be kept: screens and calendars go by its day later. */
export const planToKeep = plan
  .extend({
    date: when
      .refine((date) => date === '' || day.safeParse(date).success, 'Use a day such as 2026-11-28')
      .optional()
      .describe('YYYY-MM-DD; empty or left out where no day is known'),
  })
  .refine(isBounded, tooLong);

/**
 * What the sky may bring. Usual weather of a month is told by the same kinds: `showers` where some
 * rain is usual, `rain` where it is often wet.
 */
export const weatherKinds = [
  'dry',
  'showers',
  'rain',
  'partly-cloudy',
  'cloudy',
  'fog',
  'snow',
  'storm',
  'unknown',
] as const;
export type WeatherKind = (typeof weatherKinds)[number];

/** The weather of a plan as the planner knows it. */
export const plannedWeather = z.object({
  expected_temperature: label.describe('Such as "61°F"'),
  temperature_f: z.int().min(-200).max(200).nullable().describe('The same as a number'),
  conditions: name,
  kind: z.enum(weatherKinds).describe('What the conditions say, as one of a few kinds'),
  precipitation_probability: z.number().min(0).max(1).nullable(),
  sunset: when.nullable(),
  source: z.enum(['open-meteo', 'climate', 'none']),
});

/** The weather of any plan, as far as it is known. */
export const weatherInfo = plannedWeather.partial();

export type PlannedPlan = z.output<typeof plannedPlan>;
export type PlannedVenue = z.output<typeof plannedVenue>;
export type PlannedWeather = z.output<typeof plannedWeather>;
export type WirePlan = z.output<typeof plan>;
export type WireVenue = z.output<typeof venue>;
export type WireLeg = z.output<typeof leg>;
export type WeatherInfo = z.output<typeof weatherInfo>;
/** What a plan says, whoever has it: shared plans and date ideas have no id. */
export type PlanContent = Omit<WirePlan, 'plan_id'>;
