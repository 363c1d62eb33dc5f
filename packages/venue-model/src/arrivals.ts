import { kinds, type TimeSpan } from './kinds.ts';
import type { Venue } from './venue.ts';

/** What a kitchen is known for that opens for breakfast. */
const breakfast = /\b(?:breakfasts?|pancakes?|waffles?|bagels?|kolaches?|congee|jook|menudo)\b/i;
const morning: TimeSpan = [6 * 60 + 30, 11 * 60 + 30];

/** When people arrive at a venue: in the hours of its kind, and for breakfast where it is known for one. */
export function arrivalSpans({
  category,
  cuisines,
  knownFor,
}: Pick<Venue, 'category' | 'cuisines' | 'knownFor'>): readonly TimeSpan[] {
  const { role, arrive } = kinds[category];
  const servesBreakfast =
    role === 'meal' &&
    category !== 'fine_dining' &&
    (cuisines.includes('breakfast') || knownFor.some((noun) => breakfast.test(noun)));
  return servesBreakfast ? [morning, ...arrive] : arrive;
}
