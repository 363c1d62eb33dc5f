import type { WeatherInfo, WirePlan } from '@rendezvous/contract';
import { storedPlan, storedWeather } from '../platform/db/stored-plans.ts';
import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import {
  findSuggested,
  shareSuggested,
  stopSuggested,
  type SuggestedPlan,
} from './shared-suggestions-query.ts';

export interface SharedPlans {
  /**
   * The token that a saved plan is shared under: the existing one, otherwise `newToken`. Undefined
   * if the user has no such plan.
   */
  share(
    userId: number,
    planId: string,
    { newToken, now }: { newToken: string; now: number },
  ): Promise<string | undefined>;
  /**
   * Ends the sharing of a saved plan, whether or not it was shared; says whether the user has such
   * a plan.
   */
  stop(userId: number, planId: string): Promise<boolean>;
  /**
   * The same for a suggested plan, whoever may share it; if it is already shared it keeps its
   * token.
   */
  shareSuggested(
    plan: SuggestedPlan,
    { newToken, now }: { newToken: string; now: number },
  ): Promise<string>;
  stopSuggested(plan: SuggestedPlan): Promise<void>;
  /**
   * The plan with the weather it was saved or suggested with. The only query without a user: the
   * token itself gives access to the plan.
   */
  find(token: string): Promise<{ plan: WirePlan; weather: WeatherInfo } | undefined>;
}

export function createSharedPlans(db: Database): SharedPlans {
  return {
    share: (userId, planId, { newToken, now }) =>
      withUserLocked(db, userId, async (locked) => {
        if (!(await isSaved(locked, userId, planId))) return undefined;
        await locked
          .insertInto('shared_plans')
          .values({ user_id: userId, plan_id: planId, token: newToken, created_at: now })
          .onConflict((conflict) => conflict.columns(['user_id', 'plan_id']).doNothing())
          .execute();
        const { token } = await locked
          .selectFrom('shared_plans')
          .select('token')
          .where('user_id', '=', userId)
          .where('plan_id', '=', planId)
          .executeTakeFirstOrThrow();
        return token;
      }),

    stop: (userId, planId) =>
      withUserLocked(db, userId, async (locked) => {
        await locked
          .deleteFrom('shared_plans')
          .where('user_id', '=', userId)
          .where('plan_id', '=', planId)
          .execute();
        return isSaved(locked, userId, planId);
      }),

    shareSuggested: (plan, link) => shareSuggested(db, plan, link),
    stopSuggested: (plan) => stopSuggested(db, plan),

    async find(token) {
      // PostgreSQL refuses some characters that an address may contain.
      if (!/^[\w-]+$/.test(token)) return undefined;
      const row = await db
        .selectFrom('shared_plans')
        .innerJoin('saved_plans', (join) =>
          join
            .onRef('saved_plans.user_id', '=', 'shared_plans.user_id')
            .onRef('saved_plans.plan_id', '=', 'shared_plans.plan_id'),
        )
        .innerJoin('saved_ideas', (join) =>
          join
            .onRef('saved_ideas.user_id', '=', 'saved_plans.user_id')
            .onRef('saved_ideas.id', '=', 'saved_plans.idea_id'),
        )
        .select(['saved_plans.plan', 'saved_ideas.weather'])
        .where('shared_plans.token', '=', token)
        .executeTakeFirst();
      if (row === undefined) return findSuggested(db, token);
      return { plan: storedPlan.parse(row.plan), weather: storedWeather.parse(row.weather) };
    },
  };
}

async function isSaved(db: Database, userId: number, planId: string): Promise<boolean> {
  return (
    (await db
      .selectFrom('saved_plans')
      .select('plan_id')
      .where('user_id', '=', userId)
      .where('plan_id', '=', planId)
      .executeTakeFirst()) !== undefined
  );
}
