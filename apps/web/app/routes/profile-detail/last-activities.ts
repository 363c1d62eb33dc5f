import type { DateRecord } from '@rendezvous/contract';

/**
 * The names of what was done on the newest dates, which a plan is asked not to repeat.
 * Records come newest first.
 */
export function lastActivities(records: readonly Pick<DateRecord, 'activities'>[]): string[] {
  const names = records
    .flatMap(({ activities }) => activities.map(({ name }) => name))
    .filter((name) => name !== '');
  return [...new Set(names)].slice(0, 6);
}
