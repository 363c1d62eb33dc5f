import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { plannedPlan, plannedVenue, plannedWeather } from './plan.ts';
import { suggestion } from './suggestion.ts';
import { text } from '../text.ts';

export const refinementTypes = ['preset', 'text'] as const;

const tag = 'Suggestions';
const venueId = z.string().min(1).max(200);

export const refinementRequest = z.object({
  type: z.enum(refinementTypes),
  value: z
    .string()
    // Far past what is read, so that a text too long is told so in the words of its own problem.
    .max(limits.planJson)
    .describe(
      'The name of a preset, or what should be different in plain words: 3 to 500 characters',
    ),
  session_id: z.uuid(),
  previous_suggestion_id: z.uuid().describe('The version to refine, one of the session’s'),
  log_id: z.uuid().nullish(),
  refinement_count: z
    .int()
    .min(0)
    .max(1000)
    .default(0)
    .describe('Tells a repeat from a new request; never trusted'),
  refinement_history: z
    .array(z.unknown())
    .max(100)
    .optional()
    .describe('Not read: the server keeps its own'),
  locked: z.array(venueId).max(6).default([]).describe('Venues that must stay where they are'),
  removed: z
    .array(venueId)
    .max(6)
    .default([])
    .describe('Venues that were taken out of the plans: another place comes in their stead'),
});

export const refinementHistoryItem = z.object({
  type: z.enum(refinementTypes),
  value: z.string(),
  timestamp: z.string(),
  resulting_suggestion_id: z.uuid(),
});

export const refinement = z.object({
  id: z.uuid().describe('The new version'),
  session_id: z.uuid(),
  suggestions: z.array(
    z.object({
      id: z.uuid(),
      activities: z.array(
        z.object({
          title: z.string(),
          location: z.string(),
          description: z.string(),
          cost_estimate: z.string(),
          time: z.string(),
        }),
      ),
      duration_estimate: z.string(),
      total_cost_estimate: z.string(),
      plan: plannedPlan,
    }),
  ),
  weather_info: plannedWeather,
  log_id: z.uuid().nullable(),
  refinement_count: z.int(),
  refinements_remaining: z.int(),
  refinement_history: z.array(refinementHistoryItem),
  understood: z.object({
    changes: z
      .array(z.object({ words: z.string(), meaning: z.string() }))
      .describe('What was read, in the order of the text'),
    unread: z.array(z.string()).describe('Words that ask for something that could not be read'),
    answers: z
      .array(z.string())
      .describe(
        'To what was asked about the plan, or to thanks; these alone change nothing and count as no refinement',
      ),
  }),
  notes: z.array(z.string()),
});

export type RefinementRequest = z.output<typeof refinementRequest>;
export type Refinement = z.output<typeof refinement>;
export type RefinementHistoryItem = z.output<typeof refinementHistoryItem>;

export const refineSuggestion = endpoint({
  method: 'POST',
  path: '/public/refine-suggestion',
  tag,
  access: 'either',
  summary: `Changes a suggestion as asked and no further, ${limits.refinements} times a session. A session of a user answers to that user only, any other to whoever holds its id. A repeat gets the stored answer.`,
  body: refinementRequest,
  answer: refinement,
  refusals: ['not-found', 'refinement-limit', 'no-refinement', 'too-many-requests', 'unavailable'],
});

const venueIds = z
  .array(text(200))
  .min(limits.stops.min, 'Name the venues of the plan')
  .max(limits.stops.max, 'Name the venues of the plan');
const version = z.object({ suggestionId: z.uuid() });
const planOfVersion = version.extend({ planId: z.uuid() });

export const getSuggestion = endpoint({
  method: 'GET',
  path: '/suggestions/:suggestionId',
  tag,
  access: 'either',
  summary: 'A version of a suggestion as it was answered, for whoever may refine it.',
  params: version,
  answer: suggestion,
  refusals: ['not-found'],
});

export const planChanges = z.object({
  minutes: z.int().describe('How much later the evening ends; negative: earlier'),
  cost: z.number().describe('US dollars more for two; negative: less'),
});

export const listAlternatives = endpoint({
  method: 'POST',
  path: '/suggestions/:suggestionId/plans/:planId/alternatives',
  tag,
  access: 'either',
  keepsLittle: true,
  summary:
    'At most three other places for one stop, the best first, each with the plan that would be and what it changes.',
  params: planOfVersion,
  body: z.object({ venue_id: venueId }),
  answer: z
    .array(z.object({ venue: plannedVenue, plan: plannedPlan, changes: planChanges }))
    .max(3),
  status: 200,
  refusals: ['not-found'],
});

export const reorderPlan = endpoint({
  method: 'POST',
  path: '/suggestions/:suggestionId/plans/:planId/reorder',
  tag,
  access: 'either',
  summary: 'The same stops in another order with new times, or the reason why not.',
  params: planOfVersion,
  body: z.object({ venue_ids: venueIds }),
  answer: plannedPlan,
  status: 200,
  refusals: ['not-found', 'no-refinement'],
});

export const arrangePlan = endpoint({
  method: 'PUT',
  path: '/suggestions/:suggestionId/plans/:planId/venues',
  tag,
  access: 'either',
  summary: `Takes one of a plan's alternatives or another order of its stops as a new version, which refinements go on from. It counts as no refinement; a session has ${limits.versions} versions at most.`,
  params: planOfVersion,
  body: z.object({ venue_ids: venueIds }),
  answer: suggestion,
  refusals: ['not-found', 'no-refinement', 'too-many'],
});
