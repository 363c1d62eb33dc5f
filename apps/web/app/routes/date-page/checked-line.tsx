import type { CheckedStop } from '@rendezvous/contract';
import { CircleAlert, CircleCheck, CircleHelp } from 'lucide-react';
import { formatClock, parseClock } from '../../ui/clock-time.ts';

/** What the hours say today of the time when the two are there. */
export function CheckedLine({
  stop,
  isAwaited = false,
}: {
  readonly stop: CheckedStop | undefined;
  /** Its line is kept free for it. */
  readonly isAwaited?: boolean;
}): React.JSX.Element | null {
  if (stop === undefined) return isAwaited ? <p className="checked">{'\u00a0'}</p> : null;
  const [from, until] = [clockWords(stop.open_from), clockWords(stop.open_until)];
  if (stop.state === 'open')
    return (
      <p className="checked checked--open">
        <CircleCheck className="icon" />
        Checked just now: {until === null ? 'always open' : `open until ${until}`}
      </p>
    );
  if (stop.state === 'closed')
    return (
      <p className="checked checked--closed">
        <CircleAlert className="icon" />
        {from !== null && until !== null
          ? `Closed then: open ${from} to ${until}`
          : 'Closed that day'}
      </p>
    );
  return (
    <p className="checked">
      <CircleHelp className="icon" />
      Hours for that day not known
    </p>
  );
}

/** "5 PM", "5:30 PM" */
export function clockWords(time: string | null): string | null {
  const minutes = parseClock(time);
  return minutes === null ? null : formatClock(minutes).replace(':00', '');
}
