import type { QueryClient } from '@tanstack/react-query';
import { isNotFound } from '../../../api/api-failure.ts';
import { callEndpoint } from '../../../api/call-endpoint.ts';
import { refinementKey, suggestionKey } from '../../../api/storage/plan-keys.ts';
import { dropKeptSuggestion, findKeptSuggestion } from '../../../api/storage/planner-store.ts';
import { dayFromToday } from '../../../ui/time/calendar-day.ts';
import { readAnswer } from './read-answer.ts';
import { parsePerson } from '../form/kept-form.ts';
import { dayOf } from '../../../plan/plan-stays.ts';
import { isOf, type RefinementState, shownOf } from '../refinement/refinement-state.ts';
import { occasionOf, type ShownSuggestion } from '../../../plan/shown-suggestion.ts';

interface Restoring {
  /**
   * A user can ask for another plan any day; a visitor's only one stays also
   * once its evening has passed.
   */
  readonly isMember: boolean;
}

/** Shows the kept suggestion at once, and then as the server has it by now. Never rejects. */
export async function restoreSuggestion(
  client: QueryClient,
  { isMember }: Restoring,
): Promise<void> {
  const kept = parseKept(findKeptSuggestion(client));
  const isTaken = client.getQueryData(suggestionKey) !== undefined;
  if (kept && !isTaken && (!isMember || isAhead(kept))) show(client, kept);
  dropKeptSuggestion(client);
  if (kept && shownId(client) === kept.suggestion_id) await refresh(client, kept);
}

function parseKept(value: unknown): ShownSuggestion | null {
  if (typeof value !== 'object' || value === null) return null;
  const { person, location } = value as Readonly<Record<string, unknown>>;
  const suggestion = {
    ...readAnswer(value),
    person: parsePerson(person),
    location: typeof location === 'string' ? location : null,
  };
  return suggestion.plans.some(({ venues }) => venues.length > 0) ? suggestion : null;
}

function isAhead({ plans }: ShownSuggestion): boolean {
  return plans.some((plan) => (dayOf(plan) ?? dayFromToday(0)) >= dayFromToday(0));
}

function show(client: QueryClient, suggestion: ShownSuggestion): void {
  const known = client.getQueryData<RefinementState>(refinementKey);
  const state = known &&
    isOf(known, suggestion) && {
      ...known,
      held: { ...known.held, [suggestion.suggestion_id]: suggestion },
    };
  if (state) client.setQueryData(refinementKey, state);
  client.setQueryDefaults(suggestionKey, { gcTime: Number.POSITIVE_INFINITY });
  client.setQueryData(suggestionKey, (state && shownOf(state)) ?? suggestion);
}

function shownId(client: QueryClient): string | undefined {
  return client.getQueryData<ShownSuggestion>(suggestionKey)?.suggestion_id;
}

async function refresh(client: QueryClient, kept: ShownSuggestion): Promise<void> {
  const params = { suggestionId: kept.suggestion_id };
  try {
    const answer = await callEndpoint('GET /suggestions/:suggestionId', { params });
    if (shownId(client) === kept.suggestion_id) show(client, { ...answer, ...occasionOf(kept) });
  } catch (error) {
    // The server has it no more: it can be read, and not be changed.
    if (isNotFound(error) && shownId(client) === kept.suggestion_id)
      show(client, { ...kept, session_id: null });
  }
}
