import type { DateDetail } from '@rendezvous/contract';
import { explainAction } from '../../api/api-failure.ts';
import { useUpdateDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { formatLongDay } from '../../ui/time/calendar-day.ts';
import { parseClock, toWireTime } from '../../ui/time/clock-time.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';

interface NewTime {
  readonly date: string;
  /** For the first stop; empty: no time. */
  readonly start_time: string;
}

const dayMinutes = 24 * 60;

/** Moves a date with all its stops, and offers to undo it. */
export function useMoveDate(date: DateDetail): {
  readonly move: (to: NewTime, onMoved: () => void) => void;
  readonly isMoving: boolean;
} {
  const update = useUpdateDate();
  const { undoable, failure } = useNotices();
  const explain = (error: unknown): void => failure(explainAction(error, notices.dateNotUpdated));

  function move(to: NewTime, onMoved: () => void): void {
    const before = { date: date.date, activities: date.activities };
    update.mutate(
      { id: date.id, changes: { date: to.date, activities: shifted(date, to.start_time) } },
      {
        onError: explain,
        onSuccess: () => {
          onMoved();
          undoable(
            `The date is on ${formatLongDay(to.date)} now.`,
            () => update.mutate({ id: date.id, changes: before }, { onError: explain }),
            'Moved',
          );
        },
      },
    );
  }

  return { move, isMoving: update.isPending };
}

/** The stops, with the first at the given time and the others moved by as much. */
function shifted({ activities }: DateDetail, startTime: string): DateDetail['activities'] {
  const [from, to] = [parseClock(activities[0]?.start_time ?? null), parseClock(startTime)];
  if (from === null || to === null) return activities;
  const shift = (time: string | null): string | null => {
    const minutes = parseClock(time);
    return minutes === null
      ? null
      : toWireTime((minutes + to - from + 2 * dayMinutes) % dayMinutes);
  };
  return activities.map((activity) => ({
    ...activity,
    start_time: shift(activity.start_time),
    end_time: shift(activity.end_time),
  }));
}
