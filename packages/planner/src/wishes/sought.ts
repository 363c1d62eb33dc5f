import {
  evidenceOf,
  lessExactly,
  matchTerms,
  onlyHadStrength,
  readTerms,
  readWish,
  type Evidence,
  type WishReading,
} from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { homeOf, homeShares, isOnlyPassed } from './home-of-wish.ts';
import { idsNamed } from './own-words.ts';
import { rememberedAmong, rememberedTexts } from './remembered.ts';
import { onStreet, saidStreet, streetNamed } from './typed/streets.ts';

/**
 * What a match of a taste rests on, and the words of it that may be said: of 'Thai or
 * Greek' the one that is served.
 */
export interface TasteEvidence extends Evidence {
  readonly said: string;
}

/** How venues meet a text. */
export interface Met {
  /** What a venue's having it rests on; null where it has at best something like it. */
  readonly evidence: (venue: Venue) => TasteEvidence | null;
  /**
   * 0 to 1: much where it is the main thing of the place, less where the place only has it,
   * little for something like it.
   */
  readonly match: (venue: Venue) => number;
  /** 0 to 1: how much a venue is of the world of it, in the widest sense. */
  readonly akin: (venue: Venue) => number;
}

type Finder = Met['evidence'];

/**
 * What is left of a taste where only its last part is met: a thing of that name, which may not
 * be quite what was meant.
 */
const looserShare = 0.85;

/** What something like it is worth of the thing itself, and where the thing is not to be had. */
export const likeness = { besideIt: 0.2, inItsPlace: 0.6 } as const;
/**
 * What a place is or is known for counts in full; what it is only tagged with, or mentions, so many
 * times less for each bit that it is less sure.
 */
const mainThing = 0.95;
const beside = 2.5;

const worthOf = ({ strength }: Evidence): number =>
  Math.max(0, strength - Math.max(0, mainThing - strength) * (beside - 1));

/**
 * A tag of a place whose main business is another is a touch of the thing,
 * and does not meet the wish.
 */
const touched = 0.5;

/**
 * Whether a stage has something on some of its nights, and is at home in another art:
 * jazz at a house for plays.
 */
const isOnSomeNights = ({ category }: Venue, { strength }: Evidence): boolean =>
  kinds[category].role === 'show' && strength === onlyHadStrength;

/**
 * What a place is worth of the one that people who live there name first for a thing: one that
 * everybody knows, one they love, any other.
 */
const fame = { first: 1, iconic: 0.94, loved: 0.92, other: 0.88 } as const;

function fameOf({ vibes }: Venue, { isFirst }: Evidence): number {
  if (isFirst) return fame.first;
  if (vibes.includes('iconic')) return fame.iconic;
  return vibes.includes('local-favorite') ? fame.loved : fame.other;
}

/** What a text asks for, whoever asks. */
export interface Sought {
  readonly met: Met;
  /** The same asked for less exactly, the more exact first: worked out on demand. */
  readonly less: () => readonly (Met & { readonly reading: WishReading })[];
}

/** What a text asks for among venues. */
export const soughtOf = rememberedTexts((text, venues): Sought => {
  const wish = readWish(text);
  const isNamed = idsNamed(text, venues) !== undefined || streetNamed(text, venues) !== undefined;
  let less: ReturnType<Sought['less']> | undefined;
  const readLess = () =>
    (wish && !isNamed ? lessExactly(wish) : []).map((reading) => ({
      reading,
      ...matching(reading.said, venues, { evidence: rememberedAmong(venues, lookingFor(reading)) }),
    }));
  return {
    met: matching(text, venues, {
      evidence: rememberedAmong(venues, createFinder(text, venues)),
      isNamed,
    }),
    less: () => (less ??= readLess()),
  };
});

/**
 * How venues meet what is looked for under a text: more where people go for it, and
 * where it is the main thing.
 */
function matching(
  text: string,
  venues: readonly Venue[],
  { evidence, isNamed = false }: { readonly evidence: Finder; readonly isNamed?: boolean },
): Met {
  const parts = isNamed ? [] : readTerms(text);
  const home = homeOf(text);
  const akin = rememberedAmong(venues, (venue) => matchTerms(venue, parts));
  return {
    evidence,
    akin,
    match: rememberedAmong(venues, (venue) => {
      const found = evidence(venue);
      if (!found) return likeness.besideIt * akin(venue);
      return isNamed
        ? found.strength
        : fameOf(venue, found) * (found.isFirst ? homeShares.own : home(venue)) * worthOf(found);
    }),
  };
}

/** A finder for a wish asked for less exactly: what a part of it rests on is a little less sure. */
function lookingFor(wish: WishReading): Finder {
  const home = homeOf(wish.said);
  const share = wish.isApart ? 1 : looserShare;
  return (venue) => {
    const found = evidenceOf(venue, wish);
    if (!found || (found.by === 'tag' && home(venue) === homeShares.other)) return null;
    return { ...found, said: wish.said, strength: share * found.strength };
  };
}

/** How a text is looked for among venues. */
export const finderOf = (text: string, venues: readonly Venue[]): Finder =>
  soughtOf(text, venues).met.evidence;

function createFinder(text: string, venues: readonly Venue[]): Finder {
  const street = streetNamed(text, venues);
  if (street !== undefined) {
    const [find, said] = [onStreet(street, venues), saidStreet(street)];
    return (venue) => {
      const found = find(venue);
      return found && { ...found, said };
    };
  }
  const wish = readWish(text);
  if (!wish) return () => null;
  const { said } = wish;
  const named = idsNamed(text, venues);
  if (named)
    return (venue) =>
      named.has(venue.id) ? { by: 'name', what: venue.name, strength: 1, said } : null;
  const home = homeOf(text);
  return (venue) => {
    const evidence = evidenceOf(venue, wish);
    if (!evidence) return null;
    const share = home(venue);
    const isTouch =
      isOnlyPassed(said, venue) ||
      (evidence.by === 'tag' && share === homeShares.other) ||
      (isOnSomeNights(venue, evidence) && share !== homeShares.own);
    return { ...evidence, said, strength: isTouch ? touched : evidence.strength };
  };
}
