import { clockRange, toWireTime } from '../ui/time/clock-time.ts';

interface StopTimeProps {
  readonly start: number | null;
  readonly end: number | null;
  readonly number: number;
}

/** "6:00 – 7:30 PM", or which stop it is where nobody knows when. */
export function StopTime({ start, end, number }: StopTimeProps): React.JSX.Element {
  if (start === null || end === null) return <span>Stop {number}</span>;
  const [from, to] = clockRange(start, end);
  return (
    <span>
      <time dateTime={toWireTime(start)}>{from}</time> –{' '}
      <time dateTime={toWireTime(end)}>{to}</time>
    </span>
  );
}
