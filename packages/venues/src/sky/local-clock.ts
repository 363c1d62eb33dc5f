/** Reads instants as local wall time: the day and the minutes after its midnight. */
export function createLocalClock(timeZone: string): (instant: Date) => {
  readonly date: string;
  readonly minute: number;
} {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  return (instant) => {
    const parts = Object.fromEntries(
      format.formatToParts(instant).map(({ type, value }) => [type, value]),
    );
    return {
      date: `${parts['year']}-${parts['month']}-${parts['day']}`,
      minute: 60 * Number(parts['hour']) + Number(parts['minute']),
    };
  };
}
