import type { Venue } from '@rendezvous/venue-model';
import { candidateOf, type Candidate } from './candidates/candidates.ts';
import { brokenRule } from './candidates/venue-rules.ts';
import type { Context } from './context/context.ts';
import { createScene } from './scene.ts';
import { goingOf } from './itinerary/going.ts';
import { legsAmong } from './itinerary/legs.ts';
import { meritOf } from './score/merit.ts';
import { planRules, mealsOf } from './rules/plan-rules.ts';
import type { Schedule } from './itinerary/schedule.ts';
import { scoreOf, type Score } from './score/score.ts';
import { isSequenceAllowed, shapeValue } from './rules/shapes.ts';
import { effortOf, itineraryOf, threadsAlong, timesOf } from './search/space.ts';
import { Threads } from './threads/threads.ts';
import { Ways } from './itinerary/ways.ts';
import { readWishes } from './wishes/read-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';
import { itemAt } from './at.ts';

/** The planner's opinion of a plan that may have been made by somebody else. */
export interface ScoredPlan {
  readonly score: Score;
  /**
   * The ids of the rules that it breaks; `sequence` and `times` are rules that the search satisfies
   * by construction.
   */
  readonly broken: readonly string[];
}

const [fewest, most] = [2, 6];

/**
 * Scores two to six venues, in this order, as a plan for these wishes, feasible or not: if no times
 * fit, stays of typical length follow one another. Throws a RangeError for unknown ids and for
 * other numbers of venues.
 */
export function scorePlan(
  wishes: Wishes,
  venues: readonly Venue[],
  context: Context,
  venueIds: readonly string[],
): ScoredPlan {
  const scene = createScene(readWishes(wishes, venues), context);
  const stops = venueIds.map((id) => {
    const index = venues.findIndex((venue) => venue.id === id);
    const venue = venues[index];
    if (!venue) throw new RangeError(`Cannot score a plan: no venue has the id ${id}`);
    return candidateOf(venue, index, scene);
  });
  if (stops.length < fewest || stops.length > most)
    throw new RangeError(
      `Cannot score a plan: it has ${fewest} to ${most} venues, got ${stops.length}`,
    );
  const around = {
    legs: legsAmong(venues, goingOf(scene)),
    ways: new Ways(context, wishes.mode),
  };
  const fitting = timesOf(stops, { ...around, scene });
  const minutes = stops
    .slice(1)
    .map(({ index }, i) => around.legs.leg(itemAt(stops, i).index, index).minutes);
  const schedule = fitting ?? oneAfterAnother(stops, minutes, wishes);
  const itinerary = itineraryOf(stops, schedule, around);
  const roles = stops.map(({ kind }) => kind.role);
  const meals = mealsOf(stops, stops.length, null);
  const threads = new Threads(stops, scene, stops.length);
  const weighed = {
    merits: stops.map((stop) => meritOf(stop, scene)),
    shape: shapeValue(roles, wishes.startMinutes),
    effort: effortOf(around, stops),
    thread: threads.gainOf(
      threadsAlong({ ...around, threads }, [...stops.keys()], stops),
      schedule,
    ),
  };
  return {
    score: scoreOf({ stops, schedule }, weighed, scene),
    broken: [
      ...new Set([
        ...stops.flatMap(({ venue }) => brokenRule(venue, scene)?.id ?? []),
        ...planRules.filter((rule) => !rule.allows(itinerary, scene, meals)).map(({ id }) => id),
        ...(isSequenceAllowed(roles, wishes.startMinutes, meals.room) ? [] : ['sequence']),
        ...(fitting ? [] : ['times']),
      ]),
    ],
  };
}

function oneAfterAnother(
  stops: readonly Candidate[],
  legMinutes: readonly number[],
  { startMinutes }: Wishes,
): Schedule {
  const [arrivals, departures]: [number[], number[]] = [[], []];
  let now = startMinutes;
  for (const [i, { typicalStay }] of stops.entries()) {
    arrivals.push(now);
    departures.push(now + typicalStay);
    now += typicalStay + (legMinutes[i] ?? 0);
  }
  return { arrivals, departures, waitMinutes: 0, lingerMinutes: 0, hurryMinutes: 0 };
}
