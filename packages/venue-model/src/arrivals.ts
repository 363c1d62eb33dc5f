import { kinds, type Category, type TimeSpan } from './kinds.ts';
import type { Venue } from './venue.ts';

/** What a kitchen is known for that opens for breakfast. */
const breakfast = /\b(?:breakfasts?|pancakes?|waffles?|bagels?|kolaches?|congee|jook|menudo)\b/i;
const morning: TimeSpan = [6 * 60 + 30, 11 * 60 + 30];
/** And when tables known for brunch are set that also serve lunch. */
const brunch: TimeSpan = [9 * 60, 11 * 60 + 30];

/** Where people go by day for what is made or poured there. */
const pouringByDay: ReadonlySet<Category> = new Set(['brewery', 'beer_garden', 'wine_bar']);
/** There a glass that was asked for is had from here on; any other belongs to the evening. */
const noon = 12 * 60;

/**
 * When people arrive at a venue: in the hours of its kind, for breakfast or brunch where it is
 * known for one, and from noon on for beer and wine that they asked for.
 */
export function arrivalSpans(
  { category, cuisines, knownFor }: Pick<Venue, 'category' | 'cuisines' | 'knownFor'>,
  { isAsked = false }: { readonly isAsked?: boolean } = {},
): readonly TimeSpan[] {
  const { role, arrive } = kinds[category];
  const isTable = role === 'meal' && category !== 'fine_dining';
  const servesBreakfast =
    isTable && (cuisines.includes('breakfast') || knownFor.some((noun) => breakfast.test(noun)));
  if (isAsked && pouringByDay.has(category))
    return arrive.map(([from, to], i): TimeSpan => [i === 0 ? Math.min(from, noon) : from, to]);
  if (servesBreakfast) return [morning, ...arrive];
  return isTable && knownFor.includes('brunch') ? [brunch, ...arrive] : arrive;
}
