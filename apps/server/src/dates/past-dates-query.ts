import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/** Which dates are past on a day: those before it, and of that day those that are recorded. */
export function isPast(
  today: string,
): (dates: ExpressionBuilder<Tables, 'dates'>) => Expression<SqlBool> {
  return (dates) =>
    dates.or([
      dates('dates.day', '<', today),
      dates.and([dates('dates.day', '=', today), dates('dates.kind', '=', 'recorded')]),
    ]);
}

/** Which dates are still to come: those after the day, and of that day those that are scheduled. */
export function isUpcoming(
  today: string,
): (dates: ExpressionBuilder<Tables, 'dates'>) => Expression<SqlBool> {
  return (dates) =>
    dates.or([
      dates('dates.day', '>', today),
      dates.and([dates('dates.day', '=', today), dates('dates.kind', '=', 'scheduled')]),
    ]);
}

/** Dates with one person; null: with nobody in particular; undefined: all. */
export function isWith(
  profileId: number | null | undefined,
): (dates: ExpressionBuilder<Tables, 'dates'>) => Expression<SqlBool> {
  return (dates) => {
    if (profileId === undefined) return sql<SqlBool>`true`;
    return profileId === null
      ? dates('dates.profile_id', 'is', null)
      : dates('dates.profile_id', '=', profileId);
  };
}
