import type { DateRecord } from '@rendezvous/contract';
import { useState } from 'react';
import { formatDay } from '../../../ui/time/calendar-day.ts';
import { HowItWas } from './how-it-was.tsx';

/** What a date in a history asks that nobody rated, and what it says once it was rated here. */
export function askHowItWas(record: DateRecord): React.JSX.Element {
  return <AskOfEntry record={record} />;
}

function AskOfEntry({ record }: { record: DateRecord }): React.JSX.Element | null {
  const { id, kind, date, rated } = record;
  const [isAnswered, setIsAnswered] = useState(false);
  const [words, setWords] = useState<string | null>(null);
  if (rated && !isAnswered) return null;
  return (
    <div className="entry-ask">
      <span>How was it?</span>
      <HowItWas
        dateId={id}
        question={`How was the date of ${formatDay(date)}?`}
        wasScheduled={kind === 'scheduled'}
        onAnswering={() => setIsAnswered(true)}
        onAnswered={setWords}
      />
      <p className="entry-thanks" role="status">
        {words}
      </p>
    </div>
  );
}
