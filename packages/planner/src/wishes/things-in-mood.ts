import { metFrom, readMood, readTerms } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { readTastes, type Taste } from './tastes.ts';
import type { Wishes } from './wishes.ts';

/** Of a list that is longer than a mood nobody reads what came of each. */
const most = 6;

/**
 * The things to have or to do that a mood names beside how it should feel: the jazz of 'unhurried,
 * jazz'. Only what some place at hand surely has, so that a plan can be said to have it or not.
 */
export function thingsInMood(wishes: Wishes, venues: readonly Venue[]): readonly Taste[] {
  const interests = partsOf(wishes.mood).filter((part) => readMood(part).terms.length > 0);
  const { tastes } = readTastes({ ...wishes, interests, cuisines: [], companion: null }, venues);
  return tastes
    .filter((taste) => venues.some((venue) => (taste.evidence(venue)?.strength ?? 0) >= metFrom))
    .slice(0, most);
}

/** What a sentence lists; 'jazz and pottery' are two things, 'arts and crafts' are one. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;.&+/]+/)
    .flatMap((part) => (readTerms(part).length > 1 ? part.split(/ (?:and|then) /i) : part))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
