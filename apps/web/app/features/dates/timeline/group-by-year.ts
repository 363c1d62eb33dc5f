import type { DateRecord } from '@rendezvous/contract';

export interface Year {
  readonly year: string;
  readonly records: readonly DateRecord[];
}

/** The newest year first; within a year the dates in the order they happened, those of one day as they were stored. */
export function groupByYear(records: readonly DateRecord[]): Year[] {
  const years = new Map<string, DateRecord[]>();
  for (const record of records) {
    const year = record.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), record]);
  }
  return [...years]
    .sort(([a], [b]) => b.localeCompare(a))
    .map(([year, list]) => ({ year, records: list.toSorted(inOrder) }));
}

function inOrder(a: DateRecord, b: DateRecord): number {
  return a.date.localeCompare(b.date) || a.created_at.localeCompare(b.created_at);
}
