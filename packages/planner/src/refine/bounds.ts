import type { Candidate } from '../candidates/candidates.ts';
import { longestStay } from '../candidates/longest-stay.ts';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { clockAfter } from '../itinerary/clock.ts';
import type { Demands, SumDemand } from '../search/demands.ts';
import { travelMinutes, type Itinerary } from '../itinerary/itinerary.ts';
import type { Leg } from '../travel.ts';
import type { Plan } from '../plan.ts';
import type { Space } from '../search/space.ts';
import type { MeasureName, Move } from '@rendezvous/language';
import { amountAfter, amountOf, shareOf, summed, type SummedName } from './measures.ts';
import type { Bound, ShownStop } from './plan-state.ts';
import { lastOf } from '../at.ts';

/** A plan as it stands before it is moved. */
export interface Standing {
  readonly venues: readonly Venue[];
  readonly stops: readonly ShownStop[];
  readonly legs: readonly Leg[];
}

/** A later or earlier end is felt from so many minutes on, a shorter meal and a shorter way too. */
const felt = { lengthMinutes: 45, mealMinutes: 15, travelShare: 0.25, travelMinutes: 5 } as const;

const isSummed = (measure: Bound['measure']): measure is SummedName => measure in summed;

/**
 * What a move asks of a plan: one set of bounds, or where that cannot be had the next best. Empty
 * where the plan has as much of it as there is.
 */
export function boundsOf(move: Move, plan: Standing): readonly (readonly Bound[])[] {
  const { measure, toward } = move;
  const to = (name: Bound['measure'], amount: number): Bound => ({ measure: name, toward, amount });
  const end = endOf(plan);
  const ways = travelMinutes(plan);
  if (measure === 'length')
    return [
      [to('length', toward === 'more' ? end + felt.lengthMinutes : end - felt.lengthMinutes)],
    ];
  if (measure === 'travel')
    return toward === 'less'
      ? [[to('travel', ways - Math.max(felt.travelMinutes, Math.ceil(ways * felt.travelShare)))]]
      : [];
  const amount = amountOf(measure, plan.venues);
  const after = amountAfter(measure, toward, plan.venues);
  const steps = after === amount ? [] : [[to(measure, after)]];
  if (measure !== 'food') return steps;
  if (toward === 'more')
    return [
      ...steps,
      [to('food', amount), to('choice', amountAfter('choice', 'more', plan.venues))],
    ];
  return amount === 0
    ? []
    : [
        ...steps,
        [
          to('food', amount),
          to('meal-minutes', mealMinutes(plan.venues, plan.stops) - felt.mealMinutes),
        ],
      ];
}

/** When a plan ends, minutes after midnight. */
export function endOf({
  stops,
}: {
  readonly stops: readonly Pick<ShownStop, 'departure'>[];
}): number {
  return stops.at(-1)?.departure ?? 0;
}

/**
 * How much of a measure a plan has as it is shown: minutes after midnight, minutes, cents,
 * stops, or a mean from 0 to 1.
 */
export function amountOfPlan(measure: MeasureName, { stops, legs }: Plan): number {
  if (measure === 'length') return endOf({ stops });
  if (measure === 'travel') return travelMinutes({ legs });
  return amountOf(
    measure,
    stops.map(({ venue }) => venue),
  );
}

/**
 * Which bounds of before still hold beside new ones: what is moved again is free, and nobody is
 * indoors and outdoors at once.
 */
export function stillHeld(before: readonly Bound[], added: readonly Bound[]): Bound[] {
  const opposite: Partial<Record<Bound['measure'], Bound['measure']>> = {
    indoors: 'outdoors',
    outdoors: 'indoors',
  };
  const moved = new Set(added.flatMap(({ measure }) => [measure, opposite[measure] ?? measure]));
  return before.filter(({ measure }) => !moved.has(measure));
}

/** The bounds as the search takes them, so that it need not look at what cannot keep them. */
export function demandsOf(
  bounds: readonly Bound[],
  { candidates, size }: Pick<Space, 'candidates' | 'size'>,
): Omit<Demands, 'places' | 'leastScore'> {
  const amountsOf = (measure: Bound['measure'], toward: Bound['toward']) =>
    bounds
      .filter((bound) => bound.measure === measure && bound.toward === toward)
      .map(({ amount }) => amount);
  return {
    sums: bounds.flatMap((bound) => sumOf(bound, candidates, size) ?? []),
    mostTravel: Math.min(...amountsOf('travel', 'less')),
    earliestEnd: Math.max(...amountsOf('length', 'more')),
    accepts: (plan) => keeps(bounds, plan),
  };
}

function sumOf(
  { measure, toward, amount }: Bound,
  candidates: readonly Candidate[],
  stops: number,
): SumDemand | undefined {
  const sign = toward === 'more' ? 1 : -1;
  // No meal is shorter than the shortest: what they come to at least says
  // early that it is too much.
  if (measure === 'meal-minutes')
    return {
      values: Float64Array.from(candidates, ({ kind, shortestStay }) =>
        kind.eating ? -shortestStay : 0,
      ),
      least: -amount,
    };
  return isSummed(measure)
    ? {
        values: Float64Array.from(candidates, ({ venue }) => sign * shareOf(measure, venue, stops)),
        least: sign * amount,
      }
    : undefined;
}

/** Whether a whole plan keeps the bounds that only a whole plan shows. */
function keeps(bounds: readonly Bound[], { stops, legs, schedule }: Itinerary): boolean {
  return bounds.every(({ measure, toward, amount }) => {
    if (isSummed(measure)) return true;
    const times = stops.map((_, i) => ({
      arrival: schedule.arrivals[i] ?? 0,
      departure: schedule.departures[i] ?? 0,
    }));
    const shown = {
      length: lastOf(schedule.departures),
      travel: travelMinutes({ legs }),
      'meal-minutes': mealMinutes(
        stops.map(({ venue }) => venue),
        times,
      ),
      'meal-start': mealStart(
        stops.map(({ venue }) => venue),
        times,
      ),
    }[measure];
    return toward === 'more' ? shown >= amount : shown <= amount;
  });
}

/** When the first meal begins; never where there is none. */
export function mealStart(
  venues: readonly Venue[],
  times: readonly Pick<ShownStop, 'arrival'>[],
): number {
  const meal = venues.findIndex(({ category }) => kinds[category].role === 'meal');
  return times[meal]?.arrival ?? Number.NaN;
}

function mealMinutes(
  venues: readonly Venue[],
  times: readonly Pick<ShownStop, 'arrival' | 'departure'>[],
): number {
  return venues.reduce(
    (sum, venue, i) =>
      sum +
      (kinds[venue.category].eating ? (times[i]?.departure ?? 0) - (times[i]?.arrival ?? 0) : 0),
    0,
  );
}

/** How long people stay, besides as long as is typical. */
export type Stays = 'typical' | 'longer' | 'longest' | 'short-meals';

/** The ways to stay that may meet the bounds. */
export function staysFor(bounds: readonly Bound[]): readonly Stays[] {
  if (bounds.some(({ measure }) => measure === 'meal-minutes')) return ['short-meals'];
  return bounds.some(({ measure, toward }) => measure === 'length' && toward === 'more')
    ? ['typical', 'longer', 'longest']
    : ['typical'];
}

/** A candidate at which people stay in that way. */
export function staying(candidate: Candidate, stays: Stays): Candidate {
  const longest = longestStay(candidate.venue);
  if (stays === 'typical' || (stays === 'short-meals' && !candidate.kind.eating)) return candidate;
  if (stays === 'short-meals') return { ...candidate, typicalStay: candidate.shortestStay };
  return {
    ...candidate,
    typicalStay: stays === 'longest' ? longest : clockAfter((candidate.typicalStay + longest) / 2),
  };
}
