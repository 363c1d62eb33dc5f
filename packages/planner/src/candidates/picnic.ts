import { fold } from '@rendezvous/language';
import type { Category, Cuisine, Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import type { Taste } from '../wishes/tastes.ts';
import { askedAt } from './asked-at.ts';

/** A picnic is food that is carried to a lawn: which of the two a place is good for, where one was asked for. */
export type PicnicPart = 'food' | 'lawn' | null;

const isPicnic = ({ text, isMust }: Taste): boolean => isMust && /\bpicnic/.test(fold(text));

const counters: ReadonlySet<Category> = new Set(['bakery', 'market', 'food_hall']);
/** What a counter wraps up. */
const wrapped: readonly Cuisine[] = ['sandwiches', 'deli', 'bagels'];

/** What a place is for in the picnic that was asked for; null where none was. */
export function picnicPartOf(venue: Venue, scene: Scene): PicnicPart {
  const { category, cuisines, indoor } = venue;
  const bits = scene.tastes.reduce((all, taste, i) => (isPicnic(taste) ? all | (1 << i) : all), 0);
  if (bits === 0) return null;
  if (!indoor && category !== 'market') return (askedAt(venue, scene) & bits) === 0 ? null : 'lawn';
  const isSweet = category === 'bakery' && cuisines.includes('donuts');
  const isDeli = category === 'casual_eatery' && cuisines.some((one) => wrapped.includes(one));
  return (counters.has(category) && !isSweet) || isDeli ? 'food' : null;
}

/** Whether food is bought before the lawn on which it is eaten; true where there is no lawn. */
export function isPicnicCarried(stops: readonly { readonly picnic: PicnicPart }[]): boolean {
  const lawn = stops.findIndex(({ picnic }) => picnic === 'lawn');
  return lawn < 0 || stops.slice(0, lawn).some(({ picnic }) => picnic === 'food');
}
