import { sql, type Expression, type ExpressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '../platform/db/tables.ts';

/**
 * Which dates are past on a day: those before it, and the recorded ones of that day; none that was
 * canceled.
 */
export function isPast(
  today: string,
): (dates: ExpressionBuilder<Tables, 'dates'>) => Expression<SqlBool> {
  return (dates) =>
    dates.and([
      dates('dates.cancelled_at', 'is', null),
      dates.or([
        dates('dates.day', '<', today),
        dates.and([dates('dates.day', '=', today), dates('dates.kind', '=', 'recorded')]),
      ]),
    ]);
}

/** Which of them count: a scheduled date counts once somebody said that it happened. */
export function counts(
  today: string,
): (dates: ExpressionBuilder<Tables, 'dates'>) => Expression<SqlBool> {
  return (dates) =>
    dates.and([
      isPast(today)(dates),
      dates.or([dates('dates.kind', '=', 'recorded'), dates('dates.rated', '=', 1)]),
    ]);
}

/**
 * Which dates are upcoming, canceled or not: those after the day, and the scheduled ones of that
 * day.
 */
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
