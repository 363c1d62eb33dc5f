import type { Suggestion } from '@rendezvous/contract';
import { expect } from 'vitest';
import type { TestUser } from './a-user.ts';

/** A suggestion for an evening in San Francisco, planned for a user over HTTP. */
export async function aSuggestionFor(user: TestUser, config: object = {}): Promise<Suggestion> {
  const answer = await user.ask('POST', '/profiles/suggest', {
    config: { location: 'San Francisco, CA', date_number: 3, budget: '50-200', ...config },
  });
  expect(answer.statusCode).toBe(200);
  return answer.json<Suggestion>();
}

/**
 * What a test says of a refinement; the rest of the request is that of the first one of a session.
 */
export type Asked = Partial<
  Record<
    | 'type'
    | 'value'
    | 'session_id'
    | 'previous_suggestion_id'
    | 'refinement_count'
    | 'refinement_history'
    | 'locked'
    | 'removed',
    unknown
  >
>;

/** The request for a refinement of a suggestion. */
export const refinementOf = (suggestion: Suggestion, asked: Asked) => ({
  type: 'text',
  session_id: suggestion.session_id,
  previous_suggestion_id: suggestion.suggestion_id,
  refinement_count: 0,
  refinement_history: [],
  log_id: null,
  ...asked,
});
