import {
  alternativesOf,
  capitalize,
  evidenceOf,
  fold,
  isForSunrise,
  lessExactly,
  matchTerms,
  meanings,
  readTerms,
  readWish,
  segmentsOf,
  singular,
  thingAtSunrise,
  type Catalogue,
  type Evidence,
  type WishReading,
} from '@rendezvous/language';
import { kinds, type Venue } from '@rendezvous/venue-model';
import { homeOf, homeShares } from './home-of-wish.ts';
import { idsNamed, isNamedAt } from './own-words.ts';
import { softDrinksFor } from './soft-drinks.ts';
import type { Wishes } from './wishes.ts';

/** What a match of a taste rests on, and the words of it that may be said: of 'Thai or Greek' the one that is served. */
export interface TasteEvidence extends Evidence {
  readonly said: string;
}

/** One thing the two like, and how well a venue meets it. */
export interface Taste {
  /** In their words, slips corrected. */
  readonly text: string;
  /** What a venue's having it rests on; null where it has at best something like it. */
  readonly evidence: (venue: Venue) => TasteEvidence | null;
  /** 0 to 1: much where it is the main thing of the place, less where the place only has it, little for something like it. */
  readonly match: (venue: Venue) => number;
  /** 0 to 1: how much a venue is of the world of it, in the widest sense. */
  readonly akin: (venue: Venue) => number;
  /** When it can be had in the open: stars only in the dark, a sunset or sunrise only as the sun goes down or comes up. */
  readonly hour: 'any' | 'dark' | 'sunset' | 'sunrise';
  /** Whether it is a thing at any other hour as well: of 'sunrise hike' the hike. */
  readonly isThing: boolean;
  /** Who wished it: it was asked for, the one who asks likes it, or both. */
  readonly whose: 'asked' | 'own' | 'both';
  /** Whether it was asked for, so that a plan meets it or has to say that it does not. */
  readonly isMust: boolean;
  /** How much it counts beside the others. */
  readonly weight: number;
  /** What was looked for instead, in their words, where nothing has all of it. */
  readonly instead?: string;
  /** Whether a venue has it that is not known for it, where such venues are no answer to the wish by themselves. */
  readonly isOnlyHadAt?: (venue: Venue) => boolean;
  /** The same wish asked for less exactly, the more exact first. */
  readonly looser: () => readonly Taste[];
}

/** What is left of a taste where only its last part is met: a thing of that name, which may not be quite what was meant. */
const looserShare = 0.85;

/** A taste for which nothing is to be had on that day and so near: the nearest thing of its world counts for more. */
export function withoutTheThing(taste: Taste): Taste {
  return { ...taste, match: (venue) => likeness.inItsPlace * taste.akin(venue) };
}

type Finder = Taste['evidence'];

/** What both like counts more than what was asked for, and that more than what only the one who asks likes. */
const weightOf: Readonly<Record<Taste['whose'], number>> = { both: 2, asked: 1, own: 0.5 };
/** What something like it is worth of the thing itself, and where the thing is not to be had. */
const likeness = { besideIt: 0.2, inItsPlace: 0.6 } as const;
/** What a place is or is known for counts in full; what it is only tagged with, or mentions, so many times less for each bit that it is less sure. */
const mainThing = 0.95;
const beside = 2.5;

const worthOf = ({ strength }: Evidence): number =>
  Math.max(0, strength - Math.max(0, mainThing - strength) * (beside - 1));

/** A tag of a place whose main business is another is a touch of the thing, and does not meet the wish. */
const touched = 0.5;

/** What a place that few know is worth of the one that everybody names. */
const fame = { iconic: 1, loved: 0.98, other: 0.94 } as const;

function fameOf({ vibes }: Venue): number {
  if (vibes.includes('iconic')) return fame.iconic;
  return vibes.includes('local-favorite') ? fame.loved : fame.other;
}

/** The tastes of the two, where the two are `isDry` none of alcohol, and of what was asked for the words that nothing at hand answers to. */
export function readTastes(
  { interests, cuisines, companion }: Wishes,
  venues: readonly Venue[],
  { isDry = false }: { isDry?: boolean } = {},
): { tastes: Taste[]; unread: string[] } {
  const own = { interests: companion?.ownInterests ?? [], cuisines: companion?.ownCuisines ?? [] };
  const unread = [...interests, ...cuisines].filter((text) => !isKnown(text, venues));
  const read = (texts: readonly string[], whose: Taste['whose']): Taste[] =>
    texts.flatMap((text) => {
      const soft = isDry ? softDrinksFor(text) : [];
      const either = soft.length > 0 ? soft : alternativesOf(text, catalogueOf(venues));
      const tastes = either.flatMap((one) => tasteOf(one, whose, venues) ?? []);
      return tastes.length > 1 ? [anyOf(tastes, text)] : tastes;
    });
  const merge = (asked: readonly string[], liked: readonly string[]): Taste[] => {
    const [askedMeanings, likedMeanings] = [
      new Set(asked.map(meaningOf)),
      new Set(liked.map(meaningOf)),
    ];
    return [
      ...asked.flatMap((text) =>
        read([text], likedMeanings.has(meaningOf(text)) ? 'both' : 'asked'),
      ),
      ...read(
        liked.filter((text) => !askedMeanings.has(meaningOf(text))),
        'own',
      ),
    ];
  };
  const kitchens = [
    ...Map.groupBy(merge(cuisines, own.cuisines), (taste) => taste.whose).values(),
  ].map(kitchenOf);
  return { tastes: [...merge(interests, own.interests), ...kitchens], unread };
}

function tasteOf(text: string, whose: Taste['whose'], venues: readonly Venue[]): Taste | undefined {
  if (!isKnown(text, venues)) return undefined;
  // An hour is no tag of a place: whoever wants a sunrise hike is content with any good place to hike.
  const atSunrise = thingAtSunrise(text);
  const thing = atSunrise ?? text;
  const wish = readWish(thing);
  const isNamed = idsNamed(thing, venues) !== undefined;
  const asked = {
    text: readWish(text)?.said ?? text,
    hour: hourOf(text),
    isThing: atSunrise !== undefined,
    whose,
    isMust: whose !== 'own',
    weight: weightOf[whose],
  } as const;
  const looser = (): readonly Taste[] =>
    isNamed || !wish
      ? []
      : lessExactly(wish).map((less) => ({
          ...asked,
          ...(less.isApart || less.isAllOfIt ? {} : { instead: less.said }),
          ...matching(less.said, rememberedBy(lookingFor(less))),
          looser: () => [],
        }));
  return { ...asked, ...matching(thing, finderOf(thing, venues), isNamed), looser };
}

/** How venues meet what is looked for under a text: more where people go for it, and where it is the main thing. */
function matching(
  text: string,
  evidence: Finder,
  isNamed = false,
): Pick<Taste, 'evidence' | 'akin' | 'match'> {
  const parts = isNamed ? [] : readTerms(text);
  const home = homeOf(text);
  const akin = rememberedBy((venue: Venue) => matchTerms(venue, parts));
  return {
    evidence,
    akin,
    match: rememberedBy((venue: Venue) => {
      const found = evidence(venue);
      if (!found) return likeness.besideIt * akin(venue);
      return isNamed ? found.strength : fameOf(venue) * home(venue) * worthOf(found);
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

/** Whether the lexicon knows some of a text, or some venue answers to it. */
function isKnown(text: string, venues: readonly Venue[]): boolean {
  return readTerms(text).length > 0 || catalogueOf(venues).isHad(text);
}

/** What the places at hand know of a text. */
export const catalogueOf = (venues: readonly Venue[]): Catalogue => ({
  isNamed: (text) => isNamedAt(text, venues),
  isHad: (text) => {
    const find = finderOf(text, venues);
    return venues.some((venue) => find(venue) !== null);
  },
});

const finders = new WeakMap<readonly Venue[], Map<string, Finder>>();
/** What was found of a text is as long as the city's list: few are kept. */
const maxFinders = 60;

/** How a text is looked for among venues. It is read once for each list of them. */
function finderOf(text: string, venues: readonly Venue[]): Finder {
  const known = finders.get(venues) ?? new Map<string, Finder>();
  finders.set(venues, known);
  const before = known.get(text);
  if (before) return before;
  if (known.size >= maxFinders) known.clear();
  const found = rememberedBy(createFinder(text, venues));
  known.set(text, found);
  return found;
}

function createFinder(text: string, venues: readonly Venue[]): Finder {
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
    const isTouch = evidence.by === 'tag' && home(venue) === homeShares.other;
    return { ...evidence, said, strength: isTouch ? touched : evidence.strength };
  };
}

function rememberedBy<T>(compute: (venue: Venue) => T): (venue: Venue) => T {
  const known = new Map<Venue, T>();
  return (venue) => {
    const before = known.get(venue);
    if (before !== undefined) return before;
    const value = compute(venue);
    known.set(venue, value);
    return value;
  };
}

/** The same for texts that ask for the same: 'gigs' and 'live bands', and not 'sharks' and 'aquariums'. */
function meaningOf(text: string): string {
  const terms = segmentsOf(text).flatMap(({ term }) => {
    const meaning = term === undefined ? undefined : meanings.get(term);
    return meaning ? [meaning.words] : [];
  });
  return terms.length > 0 ? JSON.stringify(terms) : singular(fold(text));
}

function hourOf(text: string): Taste['hour'] {
  const surely = segmentsOf(text).flatMap(({ term }) => {
    const targets = term === undefined ? [] : (meanings.get(term)?.surely ?? []);
    return targets.flatMap(({ on, value, strength }) =>
      on === 'interest' && strength === 1 ? [value] : [],
    );
  });
  if (isForSunrise(text)) return 'sunrise';
  return surely.includes('stargazing') ? 'dark' : surely.includes('sunsets') ? 'sunset' : 'any';
}

/** So many cuisines are named where any will do. */
const maxNamed = 4;

/** Preferred cuisines of the same people are one wish: any of them will do, at a table. */
function kitchenOf(cuisines: readonly Taste[]): Taste {
  const named = cuisines.slice(0, maxNamed).map(({ text }) => capitalize(text));
  const text = `${named.join(' or ')}${cuisines.length > maxNamed ? ' or others' : ''}`;
  const any = anyOf(cuisines, text);
  const ifEating =
    <T>(found: (venue: Venue) => T, otherwise: T) =>
    (venue: Venue): T =>
      kinds[venue.category].eating ? found(venue) : otherwise;
  return {
    ...any,
    evidence: ifEating(any.evidence, null),
    match: ifEating(any.match, 0),
    akin: () => 0,
  };
}

/** One wish that any of several things meets: 'beach or pool'. */
function anyOf(tastes: readonly Taste[], text: string): Taste {
  const whose = tastes[0]?.whose ?? 'asked';
  return {
    text,
    hour: 'any',
    isThing: true,
    whose,
    isMust: whose !== 'own',
    weight: weightOf[whose],
    evidence: (venue) => {
      const found = tastes.flatMap((taste) => taste.evidence(venue) ?? []);
      return found.toSorted((a, b) => b.strength - a.strength)[0] ?? null;
    },
    match: rememberedBy((venue: Venue) => Math.max(...tastes.map((taste) => taste.match(venue)))),
    akin: (venue) => Math.max(...tastes.map((taste) => taste.akin(venue))),
    looser: () => [],
  };
}
