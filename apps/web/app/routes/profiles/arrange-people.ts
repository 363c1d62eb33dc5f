import type { Profile } from '@rendezvous/contract';
import { statusLabel } from '../../features/people/status-badge.tsx';
import { containsWords, plain } from '../../ui/contains-words.ts';

export const peopleOrders = ['added', 'name', 'last-date', 'dates'] as const;
export type PeopleOrder = (typeof peopleOrders)[number];

export interface PeopleGroup {
  /** A letter where people are ordered by name; else null. */
  readonly letter: string | null;
  readonly people: readonly Profile[];
}

/**
 * The people whom a query finds, by name, place, status, occupation or interest, in an
 * order. They come newest first.
 */
export function arrangePeople(
  people: readonly Profile[],
  { query, order }: { query: string; order: PeopleOrder },
): PeopleGroup[] {
  const found = people.filter(({ name, location, status, occupation, interests }) =>
    containsWords([name, location, statusLabel(status), occupation, ...interests], query),
  );
  if (order === 'name') return byLetter(found);
  if (order === 'added') return [{ letter: null, people: found }];
  const sorted = found.toSorted((a, b) =>
    order === 'dates' ? b.dates_count - a.dates_count : lastDay(b).localeCompare(lastDay(a)),
  );
  return [{ letter: null, people: sorted }];
}

/** Whoever had no date comes last. */
function lastDay({ previous_dates }: Profile): string {
  return previous_dates[0]?.date ?? '';
}

function byLetter(people: readonly Profile[]): PeopleGroup[] {
  const sorted = people.toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
  return [...Map.groupBy(sorted, ({ name }) => letterOf(name))].map(([letter, group]) => ({
    letter,
    people: group,
  }));
}

function letterOf(name: string): string {
  const [first = ''] = plain(name.trim());
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
}
