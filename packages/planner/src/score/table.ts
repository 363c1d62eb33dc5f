import { kinds, type Category, type Role, type Venue, type Vibe } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import { mealPartOf } from '../rules/meal-hours.ts';

/**
 * How festive a table or a bar is, from a counter to white linen, by its kind, its price and its
 * atmosphere. 0 to 1.
 */
function dressOf({ category, cost, vibes }: Venue): number {
  const airs = vibes.reduce((sum, vibe) => sum + (dressOfVibe[vibe] ?? 0), 0);
  const finest = finestCents[kinds[category].role] ?? finestCents.drink;
  const byPrice = Math.min(1, cost.expectedCents / finest);
  return clamp(0.55 * (dressOfKind[category] ?? 0.4) + 0.45 * byPrice + 0.1 * airs);
}

/**
 * What two people spend at the finest tables (drinks included), the finest bars, and on the finest
 * sweets.
 */
const finestCents: Partial<Record<Role, number>> & { readonly drink: number } = {
  meal: 17_000,
  drink: 8_000,
  treat: 3_500,
  show: 15_000,
};
const dressOfKind: Partial<Record<Category, number>> = {
  fine_dining: 1,
  restaurant: 0.65,
  gastropub: 0.5,
  brunch_spot: 0.45,
  diner: 0.25,
  food_hall: 0.15,
  casual_eatery: 0.15,
  cocktail_bar: 0.7,
  rooftop_bar: 0.7,
  wine_bar: 0.65,
  bar: 0.3,
  tea_house: 0.5,
  chocolate_shop: 0.5,
  dessert: 0.5,
  cafe: 0.3,
  bakery: 0.3,
  ice_cream: 0.3,
  brewery: 0.2,
  beer_garden: 0.2,
  concert_hall: 0.8,
  theatre: 0.75,
  jazz_club: 0.7,
  dance_hall: 0.45,
  music_venue: 0.4,
  comedy_club: 0.4,
  cinema: 0.35,
  karaoke: 0.2,
  skating: 0.2,
  mini_golf: 0.1,
  arcade: 0.1,
  bowling: 0.15,
  billiards: 0.1,
  axe_throwing: 0.1,
};
const dressOfVibe: Partial<Record<Vibe, number>> = {
  elegant: 1,
  luxurious: 1,
  candlelit: 1,
  romantic: 0.5,
  intimate: 0.5,
  casual: -0.5,
  queues: -0.5,
};

/**
 * A table more festive than they wished fits nearly as well; a counter does not fit an anniversary,
 * nor a drive-in a dinner before the opera.
 */
const tooPlain = { anyDay: 1.6, fineEvening: 2.4 } as const;
const tooFine = 1;
const fineFrom = 0.5;

/** How well a table fits the occasion, the budget, the mood and the hour; 0 to 1. */
export function tableFit(venue: Venue, scene: Scene): number {
  const wished = wishedDress(scene);
  const beyond = dressOf(venue) - wished;
  const plain = wished < fineFrom ? tooPlain.anyDay : tooPlain.fineEvening;
  return clamp(1 + (beyond < 0 ? plain : -tooFine) * beyond);
}

/** From this value on, the two dress up, and want the rest of the evening to match. */
const dressedUp = 0.6;

/**
 * How well a bar, a stage or a games room fits an evening they dress up for; 1 on any other evening
 * and for other kinds.
 */
export function roomFit(venue: Venue, scene: Scene): number {
  const wished = wishedDress(scene);
  if (wished < dressedUp || dressOfKind[venue.category] === undefined) return 1;
  return clamp(1 - tooPlain.anyDay * Math.max(0, wished - dressOf(venue)));
}

/** How much the two dress up for the evening, 0 to 1: from a dinner out to white linen. */
export const finenessOf = (scene: Scene): number =>
  clamp((wishedDress(scene) - fineFrom) / (wholly - fineFrom));
/** From this value on, a counter is out of the question. */
const wholly = 0.75;

const remembered = new WeakMap<Scene, number>();

/** How festive a table the two would choose, 0 to 1. */
function wishedDress(scene: Scene): number {
  const known = remembered.get(scene);
  if (known !== undefined) return known;
  const wished = readDress(scene);
  remembered.set(scene, wished);
  return wished;
}

/** Dinner is about half of what an evening costs. */
const shareOfTable = 0.5;
const finestBudgetCents = 16_000;
/** Lunch is plainer than dinner. */
const plainerAtLunch = 0.2;

function readDress({ wishes, mood, occasion }: Scene): number {
  const { minCents, maxCents } = wishes.budget;
  const cents = shareOfTable * (minCents + 0.6 * (maxCents - minCents));
  const byMoney = clamp(cents / finestBudgetCents);
  const byMood = mood.moods.flatMap(({ wanted }) => dressOfMood(wanted) ?? []);
  const wished =
    byMood.length === 0
      ? 0.3 + 0.5 * byMoney
      : 0.5 * (byMood.reduce((sum, dress) => sum + dress, 0) / byMood.length) + 0.5 * byMoney + 0.1;
  const least = occasion && festive.has(occasion) ? 0.6 : 0;
  return clamp(
    Math.max(least, wished) - (mealPartOf(wishes.startMinutes) === 'lunch' ? plainerAtLunch : 0),
  );
}

const festive: ReadonlySet<NonNullable<Scene['occasion']>> = new Set([
  'proposal',
  'wedding-anniversary',
  'birthday',
  'graduation',
  'valentines-day',
  'new-years-eve',
  'meeting-parents',
]);

/** What a mood that wants this atmosphere asks of a table; undefined if it asks for none. */
function dressOfMood(wanted: readonly Vibe[]): number | undefined {
  if (wanted.includes('luxurious')) return 0.85;
  if (wanted.includes('candlelit') || wanted.includes('intimate')) return 0.55;
  return wanted.includes('casual') || wanted.includes('playful') ? 0.2 : undefined;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));
