import type { WeatherInfo, WirePlan } from '@rendezvous/contract';
import { storedPlan, storedWeather } from '../platform/db/stored-plans.ts';
import type { Database } from '../platform/db/tables.ts';

/** The plan that a date was made from. */
export interface KeptPlan {
  readonly plan: WirePlan;
  readonly weather: WeatherInfo;
  readonly suggestionId: string | null;
}

interface OfDate {
  readonly userId: number;
  readonly dateId: string;
}

/** Stores the plan of a date, replacing the previous one. */
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
    plan: storedPlan.format(plan),
    weather: storedWeather.format(weather),
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
      plan: storedPlan.parse(row.plan),
      weather: storedWeather.parse(row.weather),
      suggestionId: row.suggestion_id,
    }
  );
}
