import { kinds, type Venue } from '@rendezvous/venue-model';
import { lexicon, matchTerms, readTerms, type Target, fold, singular } from '@rendezvous/language';
import type { Wishes } from './wishes.ts';

/** One thing the two like, in their words, and how well a venue meets it (0 to 1). */
export interface Taste {
  readonly text: string;
  readonly match: (venue: Venue) => number;
  /** When it can be had in the open: stars only in the dark, sunsets only around the sunset. */
  readonly hour: 'any' | 'dark' | 'sunset';
  /** Who wished it: it was asked for, the one who asks likes it, or both. */
  readonly whose: 'asked' | 'own' | 'both';
  /** How much it counts beside the others. */
  readonly weight: number;
}

/** What both like counts more than what was asked for, and that more than what only the one who asks likes. */
const weightOf: Readonly<Record<Taste['whose'], number>> = { both: 2, asked: 1, own: 0.5 };
/** A place whose own name or description holds an unknown word meets it nearly as well as one that is tagged with it. */
const ownWordStrength = 0.8;

/** The tastes of the two, and of what was asked for the words that nothing at hand answers to. */
export function readTastes(
  { interests, cuisines, companion }: Wishes,
  venues: readonly Venue[],
): { tastes: Taste[]; unread: string[] } {
  const own = { interests: companion?.ownInterests ?? [], cuisines: companion?.ownCuisines ?? [] };
  const unread = [...interests, ...cuisines].filter((text) => !matcherOf(text, venues));
  const read = (texts: readonly string[], whose: Taste['whose']): Taste[] =>
    texts.flatMap((text) => tasteOf(text, whose, venues) ?? []);
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
  ].map(anyOf);
  return { tastes: [...merge(interests, own.interests), ...kitchens], unread };
}

function tasteOf(text: string, whose: Taste['whose'], venues: readonly Venue[]): Taste | undefined {
  const match = matcherOf(text, venues);
  return match && { text, match, hour: hourOf(text), whose, weight: weightOf[whose] };
}

/** The same for texts that ask for the same: 'gigs' and 'live bands'. */
function meaningOf(text: string): string {
  const parts = readTerms(text);
  return parts.length > 0 ? JSON.stringify(parts) : singular(fold(text));
}

function hourOf(text: string): Taste['hour'] {
  const surest = readTerms(text)
    .flatMap((part) => part.filter((target) => target.on === 'interest' && target.strength === 1))
    .map((target) => target.value);
  return surest.includes('stargazing') ? 'dark' : surest.includes('sunsets') ? 'sunset' : 'any';
}

/** Preferred cuisines of the same people are one wish: any of them will do. */
function anyOf(cuisines: readonly Taste[]): Taste {
  const whose = cuisines[0]?.whose ?? 'asked';
  return {
    text: cuisines.map((taste) => taste.text).join(' or '),
    hour: 'any',
    whose,
    weight: weightOf[whose],
    match: (venue) =>
      kinds[venue.category].eating ? Math.max(...cuisines.map((taste) => taste.match(venue))) : 0,
  };
}

/** How venues meet a text: by its being their name, else by the lexicon, else by their own words; undefined when none knows it. */
export function matcherOf(text: string, venues: readonly Venue[]): Taste['match'] | undefined {
  const folded = fold(text);
  const stem = singular(folded);
  // 'Lincoln Park' is one place, not all parks; 'beach' is all beaches, even where one is named so.
  const { idsByName, wordsById } = ownWordsOf(venues);
  const named = lexicon.has(stem) ? undefined : idsByName.get(folded);
  if (named) return (venue) => (named.has(venue.id) ? 1 : 0);
  const parts: readonly (readonly Target[])[] = readTerms(text);
  if (parts.length > 0) return (venue) => matchTerms(venue, parts);
  if (stem.length < 3) return undefined;
  const speaking = new Set(
    [...wordsById].filter(([, words]) => words.includes(` ${stem} `)).map(([id]) => id),
  );
  return speaking.size === 0
    ? undefined
    : (venue) => (speaking.has(venue.id) ? ownWordStrength : 0);
}

interface OwnWords {
  /** The ids of the venues of each folded name. */
  readonly idsByName: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names and descriptions, folded and in the singular, between blanks. */
  readonly wordsById: ReadonlyMap<string, string>;
}

/** Remembered as long as the list is: a city's list lives as long as the process. */
const remembered = new WeakMap<readonly Venue[], OwnWords>();

function ownWordsOf(venues: readonly Venue[]): OwnWords {
  const known = remembered.get(venues);
  if (known) return known;
  const byName = Map.groupBy(venues, ({ name }) => fold(name));
  const own: OwnWords = {
    idsByName: new Map(
      [...byName].map(([name, those]) => [name, new Set(those.map(({ id }) => id))]),
    ),
    wordsById: new Map(
      venues.map(({ id, name, description }) => [
        id,
        ` ${singular(fold(`${name} ${description}`))} `,
      ]),
    ),
  };
  remembered.set(venues, own);
  return own;
}
