import type { DateDetail, DateRecord, DateTotals, WeatherInfo } from '@rendezvous/contract';
import { sunTimes } from '@rendezvous/planner';
import { findCalendar } from '../platform/http/viewer.ts';
import { presentAttachment, type PhotoUrl } from '../photos/present-photo.ts';
import { presentTime } from '../platform/time/clock-time.ts';
import { utcOffsetMinutes } from '../suggestions/date-moment.ts';
import type { KeptPlan, MonthTotals, StoredDate, StoredTotals } from './dates-store.ts';
import { planOfDate } from './plan-of-date.ts';

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
      booked: activity.isBooked ?? false,
    })),
    cancelled_at: date.cancelledAt === null ? null : new Date(date.cancelledAt).toISOString(),
    title: date.head.title,
    city: date.head.city,
    time_zone: date.head.time_zone,
    guest_answer: date.invitation?.reply?.answer ?? null,
    sunset: sunsetOf(date),
    created_at: new Date(date.createdAt).toISOString(),
    ...(date.isDamaged && { damaged: true }),
  };
}

/** What a single date has in addition to what lists show. */
interface DateContents {
  readonly kept: KeptPlan | undefined;
  readonly photos: readonly { readonly id: string; readonly name: string }[];
}

/** A date with its current plan; the weather belongs to the day that the plan was made for. */
export function presentDateDetail(
  date: StoredDate,
  { kept, photos }: DateContents,
  urlOf: PhotoUrl,
): DateDetail {
  return {
    ...presentDate(date),
    plan: planOfDate(date, kept),
    weather_info: kept?.plan.date === date.day ? knownWeather(kept.weather) : null,
    photos: photos.map((photo) => presentAttachment(photo, urlOf)),
    invitation: date.invitation,
  };
}

/** Null if no forecast was sent with the plan. */
function knownWeather(weather: WeatherInfo): WeatherInfo | null {
  const { conditions, expected_temperature } = weather;
  return conditions === undefined && expected_temperature === undefined ? null : weather;
}

/**
 * When the sun sets where the date takes place, `HH:mm`; null if the place is unknown, or the sun
 * does not set.
 */
export function sunsetOf({ day, head }: Pick<StoredDate, 'day' | 'head'>): string | null {
  const { lat, lon, time_zone: timeZone } = head;
  if (lat === null || lon === null || timeZone === null) return null;
  // Plans are stored as they were sent: the zone may not exist.
  if (findCalendar(timeZone) === undefined) return null;
  const { sunset } = sunTimes(day, { lat, lon }, utcOffsetMinutes(day, timeZone));
  return sunset === null ? null : presentTime(sunset);
}

/** Sums over the months, in cents and half stars until the end, so that they are exact. */
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
