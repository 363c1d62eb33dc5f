/** Days are `YYYY-MM-DD` and have no zone: they are counted in UTC, where each has 24 hours. */
const dayMs = 86_400_000;

function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / dayMs;
}

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date((dayNumber(day) + days) * dayMs).toISOString().slice(0, 10);
}

/** From one day to another: negative where the other is earlier. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}
