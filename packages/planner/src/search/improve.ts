import { placeOf } from '@rendezvous/venue-model';
import { goOn } from '../stop.ts';
import type { Bounds } from './bounds.ts';
import type { Demands } from './demands.ts';
import { differs } from './options.ts';
import { evaluate, tieWidth, type Evaluated, type Space } from './space.ts';

/** So many of the candidates that promise most by themselves are put in the place of each stop. */
const promising = 200;
/** Sums of the same numbers in another order differ by less. */
const rounding = 1e-9;

interface Wanted {
  readonly demands?: Demands;
  readonly unlike?: Evaluated;
}

/**
 * A plan that is not proved made better as long as one other stop in it, or one stop moved, does that: by the same score
 * and rules as the search, for a small part of its effort. Says how many plans it looked at.
 */
export function improve(
  space: Space,
  plan: Evaluated,
  { demands, unlike }: Wanted,
  { potential }: Bounds,
): { readonly best: Evaluated; readonly evaluated: number } {
  const stopOf = new Map(space.candidates.map((candidate, i) => [candidate, i]));
  const orderOf = ({ stops }: Evaluated) => stops.map((stop) => stopOf.get(stop) as number);
  const taken = new Set(unlike?.stops.map(({ venue }) => placeOf(venue)));
  const promisingFirst = [...space.candidates.keys()]
    .filter((i) => !taken.has(placeOf(space.candidates[i]!.venue)))
    .sort((a, b) => (potential[b] as number) - (potential[a] as number))
    .slice(0, promising);
  let best = plan;
  let evaluated = 0;
  const consider = (order: readonly number[]): void => {
    if (new Set(order).size < order.length || (demands && !counts(demands, order))) return;
    goOn();
    evaluated += 1;
    const found = evaluate(space, order, best.score.total + tieWidth);
    if (!found || (unlike && !differs(found, unlike))) return;
    if (!demands || isWanted(demands, found)) best = found;
  };
  for (let last: Evaluated | undefined; last !== best; ) {
    last = best;
    for (let place = 0; place < space.size; place += 1)
      for (const candidate of promisingFirst) consider(orderOf(best).with(place, candidate));
    for (let from = 0; from < space.size; from += 1)
      for (let to = 0; to < space.size; to += 1) {
        const order = orderOf(best);
        const [moved] = order.splice(from, 1);
        consider(order.toSpliced(to, 0, moved as number));
      }
  }
  return { best, evaluated };
}

/** Whether the candidates of a plan may stand where they do and add up to what is asked. */
function counts({ places, sums }: Demands, order: readonly number[]): boolean {
  return (
    order.every((c, place) => places[place]?.has(c) !== false) &&
    sums.every(
      ({ values, least }) =>
        order.reduce((sum, c) => sum + (values[c] as number), 0) >= least - rounding,
    )
  );
}

const isWanted = ({ mostTravel, earliestEnd, accepts }: Demands, plan: Evaluated): boolean =>
  plan.legs.reduce((sum, { minutes }) => sum + minutes, 0) <= mostTravel &&
  (plan.schedule.departures.at(-1) ?? 0) >= earliestEnd &&
  accepts(plan);
