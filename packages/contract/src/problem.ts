import { z } from 'zod';
import { suggestionConfigChanges } from './plans/suggestion-request.ts';

/** One way out of a request that cannot be planned: applying `changes` to `config` succeeds. */
export const alternative = z.object({
  changes: suggestionConfigChanges,
  text: z.string().describe('The change in words: "raise the budget to $60"'),
});
export type Alternative = z.output<typeof alternative>;

/** Messages by field path, such as config.location. */
export const fieldErrors = z.record(z.string(), z.array(z.string()));

/** RFC 9457 problem details, as `application/problem+json`. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().describe('One sentence for people'),
  code: z.string().describe('Stable kebab-case name'),
  errors: fieldErrors.optional().describe('Messages by field path, such as config.location'),
  relax: z.array(z.string()).optional().describe('The wishes that stand in the way (no-plan)'),
  alternatives: z.array(alternative).max(3).optional(),
});
export type Problem = z.output<typeof problem>;
