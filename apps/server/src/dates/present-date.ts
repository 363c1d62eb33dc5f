import type { DateRecord, DateTotals } from '@rendezvous/contract';
import type { MonthTotals, StoredDate, StoredTotals } from './dates-store.ts';

const nobody = -1;

export function presentDate(date: StoredDate): DateRecord {
  return {
    id: date.id,
    profile_id: date.profileId ?? nobody,
    profile: date.profileId === null ? null : { id: date.profileId, name: date.profileName ?? '' },
    kind: date.kind,
    date: date.day,
    rating: date.ratingHalves / 2,
    rated: date.isRated,
    total_cost: date.totalCostCents / 100,
    notes: date.notes,
    activities: date.activities.map((activity) => ({
      id: activity.id,
      name: activity.name,
      location: activity.location,
      start_time: activity.startTime,
      end_time: activity.endTime,
      cost: activity.costCents / 100,
      notes: activity.notes,
    })),
    created_at: new Date(date.createdAt).toISOString(),
  };
}

/** Sums over the months, in cents and halves until the end, so that they are exact. */
export function presentTotals({ months, since }: StoredTotals): DateTotals {
  const sum = (of: (month: MonthTotals) => number) =>
    months.reduce((total, month) => total + of(month), 0);
  const rated = sum((month) => month.rated);
  return {
    dates: sum((month) => month.dates),
    rated,
    spending: sum((month) => month.spendingCents) / 100,
    average_rating: rated === 0 ? null : sum((month) => month.ratingHalves) / 2 / rated,
    since,
    months: months.map((month) => ({
      month: month.month,
      dates: month.dates,
      rated: month.rated,
      spending: month.spendingCents / 100,
      rating_sum: month.ratingHalves / 2,
    })),
  };
}
