import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { pageQuery } from '../page.ts';
import { plan, planToKeep, weatherInfo } from './plan.ts';

const tag = 'Saved ideas';

export const savedIdea = z.object({
  id: z.string(),
  suggestion_id: z.string(),
  log_id: z.string().nullable(),
  profile_id: z.int().nullable(),
  weather_info: weatherInfo,
  plans: z.array(plan),
  edited: z.boolean().describe('Whether a plan was changed after it was suggested'),
  created_at: z.string(),
  damaged_plans: z
    .array(z.string())
    .optional()
    .describe('Ids of plans that are stored and cannot be read; they can be removed'),
});
export type SavedIdea = z.output<typeof savedIdea>;

const newIdea = z.object({
  suggestion_id: z.uuid(),
  log_id: z.uuid().nullable().optional(),
  profile_id: z.int().nullable().optional(),
  weather_info: weatherInfo,
  plans: z.array(planToKeep).min(1).max(limits.plansPerIdea),
});
export type NewIdea = z.output<typeof newIdea>;

export const listIdeas = endpoint({
  method: 'GET',
  path: '/saved-ideas',
  tag,
  summary: 'Saved ideas, newest first.',
  access: 'user',
  query: z.object({
    profile_id: z.coerce.number().int().optional(),
    suggestion_id: z.uuid().optional().describe('The idea of one suggestion'),
    ...pageQuery,
  }),
  answer: z.array(savedIdea),
  refusals: ['not-found'],
});
export const saveIdea = endpoint({
  method: 'POST',
  path: '/saved-ideas',
  tag,
  summary:
    'Saves plans of a suggestion. A second plan of the same suggestion joins its idea; a plan saved twice is there once.',
  access: 'user',
  body: newIdea,
  answer: savedIdea,
  status: 201,
  refusals: ['not-found', 'too-many', 'storage-full'],
});
export const deleteSavedPlan = endpoint({
  method: 'DELETE',
  path: '/saved-ideas/:planId',
  tag,
  summary: 'Removes a plan; its idea goes with its last plan.',
  access: 'user',
  params: z.object({ planId: z.uuid() }),
  answer: z.void(),
  status: 204,
  refusals: ['not-found'],
});
