import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { explainAction } from '../../api/api-failure.ts';
import { useCallOffDate } from '../../api/use-history.ts';
import { stopsOf } from '../../features/dates/date-words.ts';
import { notices } from '../../messages.ts';
import { DayArc } from '../../sky/day-arc.tsx';
import { skylineCity } from '../../sky/skyline/skyline-city.ts';
import { formatLongDay, formatWeekday, dayOfInstant } from '../../ui/time/calendar-day.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import type { DateFacts } from './date-facts.ts';
import { MoveDialog } from './move-dialog.tsx';

/** A date that was called off: it counts nowhere, and can be put back, or moved to another day. */
export function CancelledDate({ facts }: { readonly facts: DateFacts }): React.JSX.Element {
  const { date, title, sky } = facts;
  const [isMoving, setIsMoving] = useState(false);
  const callingOff = useCallOffDate();
  const { failure, success } = useNotices();
  const putBack = (words: string): void =>
    callingOff.mutate(
      { id: date.id, cancelled: false },
      {
        onSuccess: () => success(words),
        onError: (error) => failure(explainAction(error, notices.dateNotRestored)),
      },
    );
  const company = date.profile ? `, with ${date.profile.name}` : '';
  return (
    <article className="card dp-gone">
      <DayArc
        stops={stopsOf(date.activities)}
        sunset={sky}
        size="card"
        city={skylineCity(date.city, date.activities)}
      />
      <div>
        <span className="badge status--ended">Cancelled</span>
        <h1 className="title">{title}</h1>
        <p className="muted">
          {formatLongDay(date.date)}
          {company}
        </p>
        <p className="muted">
          Cancelled on {formatWeekday(dayOfInstant(date.cancelled_at ?? ''))}. It does not count in
          any total.
        </p>
      </div>
      <div className="btn-row">
        <button
          className="btn btn--ghost"
          type="button"
          aria-disabled={callingOff.isPending}
          onClick={() => putBack('The date is on again')}
        >
          <Undo2 className="icon" />
          Put it back
        </button>
        <button className="btn btn--secondary" type="button" onClick={() => setIsMoving(true)}>
          Another day
        </button>
      </div>
      {isMoving && (
        <MoveDialog
          facts={facts}
          onMoved={() => callingOff.mutate({ id: date.id, cancelled: false })}
          onClose={() => setIsMoving(false)}
        />
      )}
    </article>
  );
}
