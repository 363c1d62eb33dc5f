import { isOpenAir, type Venue } from '@rendezvous/venue-model';
import { floatsOf } from '../at.ts';
import { isPicnicCarried } from '../candidates/picnic.ts';
import type { Taste } from '../wishes/tastes.ts';
import type { Demands, SumDemand } from './demands.ts';
import { hasTaste, hasTasteBetween, isMetBy } from '../score/met.ts';
import type { Stops } from '../itinerary/options.ts';
import { hereAmong } from './rings.ts';
import { findBest, type Found } from './search.ts';
import type { Evaluated, Space } from './space.ts';

/** What a plan should have besides satisfying the rules. */
export interface Extras {
  /** Stops that the answer must differ from. */
  readonly unlike?: Stops;
  /** At least one of these tastes is met. */
  readonly meeting?: readonly Taste[];
  /** Each of these is met. */
  readonly meetingAll?: readonly Taste[];
  /** Plans that score less are useless. */
  readonly leastScore?: number;
  /** The most effort that the search may spend. */
  readonly mostEffort?: number;
  /** Other searches follow if this one finds nothing soon. */
  readonly isOneOfMany?: boolean;
  /** At least one stop is outdoors, and more than a terrace. */
  readonly outOfDoors?: boolean;
  /** The most minutes of travel between the stops. */
  readonly mostTravel?: number;
  /** Food for a picnic is bought before the lawn. */
  readonly hasPicnic?: boolean;
  /** The plan does not end before this minute of the date. */
  readonly earliestEnd?: number;
}

/** The stops of an itinerary with their times. */
export function staysOf({ stops, schedule }: Evaluated) {
  return stops.map(({ venue }, i) => ({
    venue,
    arrival: schedule.arrivals[i] ?? 0,
    departure: schedule.departures[i] ?? 0,
  }));
}

/** The best plan of a ring with at least this many stops at the place. */
export function findIn(ring: Space, extras: Extras, leastAtPlace = 0): Found {
  const { unlike, mostEffort, isOneOfMany, ...demanded } = extras;
  const isDemanding = leastAtPlace > 0 || Object.keys(demanded).length > 0;
  return findBest(ring, {
    ...(unlike && { unlike }),
    ...(isOneOfMany && { isOneOfMany }),
    ...(mostEffort && { effort: { left: mostEffort } }),
    ...(isDemanding && { demands: demandsOf(ring, extras, leastAtPlace) }),
  });
}

function demandsOf(
  { candidates, scene }: Space,
  { meeting, meetingAll = [], ...extras }: Extras,
  leastAtPlace: number,
): Demands {
  const { outOfDoors = false, hasPicnic = false, earliestEnd = Number.NEGATIVE_INFINITY } = extras;
  const canMeet = (taste: Taste) => (c: number, from: number, to: number) =>
    hasTasteBetween(taste, candidates[c]!.venue, [from, to], scene);
  const countOf = (holds: (venue: Venue) => boolean) =>
    floatsOf(candidates, ({ venue }) => Number(holds(venue)));
  const sums: SumDemand[] = [];
  if (leastAtPlace > 0)
    sums.push({
      values: countOf(hereAmong(candidates, scene.context)),
      least: leastAtPlace,
    });
  if (outOfDoors) sums.push({ values: countOf(isOpenAir), least: 1 });
  for (const part of hasPicnic ? (['food', 'lawn'] as const) : [])
    sums.push({
      values: floatsOf(candidates, ({ picnic }) => Number(picnic === part)),
      least: 1,
    });
  if (meeting)
    sums.push({
      values: countOf((venue) => meeting.some((taste) => hasTaste(taste, venue))),
      least: 1,
      canBe: (c: number, from: number, to: number) =>
        meeting.some((taste) => canMeet(taste)(c, from, to)),
    });
  for (const taste of meetingAll)
    sums.push({
      values: countOf((venue) => hasTaste(taste, venue)),
      least: 1,
      canBe: canMeet(taste),
    });
  return {
    places: [],
    sums,
    mostTravel: extras.mostTravel ?? Number.POSITIVE_INFINITY,
    earliestEnd,
    accepts: (plan) =>
      (plan.schedule.departures.at(-1) ?? 0) >= earliestEnd &&
      (!hasPicnic || isPicnicCarried(plan.stops)) &&
      (meeting?.some((taste) => isMetBy(taste, staysOf(plan), scene)) ?? true) &&
      meetingAll.every((taste) => isMetBy(taste, staysOf(plan), scene)),
    leastScore: extras.leastScore ?? Number.NEGATIVE_INFINITY,
  };
}

export const nothing: Found = { best: null, nodes: 0, evaluated: 0, isExact: true, gap: 0 };

/** What was found later, with the work of both. */
export function afterMore(earlier: Found, later: Found): Found {
  return {
    best: later.best,
    nodes: earlier.nodes + later.nodes,
    evaluated: earlier.evaluated + later.evaluated,
    isExact: earlier.isExact && later.isExact,
    gap: later.gap,
  };
}
