import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import type { Tables } from './tables.ts';

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
