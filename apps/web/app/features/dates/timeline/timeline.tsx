import type { DateRecord } from '@rendezvous/contract';
import { type ReactNode, useId } from 'react';
import './timeline.css';
import { groupByYear } from './group-by-year.ts';
import { TimelineEntry } from './timeline-entry.tsx';

interface TimelineProps {
  readonly records: readonly DateRecord[];
  /** Whether the dates are of several people, so that each names its own. */
  readonly isOfEveryone?: boolean;
  readonly yearLevel: 2 | 3;
  readonly ask: (record: DateRecord) => ReactNode;
  readonly onEdit: (record: DateRecord) => void;
}

/** Past dates by year; every entry opens to what was done. */
export function Timeline({
  records,
  isOfEveryone = false,
  yearLevel,
  ask,
  onEdit,
}: TimelineProps): React.JSX.Element {
  const id = useId();
  const Heading = `h${yearLevel}` as const;
  return (
    <>
      {groupByYear(records).map(({ year, records }) => (
        <section key={year} aria-labelledby={`${id}-${year}`}>
          <Heading className="year num" id={`${id}-${year}`}>
            {year}
          </Heading>
          <ol className="timeline">
            {records.map((record) => (
              <TimelineEntry
                key={record.id}
                record={record}
                namesPerson={isOfEveryone}
                ask={ask}
                onEdit={() => onEdit(record)}
              />
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}
