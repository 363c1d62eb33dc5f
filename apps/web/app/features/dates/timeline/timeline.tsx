import type { DateRecord } from '@rendezvous/contract';
import { memo, type ReactNode, useId } from 'react';
import './timeline.css';
import { JumpNav } from '../../../ui/page/jump-nav.tsx';
import { useLatest } from '../../../ui/use-latest.ts';
import { WindowedList } from '../../../ui/windowed-list.tsx';
import { momentsOf } from './moments.ts';
import { arrangeDates, type DateOrder } from './arrange-dates.ts';
import { RatingKey } from './rating-key.tsx';
import { ToNewest } from './to-newest.tsx';
import { TimelineEntry } from './timeline-entry.tsx';

/** What asks how it was takes a line of its own, and on phones a moment does too. */
function heightOf(record: DateRecord): { wide: number; narrow: number } {
  if (!record.rated) return { wide: 144, narrow: 202 };
  return { wide: 91, narrow: momentsOf(record).length > 0 ? 158 : 124 };
}

/** So many are scrolled through at once. */
const fewDates = 12;

interface TimelineProps {
  readonly records: readonly DateRecord[];
  /** Whom a date was with, where they are of several people. */
  readonly drawPerson?: (record: DateRecord) => ReactNode;
  readonly order?: DateOrder;
  readonly yearLevel: 2 | 3;
  readonly ask: (record: DateRecord) => ReactNode;
  readonly onEdit: (record: DateRecord) => void;
}

/**
 * Past dates by year, or in another order; every entry opens to what was done. It stays as it is
 * while somebody types a search.
 */
export const Timeline = memo(function Timeline({
  records,
  drawPerson,
  order = 'newest',
  yearLevel,
  ask,
  onEdit,
}: TimelineProps): React.JSX.Element {
  const id = useId();
  const Heading = `h${yearLevel}` as const;
  const handleEdit = useLatest(onEdit);
  const years = arrangeDates(records, order);
  return (
    <>
      {records.length > fewDates && (
        <JumpNav
          label="Jump to a year"
          targets={years.map(({ year }) => ({ id: `${id}-${year}`, name: year }))}
        />
      )}
      <RatingKey records={records} />
      {years.map(({ year, records: dates }, i) => (
        <section key={year} aria-labelledby={`${id}-${year}`}>
          <div className="year-head">
            <Heading className="year num" id={`${id}-${year}`}>
              {year}
            </Heading>
            {order === 'newest' && i === 0 && <ToNewest records={dates} />}
          </div>
          <WindowedList
            className="timeline"
            items={dates}
            keyOf={(record) => record.id}
            heightOf={heightOf}
            gap={12}
            draw={(record) => (
              <TimelineEntry
                record={record}
                ask={ask}
                onEdit={handleEdit}
                {...(drawPerson && { drawPerson })}
              />
            )}
          />
        </section>
      ))}
    </>
  );
});
