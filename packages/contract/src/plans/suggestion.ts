import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { placeChoice } from './places.ts';
import { plannedPlan, plannedWeather } from './plan.ts';
import { alternative, problem } from '../problem.ts';
import { suggestionRequest, visitorSuggestionRequest } from './suggestion-request.ts';

export const suggestion = z.object({
  suggestion_id: z.uuidv4(),
  log_id: z.uuidv4().nullable(),
  session_id: z.uuidv4(),
  refinements_remaining: z.number().int(),
  weather_info: plannedWeather,
  plans: z.array(plannedPlan).min(1).max(2),
  notes: z
    .array(z.string())
    .describe(
      'What the two should know: how the location was read, words that were not understood, why there is no meal, and the `tips` of the first plan',
    ),
  place_choices: z
    .array(placeChoice)
    .optional()
    .describe('What an ambiguous location may mean, what these plans took it for first'),
  offers: z.array(alternative).describe('Changes that can be made with one tap'),
});

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
    'Plans one or two evenings of real venues for somebody who is not signed in. A request that comes again with its `request_id` gets the stored answer, a few times within a day. With Accept: text/event-stream the answer is a stream of progress, suggestion and problem events.',
  body: visitorSuggestionRequest,
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
