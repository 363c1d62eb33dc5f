import { riddenMinutes } from '../itinerary/ridden.ts';
import type { Plan } from '../plan.ts';
import type { Scene } from '../scene.ts';
import { isAtPlace } from '../search/rings.ts';

/** Within these, the plan with more of what was asked for is no worse a first one. */
const mostBehind = { score: 0.3, ridden: 20, stopsAtPlace: 1 } as const;

type Written = Pick<Plan, 'wishes' | 'legs' | 'stops' | 'score'>;

/** How many of the wishes a plan meets. */
export const metIn = ({ wishes }: Pick<Plan, 'wishes'>): number =>
  wishes.filter(({ met }) => met).length;

/**
 * The plans with that first which has more of what was asked for, where it is about as good and as
 * near: nobody wants to read that the other plan has it.
 */
export function fullerFirst<P extends Written>(plans: readonly P[], { context }: Scene): P[] {
  const [first, second] = plans;
  if (!first || !second) return [...plans];
  const atPlace = ({ stops }: Written): number =>
    stops.filter(({ venue }) => isAtPlace(venue, context)).length;
  const isFuller =
    metIn(second) > metIn(first) &&
    second.score.total >= first.score.total - mostBehind.score &&
    riddenMinutes(second.legs) - riddenMinutes(first.legs) <= mostBehind.ridden &&
    atPlace(second) >= atPlace(first) - mostBehind.stopsAtPlace;
  return isFuller ? [second, first] : [first, second];
}
