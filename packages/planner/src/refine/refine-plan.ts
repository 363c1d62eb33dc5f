import { goingOf } from '../itinerary/going.ts';
import { legBetween } from '../travel.ts';
import type { Venue } from '@rendezvous/venue-model';
import { matcherOf } from '../wishes/matcher-of.ts';
import type { Adjustment, Move, TimeChange } from '@rendezvous/language';
import { boundsOf, endOf, mealStart, stillHeld, type Standing } from './bounds.ts';
import { type Aims, bestNearby } from './best-refined.ts';
import { findStop } from './find-stop.ts';
import type { Spaces } from './spaces.ts';
import { amountOf } from './measures.ts';
import type { Bound, PlanState } from './plan-state.ts';
import { anchorOf } from './nearness.ts';
import type { RefinedItinerary } from './write-refined.ts';
import { itemAt } from '../at.ts';

/** So many shared traits make one place like another. */
const likeTraits = 4;
/**
 * The plan that has what was asked for and differs least: of all plans that keep the rules, the
 * bounds and the aims, the one with the highest score plus a bonus for each stop that stays. It has
 * as many stops as the wishes of `spaces` ask; where they are as many as before a stop stays in its
 * place, else in its order. Null where there is none, or where a want speaks of nothing at hand.
 * `taken` are venues that it must not use.
 */
export function refinePlan(
  state: PlanState,
  adjustment: Adjustment,
  spaces: Spaces,
  taken: ReadonlySet<string>,
): RefinedItinerary | null {
  const standing = standingOf(state, spaces);
  const read = aimsOf(adjustment, standing, spaces);
  if (!read) return null;
  const { order = [] } = adjustment;
  const { aims, shown } =
    order.length > 0 ? inOrder(order, read, state, standing) : { aims: read, shown: state };
  const goneVenueIds = [
    ...new Set([
      ...state.goneVenueIds,
      ...read.swap.map((place) => itemAt(standing.venues, place).id),
    ]),
  ];
  const moves = shiftsOf(adjustment, standing);
  const movable = moves.filter((alternatives) => alternatives.length > 0);
  // What has no room to move stands in the way of nothing else that was asked;
  // alone it cannot be done.
  if (moves.length > 0 && movable.length === 0 && isAlone(adjustment)) return null;
  for (
    let tier = 0;
    tier < Math.max(1, ...movable.map((alternatives) => alternatives.length));
    tier += 1
  ) {
    const added = movable.flatMap(
      (alternatives) => alternatives[Math.min(tier, alternatives.length - 1)] ?? [],
    );
    const barred = new Set([...taken, ...goneVenueIds]);
    for (const held of heldBounds(state, added, standing)) {
      const bounds = [...held, ...added];
      const best = bestNearby(bounds, { state: shown, aims, spaces, barred }, standing);
      // That the meal stays is for this refinement alone.
      if (best)
        return {
          ...best,
          state: { bounds: bounds.filter(({ measure }) => measure !== 'meals'), goneVenueIds },
        };
    }
  }
  return null;
}

/** Moves of a plan that there is no room for. */
export function stuckMoves(state: PlanState, { moves }: Adjustment, spaces: Spaces): Move[] {
  const standing = standingOf(state, spaces);
  return moves.filter((move) => boundsOf(move, standing).length === 0);
}

function isAlone(asked: Adjustment): boolean {
  const { wants, keep, swap, wishes, drop = [], add = [], stays = [], stops, order, near } = asked;
  const lists = [wants, keep, swap, drop, add, stays];
  const others = lists.reduce((sum, list) => sum + list.length, 0);
  const isMore = stops !== undefined || order !== undefined || near !== undefined;
  return others + Object.keys(wishes).length === 0 && !isMore;
}

/**
 * What else a refined plan is held to, the most first: that a meal stays a meal and what earlier
 * refinements asked, then less of it.
 */
function heldBounds(state: PlanState, added: readonly Bound[], { venues }: Standing): Bound[][] {
  const earlier = stillHeld(state.bounds, added);
  const meal: Bound = { measure: 'meals', toward: 'more', amount: amountOf('meals', venues) };
  const speaksOfFood = added.some(
    ({ measure }) => measure === 'food' || measure === 'choice' || measure === 'meal-minutes',
  );
  const ways =
    speaksOfFood || meal.amount === 0 ? [earlier, []] : [[...earlier, meal], earlier, [meal], []];
  // Of a plan that nothing was asked of before, half of them are the same: what cannot
  // be had is looked for once.
  return [...new Map(ways.map((bounds) => [JSON.stringify(bounds), bounds])).values()];
}

function standingOf({ stops }: PlanState, { venuesById, scene }: Spaces): Standing {
  const venues = stops.map(({ venueId }) => {
    const venue = venuesById.get(venueId);
    if (!venue) throw new Error(`Cannot refine a plan: ${venueId} is not among the venues at hand`);
    return venue;
  });
  const going = goingOf(scene);
  const legs = venues.slice(1).map((venue, i) => legBetween(itemAt(venues, i), venue, going));
  return { venues, stops, legs };
}

/** What the moves of an adjustment ask of a plan, a shifted end among them. */
function shiftsOf(
  { moves, wishes: { end, meal } }: Adjustment,
  standing: Standing,
): (readonly (readonly Bound[])[])[] {
  const asked = [
    ...moves.map((move) => boundsOf(move, standing)),
    ...(meal ? [[mealBounds(meal, standing)]] : []),
  ];
  if (!end || !('by' in end)) return asked;
  const shifted: Bound = {
    measure: 'length',
    toward: end.by > 0 ? 'more' : 'less',
    amount: endOf(standing) + end.by,
  };
  return [...asked, [[shifted]]];
}

/**
 * A meal at a time is within a quarter of an hour of it; one that is moved is
 * moved by so much at least.
 */
function mealBounds(meal: TimeChange, { venues, stops }: Standing): Bound[] {
  const bound = (toward: Bound['toward'], amount: number): Bound => ({
    measure: 'meal-start',
    toward,
    amount,
  });
  if ('at' in meal)
    return [bound('more', meal.at - mealLeeway), bound('less', meal.at + mealLeeway)];
  const start = mealStart(venues, stops);
  return [bound(meal.by > 0 ? 'more' : 'less', start + meal.by)];
}
const mealLeeway = 15;

/**
 * A plan with its stops in another order, and the same aims there: they all stay
 * but those that are to go.
 */
function inOrder(
  order: NonNullable<Adjustment['order']>,
  aims: Aims,
  state: PlanState,
  { venues }: Standing,
): { readonly aims: Aims; readonly shown: PlanState } {
  const named = [...new Set(order.flatMap((stop) => findStop(stop, venues) ?? []))];
  const places = [...named, ...[...venues.keys()].filter((place) => !named.includes(place))];
  const moved = (place: number) => places.indexOf(place);
  const swap = aims.swap.map(moved);
  return {
    aims: {
      ...aims,
      keep: [...venues.keys()].filter((place) => !swap.includes(place)),
      swap,
    },
    shown: { ...state, stops: places.flatMap((place) => state.stops[place] ?? []) },
  };
}

/** Undefined where no venue answers to what is wanted, or nothing can lie closer together. */
function aimsOf(
  { keep, swap, wants, drop = [], add = [], near, stays = [] }: Adjustment,
  { venues }: Standing,
  { venuesById, wishes, scene }: Spaces,
): Aims | undefined {
  const among = [...venuesById.values()];
  const placesOf = (references: Adjustment['keep']) =>
    references.flatMap((reference) => findStop(reference, venues) ?? []);
  const read = wants.flatMap(({ text, as }) => {
    const place = as === undefined ? undefined : findStop(as, venues);
    // What shall stand instead of a stop that only the other plan has is not for this one.
    return as !== undefined && place === undefined
      ? []
      : [{ place, match: likenessOf(text, venues) ?? matcherOf(text, among) }];
  });
  const ends = { first: 0, last: wishes.stops - 1 } as const;
  const joining = add.map(({ text, at }) => ({
    place: at && ends[at],
    match: matcherOf(text, among),
  }));
  const all = [...read, ...joining];
  const anchor = near === undefined ? undefined : anchorOf(near, venues, scene);
  if (all.some(({ match }) => !match) || anchor === null) return undefined;
  return {
    ...(anchor && { anchor }),
    keep: [
      ...placesOf([...keep, ...stays.map(({ stop }) => stop)]),
      ...(anchor?.stop === undefined ? [] : [anchor.stop]),
    ],
    swap: placesOf([...swap, ...drop]),
    wants: all as Aims['wants'],
  };
}

/**
 * Whoever names a stop of the plan wants another that is like it: one that
 * shares what it is known for.
 */
function likenessOf(
  text: string,
  venues: Standing['venues'],
): ((venue: Venue) => number) | undefined {
  const liked = venues.find(({ name }) => name === text);
  if (!liked) return undefined;
  const traits: readonly string[] = [...liked.interests, ...liked.vibes];
  const isNew = ({ id }: Venue) => venues.every((venue) => venue.id !== id);
  return (venue) =>
    isNew(venue)
      ? [...venue.interests, ...venue.vibes].filter((trait) => traits.includes(trait)).length /
        Math.max(1, Math.min(likeTraits, traits.length))
      : 0;
}
