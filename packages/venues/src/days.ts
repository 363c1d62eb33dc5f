/** Days are `YYYY-MM-DD` and have no zone: they are counted in UTC, where each has 24 hours. */
const dayMs = 86_400_000;

/** A day so many days later. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}
