import { holdingsOf, isHeldBy, type Food, type LeftOut } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { unlike } from '../../reasons/speak.ts';
import type { SpokenStop } from '../../voice/evening.ts';
import { stemsOf } from '../../voice/gist/known-nouns.ts';
import { kitchenOf, type Kitchen } from './hidden.ts';
import { animalsKeptOut, isKeptOut } from './kept-out.ts';
import { foodsOf, isBeside, ownLeft, ownTaken } from './own-dishes.ts';

/** What two people take and leave at a table. */
export type Order = Kitchen;

const mostTaken = 3;
const mostLeft = 3;

/**
 * What to order at a stop and what to leave so that nobody is served what they leave out: its own
 * dishes, the most characteristic first, then what such kitchens always have. Undefined where
 * nothing is known, or nothing has to be heeded.
 */
export function orderAt(stop: SpokenStop, all: readonly LeftOut[]): Order | undefined {
  const leftOut = all.filter((one) => !isKeptOut(stop.venue, one));
  if (leftOut.length === 0) return undefined;
  const kitchens = leftOut.flatMap((one) => kitchenOf(stop.venue, one.as) ?? []);
  // Where the oil is shared, what comes out of it is not.
  const isOilShared = kitchens.some(({ leave }) => leave.some((one) => ofOil.test(one)));
  const own = ownTaken(stop, leftOut).filter((dish) => !(isOilShared && isFried.test(dish)));
  const taken = unlike([
    ...own.filter((dish) => !isBeside(dish)),
    ...takenAnywhere(stop.venue, leftOut),
    ...own.filter(isBeside).slice(0, 1),
  ]).slice(0, mostTaken);
  const leave = [
    ...ownLeft(stop, leftOut),
    ...kitchens.flatMap((kitchen) => kitchen.leave.slice(0, kitchens.length > 1 ? 2 : mostLeft)),
  ].filter((one) => !isOneOf(one, taken));
  const ask = kitchens.find((kitchen) => kitchen.ask !== undefined)?.ask;
  if (taken.length === 0 && leave.length === 0 && ask === undefined) return undefined;
  return { take: taken, leave: unlike(leave).slice(0, mostLeft), ask };
}

const ofOil = /\b(fryer|oil)\b/;
const isFried =
  /\b(fries|rings|tots|hash browns|chips|fried|wings|karaage|katsu|calamari|schnitzel|fish and chips|nuggets|tenders)\b/i;

/** Whether one of some dishes is of a kind: no ramen is left where vegetarian ramen is taken. */
const isOneOf = (kind: string, dishes: readonly string[]): boolean =>
  dishes.some((dish) => stemsOf(kind).every((stem) => stemsOf(dish).includes(stem)));

/**
 * What such kitchens always have, as far as it holds none of all that is left
 * out, there or by the two.
 */
function takenAnywhere(venue: Venue, leftOut: readonly LeftOut[]): string[] {
  const never = animalsKeptOut(venue);
  const foods = [...foodsOf(leftOut), ...never];
  const isSure = leftOut.length === 1 && never.length === 0;
  // Only its own row tells what is made without onions.
  const untold = leftOut.filter((one) => one.foods.length === 0);
  return (untold.length > 0 ? untold : leftOut)
    .flatMap((one) => kitchenOf(venue, one.as)?.take ?? [])
    .filter((dish) =>
      isSure || untold.length > 0
        ? !isHeldBy(holdingsOf(dish)?.surely, foods)
        : isKnownFree(dish, foods),
    );
}

function isKnownFree(dish: string, foods: readonly Food[]): boolean {
  const held = holdingsOf(dish)?.perhaps;
  return held !== undefined && !isHeldBy(held, foods);
}
