import type { WireVenue } from '@rendezvous/contract';
import { CalendarCheck, Check } from 'lucide-react';
import { bookingOf } from './venue-facts.tsx';

const mostReasons = 3;
/** So many words make a tag, which a sentence precedes. */
const mostTagWords = 3;

/** Why a stop fits, what is said in a sentence first. */
export function StopReasons({
  venue,
  isBookingSaid = false,
}: {
  readonly venue: WireVenue;
  /** With them stands that it has to be booked. */
  readonly isBookingSaid?: boolean;
}): React.JSX.Element | null {
  const reasons = reasonsOf(venue).slice(0, mostReasons);
  const booking = isBookingSaid ? bookingOf(venue) : null;
  if (reasons.length === 0 && booking === null) return null;
  return (
    <>
      {reasons.length > 0 && <span className="sr-only">Why it fits:</span>}
      <ul className="why" aria-label="Why it fits">
        {reasons.map((reason) => (
          <li key={reason}>
            <Check className="icon" />
            {reason}
          </li>
        ))}
        {booking && (
          <li className="why-book">
            <CalendarCheck className="icon" />
            {booking}
          </li>
        )}
      </ul>
    </>
  );
}

function reasonsOf({ reasons = [] }: WireVenue): string[] {
  const isTag = (reason: string): boolean => reason.split(' ').length <= mostTagWords;
  return [...reasons.filter((reason) => !isTag(reason)), ...reasons.filter(isTag)];
}
