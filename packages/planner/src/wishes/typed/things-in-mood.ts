import { metFrom, readMood, readTerms } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { readTastes, type Taste } from '../tastes.ts';
import type { Wishes } from '../wishes.ts';

/** Of a list that is longer than a mood nobody reads what came of each. */
const most = 6;

/**
 * The things to have or to do that a mood names beside how it should feel: the jazz of 'unhurried,
 * jazz'. Only what some place at hand surely has, so that a plan can be said to have it or not.
 */
export function thingsInMood(wishes: Wishes, venues: readonly Venue[]): readonly Taste[] {
  const thingsOf = (text: string): Taste[] => {
    if (readMood(text).terms.length === 0) return [];
    const asked = { ...wishes, interests: [text], cuisines: [], companion: null };
    return readTastes(asked, venues).tastes.filter((taste) =>
      venues.some((venue) => (taste.evidence(venue)?.strength ?? 0) >= metFrom),
    );
  };
  return partsOf(wishes.mood.replaceAll(feelings, ''))
    .flatMap((part) => {
      const asWritten = thingsOf(part);
      return asWritten.length > 0 ? asWritten : thingsOf(withoutMood(part));
    })
    .slice(0, most);
}

/** How it should feel, in words that elsewhere name a thing: who is in a sweet mood wants no cake. */
const feelings = /\bsweet\b(?! (?:tooth|treats?|things?|stuff))/gi;

/** The 'jazz' of 'unhurried jazz'. */
function withoutMood(part: string): string {
  return part
    .split(' ')
    .filter((word) => readMood(word).found.length === 0)
    .join(' ');
}

/** What a sentence lists; 'jazz and pottery' are two things, 'arts and crafts' are one. */
function partsOf(text: string): string[] {
  return text
    .split(/[,;.&+/]+/)
    .flatMap((part) => (readTerms(part).length > 1 ? part.split(/ (?:and|then) /i) : part))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
