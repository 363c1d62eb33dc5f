import { findCause } from '../relax/causes.ts';
import type { Adjustment } from '@rendezvous/language';
import { changeWishes } from './change-wishes.ts';
import { countStops } from './count-stops.ts';
import { findStop } from './find-stop.ts';
import { nothing, venuesOf, type Refinable } from './refinable.ts';
import { refinePlan } from './refine-plan.ts';
import { reorder } from './reorder.ts';
import { Spaces } from './spaces.ts';
import {
  cannotBeCloser,
  cannotDrop,
  cannotMove,
  cannotMoveMeal,
  noEveningAt,
  noRoom,
  noRoomToStay,
  nothingAnswers,
  notTogether,
} from './words.ts';

/** What the searches for the reason of a refusal may look at in all: some 75 ms. */
const maxEffortToExplain = 3_000_000;

/** Which of the things asked cannot be had, each by itself; or that they cannot be had together. */
export function explain(refinable: Refinable, adjustment: Adjustment): string {
  const { wishes, plans, venues, context, isMoved = false } = refinable;
  const trying = { isMoved, effort: { left: maxEffortToExplain }, isAnyEnough: true };
  const before = new Spaces({ wishes, venues, context }, trying);
  // What was not looked through is not called impossible.
  const isPossible = (part: Partial<Adjustment>) =>
    plans.some((state) => refinePlan(state, { ...nothing, ...part }, before, new Set()) !== null) ||
    trying.effort.left <= 0;
  if (isMoved && !isPossible({})) return noEveningAt(context.place.label);
  const { order, near } = adjustment;
  if (order && !isPossible({ order })) return whyNoOrder(order, refinable);
  if (near !== undefined && !isPossible({ near })) return cannotBeCloser(near === 'place');
  for (const move of adjustment.moves) if (!isPossible({ moves: [move] })) return cannotMove(move);
  for (const want of adjustment.wants)
    if (!isPossible({ wants: [want] })) return nothingAnswers(want.text);
  const { add = [] } = adjustment;
  const count = countStops(adjustment, venuesOf(plans[0], venues));
  if (count.ok && count.stops !== wishes.stops)
    return count.stops > wishes.stops
      ? noRoom(
          add.map(({ text }) => text),
          wishes,
        )
      : cannotDrop;
  if (adjustment.wishes.meal) return cannotMoveMeal;
  if (adjustment.stays) return noRoomToStay;
  const changedWishes = changeWishes(wishes, adjustment.wishes);
  const after = new Spaces({ wishes: changedWishes, venues, context }, trying);
  const changed = explainWishes(after, refinable, adjustment);
  return changed ?? notTogether;
}

/** What stands against the order that was asked for. */
function whyNoOrder(
  order: NonNullable<Adjustment['order']>,
  { plans, ...facts }: Refinable,
): string {
  const [state] = plans;
  const venues = venuesOf(state, facts.venues);
  const places = order.flatMap((stop) => findStop(stop, venues) ?? []);
  if (!state || places.length !== venues.length) return notTogether;
  const reordered = reorder(
    facts,
    state,
    places.flatMap((place) => venues[place]?.id ?? []),
  );
  return reordered.ok ? notTogether : reordered.reason;
}

/** Why the changed wishes alone can be met by no plan, where that is so. */
function explainWishes(
  { scene, effort }: Spaces,
  { plans, venues, context }: Refinable,
  adjustment: Adjustment,
): string | undefined {
  const spaces = new Spaces(
    { wishes: scene.wishes, venues, context },
    { effort, isAnyEnough: true },
  );

  const alone = { ...nothing, wishes: adjustment.wishes };
  const isPossible = plans.some((state) =>
    refinePlan({ ...state, bounds: [] }, alone, spaces, new Set()),
  );
  if (isPossible || effort.left <= 0) return undefined;
  return findCause({ wishes: scene.wishes, venues, context }).reason;
}
