import type { Scene } from '../scene.ts';
import { legLimits } from '../travel.ts';
import { milesAcross } from '../waters.ts';
import type { Itinerary } from './itinerary.ts';
import { openingCoffeeUntil } from './shapes.ts';

/** A hard rule that only a whole plan can meet or break. */
export interface PlanRule {
  readonly id:
    | 'budget'
    | 'leg'
    | 'kinds'
    | 'meal'
    | 'treat'
    | 'hours-known'
    | 'setting'
    | 'first-date'
    | 'near-start'
    | 'done-before';
  readonly allows: (itinerary: Itinerary, scene: Scene, mealExcuse: string | null) => boolean;
}

/** A plan that covers this much of a meal time has a meal. */
const mealTimes = [
  [11 * 60 + 30, 13 * 60 + 30],
  [18 * 60, 20 * 60 + 30],
] as const;
const coveredMinutes = 60;
/** Whoever walks from an address or a neighborhood begins near it. */
export const nearStartMiles = 1.2;
/** A place where two people can hear each other. */
export const talkative = 0.7;
/** Of so many stops at most the hours are a guess. */
export const mostUnknownHours = 1;

/** How long three stops take when nobody hurries: typical stays and the ways between them. */
function naturalMinutes({ stops: [a, b, c], legs }: Itinerary): number {
  return a.typicalStay + b.typicalStay + c.typicalStay + legs[0].minutes + legs[1].minutes;
}

/** Whether the two said where they start, or only in which city or town. */
export function isStartNamed(precision: Scene['context']['place']['precision']): boolean {
  return precision !== 'city' && precision !== 'town';
}

/** Whether a plan between two minutes of the day covers a meal time. */
export function coversMealTime(fromMinutes: number, toMinutes: number): boolean {
  return mealTimes.some((meal) => covers(meal, fromMinutes, toMinutes));
}

/** Whether a plan of so many minutes covers a meal time whenever between two minutes of the day it begins. */
export function alwaysCoversMealTime(earliest: number, latest: number, minutes: number): boolean {
  // What it covers of a meal time is a concave function of its start, so it is least at one of the two ends.
  return mealTimes.some(
    (meal) => covers(meal, earliest, earliest + minutes) && covers(meal, latest, latest + minutes),
  );
}

function covers(
  [from, to]: (typeof mealTimes)[number],
  fromMinutes: number,
  toMinutes: number,
): boolean {
  return Math.min(to, toMinutes) - Math.max(from, fromMinutes) >= coveredMinutes;
}

/** The hard rules for whole plans (planner.md, section 3). The one that fails most often comes first.
 * Order, waits, openings and ends are met by construction of the schedule. */
export const planRules: readonly PlanRule[] = [
  {
    id: 'meal',
    allows: (itinerary, _scene, mealExcuse) => {
      if (mealExcuse !== null || itinerary.stops.some((stop) => stop.kind.role === 'meal'))
        return true;
      const [begins, ends] = [itinerary.schedule.arrivals[0], itinerary.schedule.departures[2]];
      // Nobody hurries through three places to be done before dinner.
      return !coversMealTime(begins, Math.max(ends, begins + naturalMinutes(itinerary)));
    },
  },
  {
    id: 'budget',
    allows: ({ stops }, { wishes }) =>
      stops.reduce((sum, stop) => sum + stop.venue.cost.expectedCents, 0) <= wishes.budget.maxCents,
  },
  {
    id: 'leg',
    allows: ({ legs }) => {
      const walked = legs.reduce((sum, leg) => sum + (leg.mode === 'walking' ? leg.minutes : 0), 0);
      return (
        walked <= legLimits.walkTotalMinutes &&
        legs.every(
          (leg) =>
            leg.minutes <= (leg.mode === 'walking' ? legLimits.walkMinutes : legLimits.rideMinutes),
        )
      );
    },
  },
  {
    id: 'kinds',
    allows: ({ stops: [a, b, c] }) => a.kind !== b.kind && b.kind !== c.kind && a.kind !== c.kind,
  },
  {
    id: 'hours-known',
    allows: ({ stops }) => stops.filter((stop) => !stop.hoursKnown).length <= mostUnknownHours,
  },
  {
    id: 'setting',
    allows: ({ stops }, { wishes }) =>
      wishes.setting !== 'outdoor' || stops.some((stop) => stop.venue.outdoor),
  },
  {
    id: 'first-date',
    allows: ({ stops }, { wishes }) =>
      wishes.dateNumber !== 1 ||
      Math.max(stops[0].kind.scale.talk, stops[1].kind.scale.talk) >= talkative,
  },
  {
    id: 'done-before',
    allows: ({ stops }, { lastFirstKind }) => stops[0].venue.category !== lastFirstKind,
  },
  {
    id: 'near-start',
    allows: ({ stops }, scene) =>
      scene.wishes.mode !== 'walking' ||
      !isStartNamed(scene.context.place.precision) ||
      milesAcross(scene.context.place, stops[0].venue, true, scene.context.waters) <=
        nearStartMiles,
  },
  {
    id: 'treat',
    allows: ({ stops, schedule }) =>
      !(
        stops[0].kind.role === 'treat' &&
        stops[1].kind.role === 'meal' &&
        schedule.arrivals[0] >= openingCoffeeUntil
      ),
  },
];
