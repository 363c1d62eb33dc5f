import { randomUUID } from 'node:crypto';
import { limits, type WeatherInfo, type WirePlan } from '@rendezvous/contract';
import { sql } from 'kysely';
import { fitPage, isAfterNewest, type Page, type PageSize } from '../platform/db/pages.ts';
import { requireProfile } from '../people/require-profile-query.ts';
import { storedPlan, storedWeather } from '../platform/db/stored-plans.ts';
import { readIfWhole } from '../platform/db/stored-damage.ts';
import type { Database } from '../platform/db/tables.ts';
import { withUserLocked } from '../platform/db/with-user-locked.ts';
import { Refusal } from '../refusal.ts';

export interface IdeaDetails {
  readonly suggestionId: string;
  readonly logId: string | null;
  /** Null: for nobody in particular. */
  readonly profileId: number | null;
  readonly weather: WeatherInfo;
}

export interface StoredPlan {
  readonly plan: WirePlan;
  /** Whether it was changed after it was suggested. */
  readonly isEdited: boolean;
}

/** Plans of one suggestion that a user keeps, in the order they were saved. */
export interface StoredIdea extends IdeaDetails {
  readonly id: string;
  readonly plans: readonly StoredPlan[];
  /** Those that cannot be read. */
  readonly damagedPlanIds: readonly string[];
  readonly createdAt: number;
}

/** Where in the order of ideas an item stands. */
export interface IdeaKey {
  readonly createdAt: number;
  readonly id: string;
}

export interface IdeasWanted {
  readonly profileId?: number | null;
  readonly suggestionId?: string | undefined;
  readonly size: PageSize;
  readonly after?: IdeaKey | undefined;
}

export interface SavedIdeas {
  /**
   * Newest first. Refuses a profile that the user does not have; null asks for ideas for nobody in
   * particular.
   */
  page(userId: number, wanted: IdeasWanted): Promise<Page<StoredIdea, IdeaKey>>;
  /**
   * Keeps plans of a suggestion, and joins them to its idea where there is one already. A plan kept
   * before is there once, as it was sent last. Refuses an unknown profile, an idea too many and a
   * plan too many.
   */
  save(
    userId: number,
    idea: IdeaDetails & { plans: readonly StoredPlan[] },
    now: number,
  ): Promise<StoredIdea>;
  findPlan(userId: number, planId: string): Promise<WirePlan | undefined>;
  /** Removes a plan, and its idea with the last one; says whether there was such a plan. */
  deletePlan(userId: number, planId: string): Promise<boolean>;
}

export function createSavedIdeas(db: Database): SavedIdeas {
  return {
    page: (userId, wanted) => pageOfIdeas(db, userId, wanted),

    save: (userId, { plans, ...idea }, now) =>
      withUserLocked(db, userId, async (locked) => {
        if (idea.profileId !== null) await requireProfile(locked, userId, idea.profileId);
        const id =
          (await findIdeaId(locked, userId, idea.suggestionId)) ??
          (await insertIdea(locked, { userId, idea, now }));
        await keepPlans(locked, { userId, ideaId: id, plans, now });
        const [saved] = await readIdeas(locked, userId, [id]);
        if (saved === undefined)
          throw new Error('An idea is gone in the transaction that saved it');
        return saved;
      }),

    async findPlan(userId, planId) {
      const row = await db
        .selectFrom('saved_plans')
        .select('plan')
        .where('user_id', '=', userId)
        .where('plan_id', '=', planId)
        .executeTakeFirst();
      return row && storedPlan.parse(row.plan);
    },

    deletePlan: (userId, planId) =>
      withUserLocked(db, userId, async (locked) => {
        const row = await locked
          .deleteFrom('saved_plans')
          .where('user_id', '=', userId)
          .where('plan_id', '=', planId)
          .returning('idea_id')
          .executeTakeFirst();
        if (row !== undefined) await deleteWhenEmpty(locked, userId, row.idea_id);
        return row !== undefined;
      }),
  };
}

/** Keys and weights first, with the plans of each idea: nothing is read that is not given. */
async function pageOfIdeas(
  db: Database,
  userId: number,
  { profileId, suggestionId, size, after }: IdeasWanted,
): Promise<Page<StoredIdea, IdeaKey>> {
  if (typeof profileId === 'number') await requireProfile(db, userId, profileId);
  const found = await db
    .selectFrom('saved_ideas')
    .select(['created_at as createdAt', 'id'])
    .select(
      sql<number>`octet_length(weather) + 300 + (
        select cast(coalesce(sum(octet_length(plan)), 0) as bigint) from saved_plans
        where saved_plans.user_id = saved_ideas.user_id and saved_plans.idea_id = saved_ideas.id
      )`.as('bytes'),
    )
    .where('user_id', '=', userId)
    .$if(profileId === null, (query) => query.where('profile_id', 'is', null))
    .$if(typeof profileId === 'number', (query) =>
      query.where('profile_id', '=', profileId as number),
    )
    .$if(suggestionId !== undefined, (query) =>
      query.where('suggestion_id', '=', suggestionId as string),
    )
    .$if(after !== undefined, (query) => query.where(isAfterNewest(after as IdeaKey)))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(size.items + 1)
    .execute();
  const { keys, next } = fitPage(found, size);
  const items = await readIdeas(
    db,
    userId,
    keys.map(({ id }) => id),
  );
  return { items, next: next && { createdAt: next.createdAt, id: next.id } };
}

/** Two statements, whatever the number of ideas. */
async function readIdeas(
  db: Database,
  userId: number,
  ids: readonly string[],
): Promise<StoredIdea[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('saved_ideas')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const plans = await db
    .selectFrom('saved_plans')
    .select(['idea_id', 'plan_id', 'plan', 'edited'])
    .where('user_id', '=', userId)
    .where('idea_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  const plansByIdea = Map.groupBy(plans, (plan) => plan.idea_id);
  return rows.map((row) => {
    const read = (plansByIdea.get(row.id) ?? []).map(({ plan_id: id, plan, edited }) => ({
      id,
      plan: readIfWhole(`the plan ${id}`, () => storedPlan.parse(plan)),
      isEdited: edited === 1,
    }));
    return {
      id: row.id,
      suggestionId: row.suggestion_id,
      logId: row.log_id,
      profileId: row.profile_id,
      weather: readIfWhole(`the idea ${row.id}`, () => storedWeather.parse(row.weather)) ?? {},
      plans: read.flatMap(({ plan, isEdited }) => (plan ? [{ plan, isEdited }] : [])),
      damagedPlanIds: read.flatMap(({ id, plan }) => (plan ? [] : [id])),
      createdAt: row.created_at,
    };
  });
}

async function findIdeaId(
  db: Database,
  userId: number,
  suggestionId: string,
): Promise<string | undefined> {
  return (
    await db
      .selectFrom('saved_ideas')
      .select('id')
      .where('user_id', '=', userId)
      .where('suggestion_id', '=', suggestionId)
      .executeTakeFirst()
  )?.id;
}

async function insertIdea(
  db: Database,
  { userId, idea, now }: { userId: number; idea: IdeaDetails; now: number },
): Promise<string> {
  const { ideas, newest } = await db
    .selectFrom('saved_ideas')
    .select(({ fn }) => [fn.countAll<number>().as('ideas'), fn.max('created_at').as('newest')])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (ideas >= limits.ideas) throw new Refusal('too-many');
  const id = randomUUID();
  await db
    .insertInto('saved_ideas')
    .values({
      user_id: userId,
      id,
      suggestion_id: idea.suggestionId,
      log_id: idea.logId,
      profile_id: idea.profileId,
      weather: storedWeather.format(idea.weather),
      created_at: Math.max(now, (newest ?? 0) + 1),
    })
    .execute();
  return id;
}

async function keepPlans(
  db: Database,
  {
    userId,
    ideaId,
    plans,
    now,
  }: { userId: number; ideaId: string; plans: readonly StoredPlan[]; now: number },
): Promise<void> {
  const planIds = plans.map(({ plan }) => plan.plan_id);
  const elsewhere = await db
    .selectFrom('saved_plans')
    .select('idea_id')
    .where('user_id', '=', userId)
    .where('plan_id', 'in', planIds)
    .where('idea_id', '!=', ideaId)
    .execute();
  const { others, newest } = await db
    .selectFrom('saved_plans')
    .select(({ fn }) => [fn.countAll<number>().as('others'), fn.max('created_at').as('newest')])
    .where('user_id', '=', userId)
    .where('idea_id', '=', ideaId)
    .where('plan_id', 'not in', planIds)
    .executeTakeFirstOrThrow();
  if (others + plans.length > limits.plansPerIdea) throw new Refusal('too-many');
  const first = Math.max(now, (newest ?? 0) + 1);
  await db
    .insertInto('saved_plans')
    .values(
      plans.map(({ plan, isEdited }, index) => ({
        user_id: userId,
        plan_id: plan.plan_id,
        idea_id: ideaId,
        plan: storedPlan.format(plan),
        edited: isEdited ? 1 : 0,
        created_at: first + index,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'plan_id']).doUpdateSet((row) => ({
        plan: row.ref('excluded.plan'),
        edited: row.ref('excluded.edited'),
        idea_id: row.ref('excluded.idea_id'),
      })),
    )
    .execute();
  for (const { idea_id } of elsewhere) await deleteWhenEmpty(db, userId, idea_id);
}

async function deleteWhenEmpty(db: Database, userId: number, ideaId: string): Promise<void> {
  await db
    .deleteFrom('saved_ideas')
    .where('user_id', '=', userId)
    .where('id', '=', ideaId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('saved_plans')
            .select('plan_id')
            .where('user_id', '=', userId)
            .where('idea_id', '=', ideaId),
        ),
      ),
    )
    .execute();
}
