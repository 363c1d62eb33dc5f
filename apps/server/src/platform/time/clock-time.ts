/** Minutes after midnight as `HH:mm` wall time; past midnight wraps. */
export function presentTime(minutes: number): string {
  const ofDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(ofDay / 60)).padStart(2, '0')}:${String(ofDay % 60).padStart(2, '0')}`;
}

/** `HH:mm` as minutes after midnight. */
export function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

const clocks = new Map<string, Intl.DateTimeFormat>();
/** More than there are time zones. */
const maxClocks = 600;

/** Making one takes longer than reading it a hundred times. */
function clockIn(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  if (clocks.size < maxClocks) clocks.set(timeZone, made);
  return made;
}

/** What calendars and clocks of a time zone show at an instant. */
export function localDateTime(instant: Date, timeZone: string): { date: string; time: string } {
  const parts = clockIn(timeZone).formatToParts(instant);
  const part = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  return { date: `${part.year}-${part.month}-${part.day}`, time: `${part.hour}:${part.minute}` };
}
