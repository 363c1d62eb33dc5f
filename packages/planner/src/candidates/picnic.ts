import { fold } from '@rendezvous/language';
import type { Category, Cuisine, Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import type { Taste } from '../wishes/tastes.ts';
import { askedAt } from './asked-at.ts';

/**
 * A picnic is food that is carried to a lawn: which of the two a place is good for,
 * where one was asked for.
 */
export type PicnicPart = 'food' | 'lawn' | null;

const isPicnic = ({ text, isMust }: Taste): boolean => isMust && /\bpicnic/.test(fold(text));

const counters: ReadonlySet<Category> = new Set(['bakery', 'market', 'food_hall']);
/** What a counter wraps up. */
const wrapped: readonly Cuisine[] = ['sandwiches', 'deli', 'bagels'];
/** Where a basket is packed, whatever the kind: a cheese shop, a grocer, a deli. */
const basket = /\bpicnic( (food|supplies|supply|basket|lunch|provisions))?$/;
const packs: ReadonlySet<Category> = new Set([
  ...counters,
  'shop',
  'cafe',
  'casual_eatery',
  'wine_bar',
]);

/** Whether people go there to have a picnic packed. */
export const packsPicnics = ({ category, indoor, knownFor }: Venue): boolean =>
  indoor && packs.has(category) && knownFor.some((noun) => basket.test(noun));

/** A market of antiques, flowers or crafts fills no basket. */
const sellsFood = ({ category, cuisines, interests }: Venue): boolean =>
  category !== 'market' || cuisines.length > 0 || interests.includes('food');

/** What a place is for in the picnic that was asked for; null where none was. */
export function picnicPartOf(venue: Venue, scene: Scene): PicnicPart {
  const { category, cuisines, indoor } = venue;
  const bits = scene.tastes.reduce((all, taste, i) => (isPicnic(taste) ? all | (1 << i) : all), 0);
  if (bits === 0) return null;
  if (!indoor && category !== 'market') return (askedAt(venue, scene) & bits) === 0 ? null : 'lawn';
  const isSweet = category === 'bakery' && cuisines.includes('donuts');
  const isDeli = category === 'casual_eatery' && cuisines.some((one) => wrapped.includes(one));
  const isCounter = counters.has(category) && !isSweet && sellsFood(venue);
  return isCounter || isDeli || packsPicnics(venue) ? 'food' : null;
}

/**
 * Whether the food of a picnic is bought on the way to the lawn, and is not
 * carried through something else.
 */
export function isPicnicFresh(stops: readonly { readonly picnic: PicnicPart }[]): boolean {
  const lawn = stops.findIndex(({ picnic }) => picnic === 'lawn');
  return lawn < 1 || stops[lawn - 1]?.picnic === 'food';
}

/** Whether food is bought before the lawn on which it is eaten; true where there is no lawn. */
export function isPicnicCarried(stops: readonly { readonly picnic: PicnicPart }[]): boolean {
  const lawn = stops.findIndex(({ picnic }) => picnic === 'lawn');
  return lawn < 0 || stops.slice(0, lawn).some(({ picnic }) => picnic === 'food');
}
