import type { DateRecord } from '@rendezvous/contract';
import { formatLongDay } from '../../../ui/time/calendar-day.ts';
import { beginWords, wordsOf } from '../../../ui/contains-words.ts';
import { groupByYear, type Year } from './group-by-year.ts';

export const dateOrders = ['newest', 'oldest', 'rating', 'cost'] as const;
export type DateOrder = (typeof dateOrders)[number];

/**
 * The dates that a query finds: by person, by what was done and where, by notes,
 * by the words of the day.
 */
export function findDates(records: readonly DateRecord[], query: string): readonly DateRecord[] {
  if (query.trim() === '') return records;
  const asked = wordsOf(query);
  return records.filter((record) => beginWords(wordsOfDate(record), asked));
}

/**
 * The words of each date that was searched: to find them takes much longer than to look through
 * them, and a search is typed key by key.
 */
const knownWords = new WeakMap<DateRecord, readonly string[]>();

function wordsOfDate(record: DateRecord): readonly string[] {
  const known = knownWords.get(record);
  if (known) return known;
  const { profile, activities, notes, date } = record;
  const told = activities.flatMap(({ name, location }) => [name, location]);
  const words = wordsOf([profile?.name ?? '', notes, formatLongDay(date), ...told].join(' '));
  knownWords.set(record, words);
  return words;
}

/**
 * By year, or all in one by what was given or spent, the newest of equals first; whatever
 * nobody rated comes last.
 */
export function arrangeDates(records: readonly DateRecord[], order: DateOrder): readonly Year[] {
  if (order === 'newest') return groupByYear(records);
  if (order === 'oldest') return groupByYear(records).toReversed();
  const weight = ({ rated, rating, total_cost }: DateRecord): number =>
    order === 'cost' ? total_cost : rated ? rating : 0;
  const sorted = records.toSorted((a, b) => weight(b) - weight(a) || b.date.localeCompare(a.date));
  return [{ year: order === 'cost' ? 'Most expensive' : 'Best rated', records: sorted }];
}
