import type { DateRecord } from '@rendezvous/contract';
import { ArrowDown } from 'lucide-react';
import { useRef } from 'react';
import { settleAt } from '../../../ui/page/settle-at.ts';
import { formatYearlyDay } from '../../../ui/time/calendar-day.ts';

/** So many dates fit on a screen. */
const fewDates = 4;

/** Leads to the last date of a year, which is told in the order it happened. */
export function ToNewest({
  records,
}: {
  readonly records: readonly DateRecord[];
}): React.JSX.Element | null {
  const ref = useRef<HTMLButtonElement>(null);
  const newest = records.at(-1);
  if (!newest || records.length <= fewDates) return null;

  function go(): void {
    const list = ref.current?.closest('section')?.querySelector('.timeline');
    settleAt(() => list, {
      block: 'end',
      onSettled: () =>
        list
          ?.querySelector<HTMLElement>(':scope > :last-child .entry-head')
          ?.focus({ preventScroll: true }),
    });
  }

  return (
    <button ref={ref} className="link" type="button" onClick={go}>
      Newest: {formatYearlyDay(newest.date)}
      <ArrowDown className="icon" />
    </button>
  );
}
