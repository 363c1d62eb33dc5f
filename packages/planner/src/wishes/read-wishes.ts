import type { Category } from '../kinds.ts';
import { expectationBy } from '../learning/learn.ts';
import { readDiets, type DietReading } from '../taste/diets.ts';
import { readMood, type MoodReading } from '../taste/moods.ts';
import { fold } from '../taste/words-of.ts';
import type { Venue } from '../venue.ts';
import { matcherOf, readTastes, type Taste } from './tastes.ts';
import { venuesNamedIn } from './venues-named-in.ts';
import type { Wishes } from './wishes.ts';

/** Wishes with their texts understood against the venues at hand. */
export interface ReadWishes extends DietReading {
  readonly wishes: Wishes;
  readonly tastes: readonly Taste[];
  readonly mood: MoodReading;
  /** The dislike that rules a venue out, in its words. */
  readonly dislikeOf: (venue: Venue) => string | undefined;
  readonly doneVenueIds: ReadonlySet<string>;
  /** The kind of place the last date began with. */
  readonly lastFirstKind: Category | null;
  readonly haveEaten: boolean;
  /** How much better or worse than usual a venue is expected to go, by past dates; -1 to 1. */
  readonly expectation: (venue: Venue) => number;
  /** Interests, dislikes and cuisines that nothing at hand answers to. */
  readonly unread: readonly string[];
}

/** From this strength on a disliked word rules a place out: 'walking' means strolls (.7), not every lively street. */
const dislikeStrength = 0.7;
const eaten =
  /\b(already (ate|eaten|had (dinner|lunch|food|a meal))|(ate|eaten|had (dinner|lunch)) (already|before)|after (dinner|lunch)|weve eaten|have eaten|(we|just) ate|not hungry|without (dinner|food|a meal))\b|\bno (dinner|lunch|meal|food)\b(?! (truck|hall|court|cart|market|chain|allerg|restriction|preference))/;

/** Reads everything that people wrote freely; `venues` are those the words may speak of. */
export function readWishes(wishes: Wishes, venues: readonly Venue[]): ReadWishes {
  const { tastes, unread: unreadTastes } = readTastes(wishes, venues);
  const dislikes = wishes.dislikes.map((text) => ({ text, match: matcherOf(text, venues) }));
  const unreadDislikes = dislikes.filter(({ match }) => !match).map(({ text }) => text);
  const done = venuesNamedIn(wishes.doneBefore, venues);
  return {
    wishes,
    tastes,
    mood: readMood(wishes.mood),
    ...readDiets(wishes.diets),
    dislikeOf: (venue) =>
      dislikes.find(({ match }) => match && match(venue) >= dislikeStrength)?.text,
    doneVenueIds: new Set(done.map((venue) => venue.id)),
    lastFirstKind: done[0]?.category ?? null,
    haveEaten: [wishes.mood, ...wishes.interests, ...wishes.dislikes].some((text) =>
      eaten.test(fold(text)),
    ),
    expectation: expectationBy(wishes.lessons),
    unread: [...unreadTastes, ...unreadDislikes],
  };
}
