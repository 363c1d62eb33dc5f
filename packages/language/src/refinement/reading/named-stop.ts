import { kinds, type Category } from '@rendezvous/venue-model';
import { readTerms } from '../../taste/lexicon.ts';
import { fold, singular } from '../../taste/words-of.ts';
import type { SpokenStop } from '../adjustment.ts';
import type { Outline } from './line.ts';

/** A stop of the plan as somebody points at it. */
export interface NamedStop {
  readonly ref: SpokenStop;
  /** As a sentence says it: 'the first stop', 'the bar', 'dinner', 'Tartine'. */
  readonly said: string;
  /** The kind of place it was called by, if by one: 'bar'. */
  readonly kind: string | undefined;
  readonly isDefinite: boolean;
}

/** The meal, whatever it is called. */
export const theMeal: NamedStop = {
  ref: 'dinner',
  said: 'dinner',
  kind: 'dinner',
  isDefinite: true,
};

/** So many stops a plan has where nobody says which. */
const stopsUnknown = 3;

/** From here on a word means a kind of place itself. */
const surely = 0.9;

/** The number of every stop. */
export const allStops = ({ stopNames }: Pick<Outline, 'stopNames'>): number[] =>
  Array.from({ length: stopNames.length || stopsUnknown }, (_, i) => i);

/**
 * The stops that are not among those named; none where one is named by a kind of which nobody here
 * knows where it stands.
 */
export function othersThan(named: readonly NamedStop[], outline: Outline): number[] {
  const places = named.map(({ ref }) => placeOf(ref, outline));
  return places.includes(undefined) ? [] : allStops(outline).filter((i) => !places.includes(i));
}

/** Where a stop stands: 'the restaurant' is the one where they eat. */
export function placeOf(
  stop: SpokenStop,
  { stopKinds = [], stopNames }: Pick<Outline, 'stopKinds' | 'stopNames'>,
): number | undefined {
  if (typeof stop === 'number') return stop;
  const targets = readTerms(stop)
    .flat()
    .filter(({ strength }) => strength >= surely);
  const place = stopKinds.findIndex((category) =>
    targets.some(
      ({ on, value }) =>
        (on === 'kind' && value === category) || (on === 'role' && value === kinds[category].role),
    ),
  );
  if (place >= 0) return place;
  // 'The club' is the jazz club where no other stop is one, 'the trattoria' the one that has it in
  // its name.
  const word = singular(fold(stop));
  const isCalled = (i: number): boolean =>
    (stopKinds[i]?.split('_').includes(word) ?? false) ||
    fold(stopNames[i] ?? '')
      .split(' ')
      .some((part) => singular(part) === word);
  const called = stopNames.length === 0 ? [] : [...stopNames.keys()].filter(isCalled);
  return called.length === 1 ? called[0] : undefined;
}

/**
 * What people call a stop that is not quite what they say: 'the bar' of a plan that has a jazz
 * club.
 */
const kinByWord: readonly (readonly [words: string, isKin: (category: Category) => boolean])[] = [
  [
    'bar pub lounge drink cocktail nightcap beer wine happy hour',
    (category) => kinds[category].role === 'drink' || /_(club|venue)$/.test(category),
  ],
  [
    'club music band concert gig show set act venue performance entertainment jazz',
    (category) => kinds[category].role === 'show',
  ],
  [
    'gallery exhibit exhibition art craft museum collection',
    (category) => /museum|gallery|art/.test(category),
  ],
];

/** Where the only stop stands that may be called so, in a plan that has none that is so. */
export function kinOf(
  word: string,
  { stopKinds = [] }: Pick<Outline, 'stopKinds'>,
): number | undefined {
  const isCuisine = readTerms(word)
    .flat()
    .some(({ on, strength }) => on === 'cuisine' && strength >= surely);
  const isKin = isCuisine
    ? (category: Category) => kinds[category].role === 'meal'
    : kinByWord.find(([words]) => words.split(' ').includes(singular(fold(word))))?.[1];
  const places = isKin ? [...stopKinds.keys()].filter((i) => isKin(stopKinds[i] as Category)) : [];
  return places.length === 1 ? places[0] : undefined;
}
