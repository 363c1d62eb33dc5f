import type { Suggestion } from '@rendezvous/contract';
import { storedSuggestion } from '../platform/db/stored-plans.ts';
import type { Database } from '../platform/db/tables.ts';

/** A suggested plan that nobody has saved. */
export interface SuggestedPlan {
  readonly suggestionId: string;
  readonly planId: string;
}

/** The token that a suggested plan is shared under: the existing one, otherwise `newToken`. */
export async function shareSuggested(
  db: Database,
  { suggestionId, planId }: SuggestedPlan,
  { newToken, now }: { readonly newToken: string; readonly now: number },
): Promise<string> {
  await db
    .insertInto('shared_suggestions')
    .values({ suggestion_id: suggestionId, plan_id: planId, token: newToken, created_at: now })
    .onConflict((conflict) => conflict.columns(['suggestion_id', 'plan_id']).doNothing())
    .execute();
  const { token } = await db
    .selectFrom('shared_suggestions')
    .select('token')
    .where('suggestion_id', '=', suggestionId)
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  return token;
}

export async function stopSuggested(
  db: Database,
  { suggestionId, planId }: SuggestedPlan,
): Promise<void> {
  await db
    .deleteFrom('shared_suggestions')
    .where('suggestion_id', '=', suggestionId)
    .where('plan_id', '=', planId)
    .execute();
}

/** The plan that a token was made for, with the weather it was suggested with. */
export async function findSuggested(
  db: Database,
  token: string,
): Promise<{ plan: Suggestion['plans'][number]; weather: Suggestion['weather_info'] } | undefined> {
  const row = await db
    .selectFrom('shared_suggestions')
    .innerJoin('suggestions', 'suggestions.id', 'shared_suggestions.suggestion_id')
    .select(['shared_suggestions.plan_id', 'suggestions.answer'])
    .where('shared_suggestions.token', '=', token)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { plans, weather_info: weather } = storedSuggestion.parse(row.answer);
  const plan = plans.find(({ plan_id }) => plan_id === row.plan_id);
  return plan && { plan, weather };
}
