import { kinds, type Category } from '../kinds.ts';
import { expectationBy } from '../learning/learn.ts';
import { readDiets, type DietReading } from '../taste/diets.ts';
import { lexicon, matchTerms, readTerms, type Target } from '../taste/lexicon.ts';
import { readMood, type MoodReading } from '../taste/moods.ts';
import { fold, singular } from '../taste/words-of.ts';
import type { Venue } from '../venue.ts';
import { venuesNamedIn } from './venues-named-in.ts';
import type { Wishes } from './wishes.ts';

/** One thing the two like, in their words, and how well a venue meets it (0 to 1). */
export interface Taste {
  readonly text: string;
  readonly match: (venue: Venue) => number;
  /** When it can be had in the open: stars only in the dark, sunsets only around the sunset. */
  readonly hour: 'any' | 'dark' | 'sunset';
}

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
/** A place whose own name or description holds an unknown word meets it nearly as well as one that is tagged with it. */
const ownWordStrength = 0.8;
const eaten =
  /\b(already (ate|eaten|had (dinner|lunch|food|a meal))|(ate|eaten|had (dinner|lunch)) (already|before)|after (dinner|lunch)|weve eaten|have eaten|(we|just) ate|not hungry|without (dinner|food|a meal))\b|\bno (dinner|lunch|meal|food)\b(?! (truck|hall|court|cart|market|chain|allerg|restriction|preference))/;

/** Reads everything that people wrote freely; `venues` are those the words may speak of. */
export function readWishes(wishes: Wishes, venues: readonly Venue[]): ReadWishes {
  const unread: string[] = [];
  const tasteOf = (text: string): Taste | undefined => {
    const match = matcherOf(text, venues);
    if (!match) unread.push(text);
    return match && { text, match, hour: hourOf(text) };
  };
  const interests = wishes.interests.map(tasteOf).filter((taste) => taste !== undefined);
  const cuisines = wishes.cuisines.map(tasteOf).filter((taste) => taste !== undefined);
  const dislikes = wishes.dislikes.map(tasteOf).filter((taste) => taste !== undefined);
  const done = venuesNamedIn(wishes.doneBefore, venues);
  return {
    wishes,
    tastes: cuisines.length > 0 ? [...interests, anyOf(cuisines)] : interests,
    mood: readMood(wishes.mood),
    ...readDiets(wishes.diets),
    dislikeOf: (venue) => dislikes.find((dislike) => dislike.match(venue) >= dislikeStrength)?.text,
    doneVenueIds: new Set(done.map((venue) => venue.id)),
    lastFirstKind: done[0]?.category ?? null,
    haveEaten: [wishes.mood, ...wishes.interests, ...wishes.dislikes].some((text) => eaten.test(fold(text))),
    expectation: expectationBy(wishes.lessons),
    unread,
  };
}

function hourOf(text: string): Taste['hour'] {
  const surest = readTerms(text)
    .flatMap((part) => part.filter((target) => target.on === 'interest' && target.strength === 1))
    .map((target) => target.value);
  return surest.includes('stargazing') ? 'dark' : surest.includes('sunsets') ? 'sunset' : 'any';
}

/** Preferred cuisines are one wish: any of them will do. */
function anyOf(cuisines: readonly Taste[]): Taste {
  return {
    text: cuisines.map((taste) => taste.text).join(' or '),
    hour: 'any',
    match: (venue) => (kinds[venue.category].eating ? Math.max(...cuisines.map((taste) => taste.match(venue))) : 0),
  };
}

/** How venues meet a text: by its being their name, else by the lexicon, else by their own words; undefined when none knows it. */
function matcherOf(text: string, venues: readonly Venue[]): Taste['match'] | undefined {
  const folded = fold(text);
  const stem = singular(folded);
  // 'Lincoln Park' is one place, not all parks; 'beach' is all beaches, even where one is named so.
  const named = new Set(lexicon.has(stem) ? [] : venues.filter((venue) => fold(venue.name) === folded).map((venue) => venue.id));
  if (named.size > 0) return (venue) => (named.has(venue.id) ? 1 : 0);
  const parts: readonly (readonly Target[])[] = readTerms(text);
  if (parts.length > 0) return (venue) => matchTerms(venue, parts);
  if (stem.length < 3) return undefined;
  const speaking = new Set(venues.filter((venue) => ` ${singular(fold(`${venue.name} ${venue.description}`))} `.includes(` ${stem} `)).map((venue) => venue.id));
  return speaking.size === 0 ? undefined : (venue) => (speaking.has(venue.id) ? ownWordStrength : 0);
}
