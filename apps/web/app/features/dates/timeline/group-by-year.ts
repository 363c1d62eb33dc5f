import type { DateRecord } from '@rendezvous/contract';

export interface Year {
  readonly year: string;
  readonly records: readonly DateRecord[];
}

/**
 * The newest year first; within a year the dates in the order they happened, those of one
 * day as they were stored.
 */
export function groupByYear(records: readonly DateRecord[]): Year[] {
  return [...Map.groupBy(records, ({ date }) => date.slice(0, 4))]
    .sort(([a], [b]) => compare(b, a))
    .map(([year, list]) => ({ year, records: list.toSorted(inOrder) }));
}

function inOrder(a: DateRecord, b: DateRecord): number {
  return compare(a.date, b.date) || compare(a.created_at, b.created_at);
}

/** Orders ISO days and instants. By the rules of a language it would take many times as long. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
