import type { Venue } from '@rendezvous/venue-model';
import { candidateOf, type Candidate } from './candidates/candidates.ts';
import { brokenRule } from './candidates/venue-rules.ts';
import type { Context } from './context/context.ts';
import { createScene } from './scene.ts';
import type { Itinerary } from './search/itinerary.ts';
import { legsAmong } from './search/legs.ts';
import { planRules } from './search/plan-rules.ts';
import type { Schedule } from './search/schedule.ts';
import { meritOf, scoreOf, type Score } from './search/score.ts';
import { isSequenceAllowed, shapeValue, type RoleSequence } from './search/shapes.ts';
import { itineraryOf, timesOf } from './search/space.ts';
import { readWishes } from './wishes/read-wishes.ts';
import type { Wishes } from './wishes/wishes.ts';

/** What the planner thinks of a plan that somebody else may have made. */
export interface ScoredPlan {
  readonly score: Score;
  /** The rules that it breaks, by their ids; `sequence` and `times` are those that the search meets by construction. */
  readonly broken: readonly string[];
}

/**
 * Scores three venues in their order as a plan for these wishes, possible or not: where no times fit, typical stays follow
 * one another. Throws a RangeError on ids that are not among the venues, and on other numbers of them than three.
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
  if (stops.length !== 3)
    throw new RangeError(`Cannot score a plan: it has three venues, got ${stops.length}`);
  const [a, b, c] = stops as unknown as Itinerary['stops'];
  const legs = legsAmong(venues, context.waters, wishes.mode);
  const fitting = timesOf([a, b, c], { legs, scene });
  const ways = [legs.leg(a.index, b.index), legs.leg(b.index, c.index)] as const;
  const schedule =
    fitting ?? oneAfterAnother([a, b, c], [ways[0].minutes, ways[1].minutes], wishes);
  const itinerary = itineraryOf([a, b, c], schedule, { legs });
  const roles: RoleSequence = [a.kind.role, b.kind.role, c.kind.role];
  return {
    score: scoreOf(
      { stops: [a, b, c], schedule },
      {
        merits: [meritOf(a, scene), meritOf(b, scene), meritOf(c, scene)],
        shape: shapeValue(roles, wishes.startMinutes),
        effort: legs.effort(a.index, b.index) + legs.effort(b.index, c.index),
      },
      scene,
    ),
    broken: [
      ...new Set([
        ...stops.flatMap(({ venue }) => brokenRule(venue, scene)?.id ?? []),
        ...planRules.filter((rule) => !rule.allows(itinerary, scene, null)).map(({ id }) => id),
        ...(isSequenceAllowed(roles, wishes.startMinutes) ? [] : ['sequence']),
        ...(fitting ? [] : ['times']),
      ]),
    ],
  };
}

function oneAfterAnother(
  [a, b, c]: readonly [Candidate, Candidate, Candidate],
  [toSecond, toThird]: readonly [number, number],
  { startMinutes }: Wishes,
): Schedule {
  const second = startMinutes + a.typicalStay + toSecond;
  const third = second + b.typicalStay + toThird;
  return {
    arrivals: [startMinutes, second, third],
    departures: [startMinutes + a.typicalStay, second + b.typicalStay, third + c.typicalStay],
    waitMinutes: 0,
    lingerMinutes: 0,
  };
}
