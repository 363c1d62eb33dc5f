import { z } from 'zod';
import { suggestionConfigChanges } from './suggestion-request.ts';

/** Every refusal: its code, status and title. Clients branch on the code and show the detail. */
export const refusals = {
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  'invalid-input': { status: 422, title: 'Some of the input cannot be used' },
  'location-unknown': { status: 422, title: 'The location is not known' },
  'no-plan': { status: 422, title: 'No plan is possible' },
  'no-refinement': { status: 422, title: 'The plan cannot be changed that way' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'body-too-large': { status: 413, title: 'The body is too large' },
  'unsupported-media-type': { status: 415, title: 'Send JSON' },
  'bad-credentials': { status: 401, title: 'The credentials are wrong' },
  'signed-out': { status: 401, title: 'Not signed in' },
  'google-sign-in-failed': { status: 401, title: 'Google did not confirm this sign-in' },
  'sign-in-again': { status: 403, title: 'This takes the password' },
  'email-taken': { status: 409, title: 'Another account has this e-mail' },
  'link-expired': { status: 422, title: 'The link does not work any more' },
  'too-many': { status: 422, title: 'There is no room for more' },
  'storage-full': { status: 422, title: 'The storage of this account is full' },
  'photo-too-large': { status: 413, title: 'The photo is too large' },
  'not-a-photo': { status: 415, title: 'This is not a photo' },
  'anonymous-limit': { status: 429, title: 'The free suggestion is used up' },
  'refinement-limit': { status: 429, title: 'All refinements are used' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'request-timeout': { status: 408, title: 'The request took too long to arrive' },
  'bad-request': { status: 400, title: 'The request cannot be read' },
  unavailable: { status: 503, title: 'Not available right now' },
  internal: { status: 500, title: 'Something went wrong' },
} as const;
export type RefusalCode = keyof typeof refusals;

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
