import type { DateRecord, Profile } from '@rendezvous/contract';
import { sumDollars } from '../../ui/money.ts';

interface DateTotals {
  readonly dates: number;
  readonly spending: number;
  readonly averageSpending: number;
  readonly averageRating: number;
  /** The day of the first date, or null before there was one. */
  readonly since: string | null;
}

/** Totals over past dates. */
export function totalsOf(records: readonly DateRecord[]): DateTotals {
  const spending = sumDollars(records.map(({ total_cost }) => total_cost));
  return {
    dates: records.length,
    spending,
    averageSpending: records.length === 0 ? 0 : spending / records.length,
    averageRating: averageOf(records.map(({ rating }) => rating)) ?? 0,
    since: records.map(({ date }) => date).toSorted()[0] ?? null,
  };
}

/** People one is talking to right now. */
export function countActive(profiles: readonly Profile[]): number {
  return profiles.filter(({ status }) => status === 'talking').length;
}

export function averageOf(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}
