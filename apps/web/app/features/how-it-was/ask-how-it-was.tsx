import type { DateRecord } from '@rendezvous/contract';
import { formatDay } from '../../ui/calendar-day.ts';
import { HowItWas } from './how-it-was.tsx';

/** What a date in a history asks that nobody rated. */
export function askHowItWas({ id, kind, date }: DateRecord): React.JSX.Element {
  return (
    <HowItWas
      dateId={id}
      question={`How was the date of ${formatDay(date)}?`}
      wasScheduled={kind === 'scheduled'}
    />
  );
}
