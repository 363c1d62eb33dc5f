import { isPicnicCarried } from '../candidates/picnic.ts';
import { isFull } from '../rules/plan-rules.ts';
import type { Scene } from '../scene.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import { itemAt } from '../at.ts';

type Timed = Pick<Itinerary, 'stops' | 'schedule'>;

/** Whoever sets out by this minute has not had breakfast, and wants it by half past ten. */
const breakfast = { outBy: 8 * 60 + 30, by: 10 * 60 + 30 } as const;
/**
 * Most couples who go out between these minutes eat dinner by a quarter past eight, or soon after
 * they set out.
 */
const dinner = { outFrom: 15 * 60, outBy: 20 * 60, by: 20 * 60 + 15, soon: 60 } as const;
/** After sunset, those who fast need some time to get to their table. */
const toTheTable = 30;
/** This many minutes later, the two are as hungry as they get. */
const hungry = 45;
/**
 * The penalty for that, in units of the first and last stops: more than seeing something first is
 * worth.
 */
const most = 0.45;

const late = /\b(late|midnight|after hours)\b/i;

/**
 * The penalty, 0 to 0.45, for a first meal that comes late for when the two set out, or for a plan
 * that ends before dinner; none if they asked for late food, or on New Year's Eve. It only ever
 * lowers a score, so the bounds can ignore it.
 */
export function lateMealLoss({ stops, schedule }: Timed, scene: Scene): number {
  const by = sitsDownBy(scene);
  if (by === null) return 0;
  const isMorning = by === breakfast.by;
  const first = stops.findIndex(
    ({ kind: { role }, picnic }, i) =>
      role === 'meal' ||
      (role === 'treat' && isMorning) ||
      (picnic === 'lawn' && isPicnicCarried(stops.slice(0, i + 1))),
  );
  if (first < 0) return isSentHome({ stops, schedule }, scene) ? most : 0;
  const overdue = itemAt(schedule.arrivals, first) - by;
  return most * Math.min(1, Math.max(0, overdue / hungry));
}

/**
 * Whoever sets out in the afternoon, sets no end and is done by dinner time would have liked to
 * have dinner.
 */
const afternoon = { outFrom: 14 * 60 + 45, outBy: 17 * 60 + 30, doneFrom: 17 * 60 + 15 } as const;

function isSentHome({ stops, schedule }: Timed, { wishes, haveEaten }: Scene): boolean {
  const { startMinutes, endMinutes } = wishes;
  return (
    afternoon.outFrom <= startMinutes &&
    startMinutes <= afternoon.outBy &&
    (schedule.departures.at(-1) ?? 0) >= afternoon.doneFrom &&
    endMinutes === null &&
    !haveEaten &&
    !isFull(stops)
  );
}

/** The minute by which most people would have eaten; null if nobody expects a meal. */
function sitsDownBy({ wishes, needs, untilMidnight, context: { sun } }: Scene): number | null {
  const { startMinutes, interests, cuisines, mood } = wishes;
  if (startMinutes <= breakfast.outBy) return breakfast.by;
  const isLate = [...interests, ...cuisines, mood].some((text) => late.test(text));
  const isEvening = dinner.outFrom <= startMinutes && startMinutes < dinner.outBy;
  if (!isEvening || isLate || untilMidnight !== null) return null;
  const sunset = needs.includes('fasting') ? (sun.sunset ?? 0) + toTheTable : 0;
  return Math.max(dinner.by, startMinutes + dinner.soon, sunset);
}
