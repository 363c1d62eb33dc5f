import { kinds, type Role, type Venue } from '@rendezvous/venue-model';
import { fold, singular, type StopReference } from '@rendezvous/language';
import { matcherOf } from '../wishes/tastes.ts';

/** The place of a stop in a plan. */
export type Place = 0 | 1 | 2;
export const allPlaces = [0, 1, 2] as const satisfies readonly Place[];

/** Words for what a stop is there for, which no venue is called by. */
const roleWords: Readonly<Record<Role, readonly string[]>> = {
  meal: [
    'dinner',
    'lunch',
    'brunch',
    'breakfast',
    'meal',
    'restaurant',
    'food',
    'supper',
    'eating',
  ],
  treat: ['dessert', 'coffee', 'treat', 'sweet'],
  drink: ['drink', 'bar', 'cocktail', 'wine', 'pub'],
  stroll: ['walk', 'stroll', 'park'],
  show: ['show', 'concert', 'gig'],
  activity: ['activity'],
};
/** From this match on a stop is what a word says. */
const isMeantFrom = 0.5;

/** Which stop of a plan is meant, or undefined where none is. */
export function findStop(
  reference: StopReference,
  venues: readonly [Venue, Venue, Venue],
): Place | undefined {
  if (typeof reference === 'number') return allPlaces.find((place) => place === reference);
  if (typeof reference === 'object')
    return allPlaces.find((place) => venues[place].id === reference.venueId);
  const words = singular(fold(reference)).replace(/^(the|our|that|my) /, '');
  const named = allPlaces.find((place) =>
    ` ${singular(fold(venues[place].name))} `.includes(` ${words} `),
  );
  if (named !== undefined) return named;
  const role = (Object.keys(roleWords) as Role[]).find((one) => roleWords[one].includes(words));
  const playing =
    role === undefined
      ? undefined
      : allPlaces.find((place) => kinds[venues[place].category].role === role);
  return playing ?? bestMatch(reference, venues);
}

function bestMatch(text: string, venues: readonly [Venue, Venue, Venue]): Place | undefined {
  const match = matcherOf(text, venues);
  if (!match) return undefined;
  const [best] = allPlaces
    .map((place) => ({ place, value: match(venues[place]) }))
    .toSorted((a, b) => b.value - a.value);
  return best && best.value >= isMeantFrom ? best.place : undefined;
}
