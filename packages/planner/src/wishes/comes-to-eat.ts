import { fold, readTerms } from '@rendezvous/language';
import type { Wishes } from './wishes.ts';

/** Meals and tables, whatever is on them. */
const meals =
  /\b(breakfast|brunch|lunch|dinner|supper|food|eat|eats|eating|restaurants?|tasting menus?|omakase|dining|foodies?)\b/;

/** Whether a kitchen or something to eat is among what was asked for. */
export const comesToEat = ({ cuisines, interests }: Wishes): boolean =>
  cuisines.length > 0 ||
  interests.some(
    (text) =>
      meals.test(fold(text)) ||
      readTerms(text).some((part) => part.some(({ on }) => on === 'cuisine')),
  );
