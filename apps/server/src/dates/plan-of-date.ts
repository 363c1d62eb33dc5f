import type { DatePlan, WireVenue } from '@rendezvous/contract';
import { formatDollars } from '@rendezvous/language';
import type { KeptPlan, StoredActivity, StoredDate } from './dates-store.ts';

/**
 * The plan of a date as it stands now: its activities give the stops and times, the plan it was
 * made from gives the facts of each place. Text written for the original plan (sentences, that
 * day's hours, legs) is dropped once the plan has changed. Null for a date without activities.
 */
export function planOfDate(date: StoredDate, kept: KeptPlan | undefined): DatePlan | null {
  const { activities, day } = date;
  if (activities.length === 0) return null;
  const before = kept?.plan;
  const places = activities.map(
    ({ name }) => before?.venues.findIndex((venue) => venue.name === name) ?? -1,
  );
  const isWhole =
    before?.venues.length === activities.length && places.every((place, i) => place === i);
  const isSameHour =
    before?.date === day &&
    isWhole &&
    activities.every(({ startTime }, i) => startTime === (before.venues[i]?.arrival ?? null));
  const [first, last] = [activities[0], activities.at(-1)];
  return {
    plan_id: before?.plan_id ?? date.id,
    date: day,
    ...(isWhole && { title: before.title }),
    ...(isSameHour && { summary: before.summary, tips: before.tips }),
    ...whereOf(date, before),
    ...(first?.startTime && { start_time: first.startTime }),
    ...(last?.endTime && { end_time: last.endTime }),
    venues: activities.map((activity, i) =>
      stopOf({ ...activity, kind: date.kinds?.[i] }, before?.venues[places[i] ?? -1], isSameHour),
    ),
    route_info: isWhole ? before.route_info : {},
    total_cost: formatDollars(date.totalCostCents),
  };
}

/** What its original plan says, otherwise what is known about its stops. */
function whereOf(
  { head }: StoredDate,
  before: DatePlan | undefined,
): Pick<DatePlan, 'city' | 'time_zone'> {
  if (before) return { time_zone: before.time_zone, city: before.city };
  if (head.city === null || head.time_zone === null) return {};
  return { time_zone: head.time_zone, city: head.city };
}

function stopOf(
  activity: StoredActivity & { readonly kind: string | undefined },
  known: WireVenue | undefined,
  isSameHour: boolean,
): WireVenue {
  const { name, location, startTime, endTime, costCents, kind } = activity;
  const times = {
    ...(startTime !== null && { arrival: startTime }),
    ...(endTime !== null && { departure: endTime }),
  };
  if (known === undefined)
    return {
      ...{ name, location, ...times, ...(kind !== undefined && { kind }) },
      ...{ description: '', opening_hours: '', rating: 5, rating_source: null },
      estimated_cost: formatDollars(costCents),
    };
  const { arrival: _arrival, departure: _departure, ...place } = known;
  return {
    ...place,
    ...times,
    location: location || place.location,
    ...(!isSameHour && { opening_hours: '', opening: null }),
    estimated_cost:
      place.cost && Math.round(place.cost.expected * 100) === costCents
        ? place.estimated_cost
        : formatDollars(costCents),
  };
}
