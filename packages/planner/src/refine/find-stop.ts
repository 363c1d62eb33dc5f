import { kinds, type Role, type Venue } from '@rendezvous/venue-model';
import { fold, singular, type StopReference } from '@rendezvous/language';
import { matcherOf } from '../wishes/matcher-of.ts';

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

/**
 * The place of the stop of a plan that is meant, or undefined where none is. Numbers
 * below 0 count from the last.
 */
export function findStop(reference: StopReference, venues: readonly Venue[]): number | undefined {
  const findPlace = (isMeant: (venue: Venue) => boolean): number | undefined => {
    const place = venues.findIndex(isMeant);
    return place < 0 ? undefined : place;
  };
  if (typeof reference === 'number') {
    const place = reference < 0 ? venues.length + reference : reference;
    return venues[place] ? place : undefined;
  }
  if (typeof reference === 'object') return findPlace(({ id }) => id === reference.venueId);
  const words = singular(fold(reference)).replace(/^(the|our|that|my) /, '');
  const named = findPlace(({ name }) => ` ${singular(fold(name))} `.includes(` ${words} `));
  if (named !== undefined) return named;
  const role = (Object.keys(roleWords) as Role[]).find((one) => roleWords[one].includes(words));
  const playing =
    role === undefined ? undefined : findPlace(({ category }) => kinds[category].role === role);
  return playing ?? bestMatch(reference, venues);
}

function bestMatch(text: string, venues: readonly Venue[]): number | undefined {
  const match = matcherOf(text, venues);
  if (!match) return undefined;
  const [best] = venues
    .map((venue, place) => ({ place, value: match(venue) }))
    .toSorted((a, b) => b.value - a.value);
  return best && best.value >= isMeantFrom ? best.place : undefined;
}
