import type { Category, Venue } from '@rendezvous/venue-model';
import { expectationBy } from '../learning/learn.ts';
import {
  readCircumstances,
  readChildren,
  readHeads,
  readEntry,
  isOccasionAlone,
  readNeeds,
  readOccasion,
  type Circumstance,
  type Entry,
  type Occasion,
  type Need,
  type DietReading,
  readMood,
  type MoodReading,
  fold,
  hopelessFor,
  readWish,
} from '@rendezvous/language';
import { areaOf } from './area-of.ts';
import { chainMatcherOf } from './chains.ts';
import { dietsOf } from './diets-of.ts';
import { matcherOf } from './matcher-of.ts';
import { idsNamed } from './own-words.ts';
import { finderOf } from './sought.ts';
import { catalogueOf, readTastes, type Taste } from './tastes.ts';
import { thingsInMood } from './typed/things-in-mood.ts';
import { spelled, spelledMood } from './typed/spelled.ts';
import { venuesNamedIn } from './venues-named-in.ts';
import type { Wishes } from './wishes.ts';

/** Wishes with their texts understood against the venues at hand. */
export interface ReadWishes extends DietReading {
  readonly wishes: Wishes;
  readonly tastes: readonly Taste[];
  readonly mood: MoodReading;
  /** What else the mood names, as things to have: told of, and not searched for. */
  readonly inMood: () => readonly Taste[];
  /**
   * What wishes leave out without a dislike: the bars of 'wine but not bars', the
   * oysters of a shellfish allergy.
   */
  readonly excepted: readonly string[];
  /** What each dislike that something at hand answers to rules out. */
  readonly disliked: ReadonlyMap<string, (venue: Venue) => boolean>;
  /** The dislike that rules a venue out, in its words. */
  readonly dislikeOf: (venue: Venue) => string | undefined;
  /** What the two need, by whatever field it was written in: rules out by facts. */
  readonly needs: readonly Need[];
  /** How many people come, the two among them: what things cost is for all of them. */
  readonly heads: number;
  /** What the evening is for, by what they wrote. */
  readonly occasion: Occasion | null;
  /**
   * What goes on in their lives, by what they wrote of the mood: at most
   * two, what weighs more first.
   */
  readonly circumstances: readonly Circumstance[];
  readonly doneVenueIds: ReadonlySet<string>;
  /** The kind of place the last date began with. */
  readonly lastFirstKind: Category | null;
  readonly haveEaten: boolean;
  /** How much better or worse than usual a venue is expected to go, by past dates; -1 to 1. */
  readonly expectation: (venue: Venue) => number;
  /** Interests, dislikes and cuisines that nothing at hand answers to. */
  readonly unread: readonly string[];
}

/**
 * From this strength on a disliked word rules a place out: 'walking' means strolls (.7),
 * not every lively street.
 */
const dislikeStrength = 0.7;
const eaten =
  /\b(already (ate|eaten|had (dinner|lunch|food|a meal))|(ate|eaten|had (dinner|lunch)) (already|before)|after (dinner|lunch)|weve eaten|have eaten|(we|just) ate|not hungry|without (dinner|food|a meal))\b|\bno (dinner|lunch|meal|food)\b(?! (truck|hall|court|cart|market|chain|allerg|restriction|preference))/;

/** 'Dog' alone among the wishes is the one who comes along. */
const withTheDog = (wishes: Wishes): Wishes => {
  const isDog = (text: string): boolean => text.trim().toLowerCase() === 'dog';
  if (!wishes.interests.some(isDog)) return wishes;
  return { ...wishes, interests: wishes.interests.map((text) => (isDog(text) ? 'our dog' : text)) };
};

/** What goes on in the lives of two who have nobody small with them. */
const ofTwoAlone: ReadonlySet<Circumstance> = new Set(['without-children', 'like-kids']);

/** Who wishes for it wants such a kitchen, and not only dishes without what is not eaten. */
const kitchenAlone = /^(?:vegan|vegetarian|plant[ -]based)$/i;

const asDisliked = (text: string): readonly string[] =>
  isSickness.test(text) ? ['boats'] : /^fish$/i.test(text) ? ['seafood', 'sushi'] : [text];
/** What it is that makes them sick. */
const isSickness = /^(?:i |we |being |getting |gets? )*(?:sea|motion) ?sick(?:ness)?$/i;

/** What was typed, each word as it was meant. */
function asMeant(typed: Wishes, venues: readonly Venue[]): Wishes {
  const spell = (texts: readonly string[]) => texts.map((text) => spelled(text, venues));
  const wishes = withTheDog(typed);
  return {
    ...wishes,
    interests: spell(wishes.interests).map((text) => text.replace(kitchenAlone, '$& food')),
    cuisines: spell(wishes.cuisines),
    dislikes: spell(wishes.dislikes).flatMap(asDisliked),
    mood: spelledMood(wishes.mood),
  };
}

const alreadyRead = new WeakMap<Wishes, { venues: readonly Venue[]; read: ReadWishes }>();

/**
 * Reads everything that people wrote freely; `venues` are those the words may speak of. The same
 * wishes are read once: the search, the words and the audit all go by what they say.
 */
export function readWishes(typed: Wishes, venues: readonly Venue[]): ReadWishes {
  const known = alreadyRead.get(typed);
  if (known?.venues === venues) return known.read;
  const wishes = asMeant(typed, venues);
  const { needs, spent } = readNeeds(wishes);
  const left = (texts: readonly string[]) => texts.filter((text) => !spent.has(text));
  const { occasion, mood: brought } = readOccasion([wishes.mood, ...wishes.interests]);
  const { circumstances: told, mood: theirs } = readCircumstances(wishes.mood);
  // Who brings a stroller is not told that nobody small is there.
  const areAlone = !needs.includes('children') && !needs.includes('stroller');
  const circumstances = told.filter((one) => areAlone || !ofTwoAlone.has(one));
  const interests = entriesOf(
    left(wishes.interests).filter((text) => !isOccasionAlone(text)),
    venues,
  );
  const cuisines = entriesOf(left(wishes.cuisines), venues);
  const diets = dietsOf(wishes);
  const { tastes, unread } = readTastes(
    { ...wishes, interests: interests.wanted, cuisines: cuisines.wanted },
    venues,
    {
      isDry: diets.noAlcohol || needs.includes('no-alcohol') || needs.includes('sober'),
      withChildren: needs.includes('children'),
    },
  );
  const excepted = [
    ...interests.unwanted,
    ...cuisines.unwanted,
    ...hopelessFor([...diets.toAsk, ...diets.toTell]),
  ];
  const disliked = readDislikes([...left(wishes.dislikes), ...excepted], venues);
  const read: ReadWishes = {
    wishes,
    tastes,
    mood: moodOf(
      [...left([wishes.mood]), brought, needs.includes('children') ? 'with children' : ''],
      theirs,
    ),
    inMood: () => (spent.has(wishes.mood) ? [] : thingsInMood(wishes, venues)),
    heads: headsOf(wishes),
    occasion,
    circumstances,
    needs,
    ...diets,
    excepted,
    ...ruledOutBy(disliked),
    haveEaten: sayThatTheyHaveEaten(wishes),
    ...readDone(wishes, venues),
    expectation: expectationBy(wishes.lessons),
    unread: [...unread, ...left(wishes.dislikes).filter((text) => !disliked.has(text))],
  };
  alreadyRead.set(typed, { venues, read });
  return read;
}

/** How they want it to be; what goes on in their lives says it for those who do not. */
function moodOf(texts: readonly string[], theirs: string): MoodReading {
  const read = readMood(texts.filter((text) => text !== '').join(', '));
  if (theirs === '' || read.moods.length > 0) return read;
  const { found, moods } = readMood(theirs);
  return { ...read, found, moods };
}

/** Entries as wishes, and what they leave out. */
function entriesOf(texts: readonly string[], venues: readonly Venue[]): Entry {
  const entries = texts.map((text) => readEntry(text, catalogueOf(venues)));
  return {
    wanted: entries.flatMap(({ wanted }) => wanted),
    unwanted: entries.flatMap(({ unwanted }) => unwanted),
  };
}

/**
 * The wishes read again with only some of their dislikes and past activities;
 * everything else was read before.
 */
export function readFewer(read: ReadWishes, fewer: Wishes, venues: readonly Venue[]): ReadWishes {
  const left = new Set([...fewer.dislikes, ...read.excepted]);
  return {
    ...read,
    wishes: fewer,
    ...(fewer.dislikes !== read.wishes.dislikes && {
      ...ruledOutBy(new Map([...read.disliked].filter(([text]) => left.has(text)))),
      haveEaten: sayThatTheyHaveEaten(fewer),
      needs: readNeeds(fewer).needs,
      ...dietsOf(fewer),
    }),
    ...(fewer.doneBefore !== read.wishes.doneBefore && readDone(fewer, venues)),
  };
}

function readDislikes(
  dislikes: readonly string[],
  venues: readonly Venue[],
): ReadWishes['disliked'] {
  return new Map(
    dislikes.flatMap((text) => {
      const area = areaOf(text, venues) ?? chainMatcherOf(text, venues);
      const exactly = area ? undefined : exactMatcherOf(text, venues);
      if (exactly && !venues.some((venue) => exactly(venue) > 0)) return [];
      const match = area ?? exactly ?? matcherOf(text, venues);
      if (!match) return [];
      // Asked again of every venue for each dislike that may be dropped.
      const verdicts = new Map<Venue, boolean>();
      const rulesOut = (venue: Venue) => {
        const verdict = verdicts.get(venue) ?? match(venue) >= dislikeStrength;
        verdicts.set(venue, verdict);
        return verdict;
      };
      return [[text, rulesOut] as const];
    }),
  );
}

/** More words are a sentence, and no thing told exactly. */
const mostWords = 4;

/**
 * Of 'dark restaurants', 'green beer' or 'dive bars' only those are out that surely are it.
 * Undefined for what is a whole row of the lexicon.
 */
function exactMatcherOf(
  text: string,
  venues: readonly Venue[],
): ((venue: Venue) => number) | undefined {
  const isSentence = text.split(/\s+/, mostWords + 1).length > mostWords;
  const wish = isSentence ? null : readWish(text);
  const [only, ...others] = wish?.parts ?? [];
  if (!wish || !only || idsNamed(text, venues)) return undefined;
  if (others.length === 0 && !only.isByWords) return undefined;
  const find = finderOf(text, venues);
  // What nobody knows is no more than a word that a description happens to have.
  const isKnown = wish.parts.some(({ akin, isQuality }) => akin.length > 0 || isQuality);
  return (venue) => {
    const found = find(venue);
    return found === null || (!isKnown && found.by === 'text') ? 0 : 1;
  };
}

function ruledOutBy(disliked: ReadWishes['disliked']): Pick<ReadWishes, 'disliked' | 'dislikeOf'> {
  const dislikes = [...disliked];
  return { disliked, dislikeOf: (venue) => dislikes.find(([, rulesOut]) => rulesOut(venue))?.[0] };
}

/** How many people come, the two among them. */
export const headsOf = ({ mood, interests }: Wishes): number => readHeads([mood, ...interests]);

/** How many of them are children, for whom less is paid. */
export const childrenOf = ({ mood, interests }: Wishes): number =>
  readChildren([mood, ...interests]);

function sayThatTheyHaveEaten({ mood, interests, dislikes }: Wishes): boolean {
  return [mood, ...interests, ...dislikes].some((text) => eaten.test(fold(text)));
}

function readDone(
  { doneBefore }: Wishes,
  venues: readonly Venue[],
): Pick<ReadWishes, 'doneVenueIds' | 'lastFirstKind'> {
  const done = venuesNamedIn(doneBefore, venues);
  return {
    doneVenueIds: new Set(done.map((venue) => venue.id)),
    lastFirstKind: done[0]?.category ?? null,
  };
}
