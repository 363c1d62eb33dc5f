import { useState } from 'react';
import { explainAction } from '../../api/api-failure.ts';
import { useUpdateDate } from '../../api/use-history.ts';
import { notices } from '../../messages.ts';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { clockWords } from './checked-line.tsx';
import type { DateFacts } from './date-facts.ts';

const bookingWords = { advised: 'Booking advised.', required: 'Booking required.' } as const;

/** What is to be booked, and what is: the first that is not has the lit button. */
export function BookingList({
  facts: { date, plan },
}: {
  readonly facts: DateFacts;
}): React.JSX.Element | null {
  const update = useUpdateDate();
  // From the press until all of it is stored.
  const [ticked, setTicked] = useState<Readonly<Record<string, boolean>>>({});
  const { failure } = useNotices();
  const toBook = date.activities.flatMap((activity, i) => {
    const { booking, website = null } = plan.venues[i] ?? {};
    return booking === undefined || booking.need === 'none'
      ? []
      : [{ activity, need: booking.need, website }];
  });
  if (toBook.length === 0) return null;
  const isBooked = ({ id, booked }: { id: string; booked: boolean }): boolean =>
    ticked[id] ?? booked;
  const next = toBook.find(({ activity, website }) => !activity.booked && website);

  function book(id: string, booked: boolean): void {
    const now = { ...ticked, [id]: booked };
    setTicked(now);
    const activities = date.activities.map((activity) => ({
      ...activity,
      booked: now[activity.id] ?? activity.booked,
    }));
    update.mutate(
      { id: date.id, changes: { activities } },
      {
        onError: (error) => failure(explainAction(error, notices.dateNotUpdated)),
        onSettled: () => setTicked({}),
      },
    );
  }

  return (
    <section aria-labelledby="to-book">
      <h2 className="heading" id="to-book">
        To book
      </h2>
      <ul className="dp-todo">
        {toBook.map(({ activity, need, website }) => (
          <li key={activity.id} className={activity.booked ? 'done' : undefined}>
            <label>
              <input
                type="checkbox"
                checked={isBooked(activity)}
                onChange={(event) => book(activity.id, event.target.checked)}
              />
              <b>{[activity.name, clockWords(activity.start_time)].filter(Boolean).join(', ')}</b>
              <span>{activity.booked ? 'Booked.' : bookingWords[need]}</span>
            </label>
            {website && !activity.booked && (
              <a
                className={
                  activity.id === next?.activity.id ? 'btn btn--primary' : 'btn btn--secondary'
                }
                href={website}
                target="_blank"
                rel="noopener noreferrer"
                aria-label={`Book ${activity.name}`}
              >
                Book
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
