import type { SavedPlan, SavedWeather } from '@rendezvous/contract';
import type { Database } from '../platform/db/tables.ts';

/** The plan that a date was made of. */
export interface KeptPlan {
  readonly plan: SavedPlan;
  readonly weather: SavedWeather;
  readonly suggestionId: string | null;
}

interface OfDate {
  readonly userId: number;
  readonly dateId: string;
}

/** Keeps the plan of a date, in the place of the one before. */
export async function keepDatePlan(
  db: Database,
  { userId, dateId }: OfDate,
  { plan, weather, suggestionId }: KeptPlan,
): Promise<void> {
  const first = plan.venues[0]?.coordinates;
  const kept = {
    suggestion_id: suggestionId,
    title: plan.title || null,
    city: plan.city || null,
    time_zone: plan.time_zone || null,
    lat: first?.lat ?? null,
    lon: first?.lon ?? null,
    plan: JSON.stringify(plan),
    weather: JSON.stringify(weather),
  };
  await db
    .insertInto('date_plans')
    .values({ user_id: userId, date_id: dateId, ...kept })
    .onConflict((conflict) => conflict.columns(['user_id', 'date_id']).doUpdateSet(kept))
    .execute();
}

export async function findDatePlan(
  db: Database,
  { userId, dateId }: OfDate,
): Promise<KeptPlan | undefined> {
  const row = await db
    .selectFrom('date_plans')
    .select(['plan', 'weather', 'suggestion_id'])
    .where('user_id', '=', userId)
    .where('date_id', '=', dateId)
    .executeTakeFirst();
  return (
    row && {
      plan: JSON.parse(row.plan) as SavedPlan,
      weather: JSON.parse(row.weather) as SavedWeather,
      suggestionId: row.suggestion_id,
    }
  );
}
