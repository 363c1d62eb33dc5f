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
  const { failure } = useNotices();
  const toBook = date.activities.flatMap((activity, i) => {
    const { booking, website = null } = plan.venues[i] ?? {};
    return booking === undefined || booking.need === 'none'
      ? []
      : [{ activity, need: booking.need, website }];
  });
  if (toBook.length === 0) return null;
  // What was just ticked stays ticked while it is stored.
  const pending = update.isPending ? update.variables.changes.activities : undefined;
  const isBooked = ({ id, booked }: { id: string; booked: boolean }): boolean =>
    pending?.find((other) => other.id === id)?.booked ?? booked;
  const next = toBook.find(({ activity, website }) => !activity.booked && website);
  const book = (id: string, booked: boolean): void =>
    update.mutate(
      {
        id: date.id,
        changes: {
          activities: date.activities.map((other) =>
            other.id === id ? { ...other, booked } : other,
          ),
        },
      },
      { onError: (error) => failure(explainAction(error, notices.dateNotUpdated)) },
    );
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
