import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { placeChoice } from './places.ts';
import { alternative, problem } from './problem.ts';
import { suggestionRequest } from './suggestion-request.ts';

export const legModes = ['walking', 'driving', 'public'] as const;

const money = z
  .object({ min: z.number(), max: z.number(), expected: z.number() })
  .describe('US dollars for two');

const known = z.enum(['yes', 'no', 'unknown']);

/** Why a stop may fall through. */
export const risks = ['show', 'event', 'hours', 'booking', 'rain', 'heat', 'cold'] as const;

/** Where the two go when a stop falls through: what was wished is had there too, and all other stops keep their times. */
export const standIn = z.object({
  venue_id: z.string(),
  name: z.string(),
  location: z.string().describe('The address'),
  neighborhood: z.string(),
  category_label: z.string(),
  because: z.enum(risks).describe('What may make the stop fall through'),
  arrival: z.string(),
  departure: z.string(),
  open_until: z.string().nullable().describe('HH:mm; null where it is open around the clock'),
  way: z.object({ minutes: z.number().int(), miles: z.number(), mode: z.enum(legModes) }),
  text: z.string().describe('All of it in a sentence'),
});

/** One stop of a plan. Times are `HH:mm` in the venue's own time zone. */
export const venue = z.object({
  venue_id: z.string(),
  name: z.string(),
  location: z.string().describe('The address'),
  neighborhood: z.string(),
  description: z.string(),
  estimated_cost: z.string().describe('In words, such as "$40 to $60 for two" or "Free"'),
  opening_hours: z.string().describe('In words, for that day'),
  rating: z
    .number()
    .min(0)
    .max(5)
    .describe('5 where nobody rated; rating_source is then null and no stars are shown'),
  rating_source: z.object({ provider: z.string(), count: z.number().int() }).nullable(),
  category: z.string(),
  category_label: z.string(),
  coordinates: z.object({ lat: z.number(), lon: z.number() }),
  arrival: z.string(),
  departure: z.string(),
  cost: money,
  opening_hours_osm: z.string().nullable(),
  indoor: z.boolean(),
  outdoor: z.boolean().describe('In the open, or with seats there'),
  moment: z.string().nullable().describe('What the two do there'),
  tip: z.string().nullable(),
  needs: z.object({
    alcohol: z.enum(['none', 'some', 'centred', 'unknown']),
    step_free: known,
    children: known,
    dogs: known,
    noise: z.int().min(1).max(5).nullable().describe('From a whisper to shouting'),
    effort: z.int().min(1).max(5).describe('From sitting to a steep climb of hours'),
    minimum_age: z.int().min(0).max(100).nullable(),
  }),
  dietary: z.array(z.string()),
  cuisines: z.array(z.string()),
  website: z.string().nullable(),
  booking: z.enum(['none', 'advised', 'required']),
  stand_in: standIn
    .optional()
    .describe('Where to go instead when the stop falls through, checked like the plan itself'),
  reasons: z.array(z.string()).max(4).describe('Why it fits'),
  evidence: z
    .array(
      z.object({
        reason: z.string(),
        by: z.enum(['kind', 'tag', 'known_for', 'text']),
        what: z.string(),
      }),
    )
    .max(4)
    .describe('What the reasons rest on that say a wish is met'),
  source: z.object({
    provider: z.enum(['builtin', 'osm', 'google', 'import']),
    id: z.string(),
    url: z.string().nullable(),
    licence: z.string(),
    as_of: z.string(),
  }),
});

const leg = z.object({ minutes: z.number().int(), miles: z.number(), mode: z.enum(legModes) });

/** Two to six stops in order with everything that was verified about them. */
export const plan = z.object({
  plan_id: z.uuidv4(),
  title: z.string(),
  summary: z.string(),
  label: z
    .string()
    .optional()
    .describe('How this option differs, in two to five words; plans of earlier versions have none'),
  tips: z.array(z.string()).max(3).describe('What to know before one goes'),
  date: z.string(),
  time_zone: z.string(),
  city: z.string().describe('The built-in city whose sky and skyline belong to the plan'),
  start_time: z.string(),
  end_time: z.string(),
  venues: z.array(venue),
  route_info: z.object({
    transportation: z.enum(legModes),
    travel_time: z.string().describe('All legs together, such as "15 minutes"'),
    legs: z.array(leg),
    way_there: leg
      .nullish()
      .describe('From the location to the first venue; null where it is a whole city'),
    way_back: leg.nullish().describe('Home from the last venue'),
  }),
  total_cost: z.string(),
  cost: money,
  wishes: z
    .array(z.object({ text: z.string(), met: z.boolean(), venue_id: z.string().nullable() }))
    .describe('What was asked for, and the stop that has it'),
  checks: z.array(z.object({ rule: z.string(), ok: z.literal(true), text: z.string() })),
  score: z
    .object({ total: z.number(), terms: z.record(z.string(), z.number()) })
    .describe('Why this plan: the weighted terms, which sum to the total'),
});

export const weatherInfo = z.object({
  expected_temperature: z.string().describe('Such as "61°F"'),
  conditions: z.string(),
  precipitation_probability: z.number().min(0).max(1).nullable(),
  sunset: z.string().nullable(),
  source: z.enum(['open-meteo', 'climate', 'none']),
});

export const suggestion = z.object({
  suggestion_id: z.uuidv4(),
  log_id: z.uuidv4().nullable(),
  session_id: z.uuidv4(),
  refinements_remaining: z.number().int(),
  weather_info: weatherInfo,
  plans: z.array(plan).min(1).max(2),
  notes: z
    .array(z.string())
    .describe(
      'What the two should know: how the location was read, words that were not understood, why there is no meal',
    ),
  place_choices: z
    .array(placeChoice)
    .optional()
    .describe('What an ambiguous location may mean, what these plans took it for first'),
  offers: z.array(alternative).describe('Changes that can be made with one tap'),
});

export type WireLeg = z.output<typeof leg>;
export type WireVenue = z.output<typeof venue>;
export type WirePlan = z.output<typeof plan>;
export type WeatherInfo = z.output<typeof weatherInfo>;
export type Suggestion = z.output<typeof suggestion>;

export const progressStages = ['location', 'weather', 'venues', 'plans', 'writing'] as const;
/** The `progress` event of a suggestion asked for with `Accept: text/event-stream`. */
export const progress = z.object({ stage: z.enum(progressStages), detail: z.string() });
export type Progress = z.output<typeof progress>;

/** The events of the stream: any number of `progress`, then one `suggestion` or one `problem`. */
export const suggestionEvents = { progress, suggestion, problem } as const;

export const suggestPublic = endpoint({
  method: 'POST',
  path: '/public/date-suggestions',
  tag: 'Suggestions',
  access: 'anyone',
  summary:
    'Plans one or two evenings of real venues for somebody who is not signed in. With Accept: text/event-stream the answer is a stream of progress, suggestion and problem events.',
  body: suggestionRequest,
  answer: suggestion,
  refusals: ['location-unknown', 'no-plan', 'anonymous-limit', 'too-many-requests', 'unavailable'],
  events: suggestionEvents,
});

export const suggestForProfile = endpoint({
  method: 'POST',
  path: '/profiles/suggest',
  tag: 'Suggestions',
  access: 'user',
  summary:
    "Plans one or two evenings for the user and one of their people, or with profileId -1 a Quick Date. The own profile's diets and dislikes count too, and nothing done with this person comes again. With Accept: text/event-stream the answer is a stream of progress, suggestion and problem events.",
  body: suggestionRequest,
  answer: suggestion,
  refusals: ['not-found', 'location-unknown', 'no-plan', 'too-many-requests', 'unavailable'],
  events: suggestionEvents,
});
