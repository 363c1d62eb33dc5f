import { isPicnicCarried } from '../candidates/picnic.ts';
import { isFull } from '../rules/plan-rules.ts';
import type { Scene } from '../scene.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import { itemAt } from '../at.ts';

type Timed = Pick<Itinerary, 'stops' | 'schedule'>;

/** Whoever sets out by then has not had breakfast, and sits down to it by half past ten. */
const breakfast = { outBy: 8 * 60 + 30, by: 10 * 60 + 30 } as const;
/** Most couples who go out between these sit down to dinner by a quarter past eight, or soon after they set out. */
const dinner = { outFrom: 15 * 60, outBy: 20 * 60, by: 20 * 60 + 15, soon: 60 } as const;
/** After sunset those who fast need some time to get to their table. */
const toTheTable = 30;
/** So many minutes later the two are as hungry as they get. */
const hungry = 45;
/** What that takes from the ends of a plan: more than it brings to see something before. */
const most = 0.45;

const late = /\b(late|midnight|after hours)\b/i;

/**
 * What a plan lacks whose first meal comes late for the hour at which the two set out, or which sends them home before dinner, 0 to 0.45; nothing where they asked for
 * late food, and on New Year's Eve. Only ever less, so the bounds need not know of it.
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

/** Whoever sets out in the afternoon, names no end and is done as people sit down to dinner would have liked to have it. */
const afternoon = { outFrom: 15 * 60 + 15, outBy: 17 * 60 + 30, doneFrom: 17 * 60 + 15 } as const;

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

/** The minute by which most would have sat down; null where nobody counts on a meal. */
function sitsDownBy({ wishes, needs, untilMidnight, context: { sun } }: Scene): number | null {
  const { startMinutes, interests, cuisines, mood } = wishes;
  if (startMinutes <= breakfast.outBy) return breakfast.by;
  const isLate = [...interests, ...cuisines, mood].some((text) => late.test(text));
  const isEvening = dinner.outFrom <= startMinutes && startMinutes < dinner.outBy;
  if (!isEvening || isLate || untilMidnight !== null) return null;
  const sunset = needs.includes('fasting') ? (sun.sunset ?? 0) + toTheTable : 0;
  return Math.max(dinner.by, startMinutes + dinner.soon, sunset);
}
