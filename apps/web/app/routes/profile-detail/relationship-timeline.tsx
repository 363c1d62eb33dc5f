import type { Profile } from '@rendezvous/contract';
import { dayOfInstant, formatDay, formatShortMonth, isDay } from '../../ui/time/calendar-day.ts';
import { statusClass, statusLabel } from '../../features/people/status-badge.tsx';

/** When each status began; the last is where things stand. */
export function RelationshipTimeline({
  changes,
}: {
  changes: Profile['status_changes'];
}): React.JSX.Element | null {
  if (changes.length === 0) return null;
  const days = changes.map(({ status, date }) => ({
    status,
    day: isDay(date) ? date : dayOfInstant(date),
  }));
  return (
    <section aria-labelledby="relationship-timeline">
      <h2 className="title" id="relationship-timeline">
        Relationship timeline
      </h2>
      <ol className="relationship">
        {days.map(({ status, day }, i) => (
          // The same status can begin twice on one day.
          <li
            key={`${day} ${i}`}
            className={statusClass(status)}
            {...(i === days.length - 1 && { 'aria-current': 'step' })}
          >
            <i aria-hidden="true" />
            <b>{statusLabel(status)}</b>
            <time dateTime={day} title={formatDay(day)}>
              {formatShortMonth(day)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
