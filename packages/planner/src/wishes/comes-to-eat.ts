import { fold, readOccasion, readTerms, type Occasion } from '@rendezvous/language';
import type { Wishes } from './wishes.ts';

/** Meals and tables, whatever is on them. */
const meals =
  /\b(breakfast|brunch|lunch|dinner|supper|food|eat|eats|eating|restaurants?|tasting menus?|omakase|dining|foodies?)\b/;

/** Nobody celebrates these without a table. */
const celebrated: ReadonlySet<Occasion> = new Set([
  'wedding-anniversary',
  'birthday',
  'graduation',
  'proposal',
  'valentines-day',
  'meeting-parents',
]);
const dinner = { from: 17 * 60, to: 20 * 60 + 30 } as const;

/**
 * Whether a kitchen or something to eat is among what was asked for, or the evening is one that
 * is celebrated over dinner.
 */
export function comesToEat({ cuisines, interests, mood, startMinutes }: Wishes): boolean {
  const { occasion } = readOccasion([mood, ...interests]);
  const isDinner = startMinutes >= dinner.from && startMinutes <= dinner.to;
  return (
    cuisines.length > 0 ||
    (isDinner && occasion !== null && celebrated.has(occasion)) ||
    interests.some(
      (text) =>
        meals.test(fold(text)) ||
        readTerms(text).some((part) => part.some(({ on }) => on === 'cuisine')),
    )
  );
}
