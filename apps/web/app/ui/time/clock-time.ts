const wireTime = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** "18:30" to minutes after midnight; null when the text is anything but a time of day. */
export function parseClock(text: string | null | undefined): number | null {
  const match = text ? wireTime.exec(text) : null;
  return match ? Number(match[1]) * 60 + Number(match[2]) : null;
}

export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const minute = String(minutes % 60).padStart(2, '0');
  return `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "3:45" and "5:10 PM", or "11:30 AM" and "1:00 PM" across noon. */
export function clockRange(from: number, to: number): readonly [from: string, to: string] {
  const [start, end] = [formatClock(from), formatClock(to)];
  return [start.slice(-2) === end.slice(-2) ? start.slice(0, -3) : start, end];
}

/** "3:45 – 5:10 PM" */
export function formatClockRange(from: number, to: number): string {
  return clockRange(from, to).join(' – ');
}

/** "3:45 to 5:10 PM" */
export function formatClockRangeInWords(from: number, to: number): string {
  return clockRange(from, to).join(' to ');
}

/** The machine-readable form that <time> wants, "18:30". */
export function toWireTime(minutes: number): string {
  return `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** "4 h 30 min", "2 h", "45 min". */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  return [hours > 0 ? `${hours} h` : '', rest > 0 || hours === 0 ? `${rest} min` : '']
    .filter(Boolean)
    .join(' ');
}
