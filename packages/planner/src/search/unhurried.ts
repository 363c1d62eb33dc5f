import { kinds } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { longestStay } from '../candidates/longest-stay.ts';
import { onTheClock } from '../candidates/unhurried-stay.ts';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { itemAt, lastOf } from '../at.ts';
import { evaluate, type Evaluated, type Space } from './space.ts';

/** A date of fewer minutes for each of its stops is over before it was one. */
const enoughMinutes = 70;
/** What is left of the time that they set is no matter up to so many minutes. */
const nearEnd = 15;
/** Nobody stays much longer for its own sake at what only fills time. */
const longerAtFiller = 15;
/** Outside of these degrees nobody stays in the open for longer. */
const mildF = { from: 50, to: 88 } as const;

/**
 * The same plan with longer stays where it would be over early: before the end that was set, or
 * after fewer minutes than its stops deserve. What was asked for gets the time first, and a table
 * no more than is usual. The plan itself where nothing is short, where the doors or the sky allow
 * no more, or on a first date, which is easy to leave.
 */
export function unhurried(plan: Evaluated, space: Space): Evaluated {
  const { scene } = space;
  const order = plan.stops.map((stop) => space.candidates.indexOf(stop));
  let missing = minutesMissing(plan, scene);
  if (missing < nearEnd || order.includes(-1)) return plan;
  const candidates = [...space.candidates];
  for (const i of askedFirst(plan)) {
    const stop = itemAt(plan.stops, i);
    const stayed = itemAt(plan.schedule.departures, i) - itemAt(plan.schedule.arrivals, i);
    const more = Math.min(missing, Math.max(0, longestHere(stop, stayed, scene) - stayed));
    candidates[itemAt(order, i)] = { ...stop, typicalStay: stayed + onTheClock(more) };
    missing -= more;
  }
  const longerPlan = evaluate({ ...space, candidates }, order);
  return longerPlan && lengthOf(longerPlan) > lengthOf(plan) ? longerPlan : plan;
}

const lengthOf = ({ schedule }: Evaluated): number =>
  lastOf(schedule.departures) - itemAt(schedule.arrivals, 0);

function minutesMissing(plan: Evaluated, { wishes }: Scene): number {
  const { endMinutes, dateNumber } = wishes;
  if (endMinutes !== null) return endMinutes - lastOf(plan.schedule.departures);
  return dateNumber === 1 ? 0 : enoughMinutes * plan.stops.length - lengthOf(plan);
}

/** The places of the stops in a plan, those first that were asked for. */
const askedFirst = ({ stops }: Evaluated): number[] =>
  [...stops.keys()].sort(
    (a, b) => Number(itemAt(stops, a).asked === 0) - Number(itemAt(stops, b).asked === 0),
  );

function longestHere({ venue, asked, picnic }: Candidate, stayed: number, scene: Scene): number {
  const { role, stay } = kinds[venue.category];
  const longest = longestStay(venue);
  const [, typical] = stay;
  if (role === 'show' || venue.event !== null || picnic === 'food') return stayed;
  if (!venue.indoor && !isMild(scene)) return stayed;
  if (role === 'meal' || role === 'treat') return Math.min(longest, Math.max(stayed, typical));
  return asked === 0 ? Math.min(longest, stayed + longerAtFiller) : longest;
}

function isMild({ context, wishes }: Scene): boolean {
  const degrees = temperatureAt(context.weather, wishes.startMinutes);
  return degrees === null || (degrees >= mildF.from && degrees <= mildF.to);
}
