import { capitalize, fold, singular } from '@rendezvous/language';
import { kinds, type Category } from '@rendezvous/venue-model';
import { itemAt } from '../at.ts';
import type { CuratedDate, CuratedStop } from '../curated/curated-date.ts';
import { follows } from '../curated/follows.ts';
import { isForOthers } from '../curated/for-others.ts';
import { isAgainstMood, isComposedForMain, suitOf } from '../curated/suits.ts';
import { hasTaste } from '../score/met.ts';
import type { Scene } from '../scene.ts';
import { speaksOf } from './voice/conditions.ts';
import type { SpokenStop } from './voice/evening.ts';
import { motifOf } from './voice/motifs.ts';

/**
 * The date composed by hand that a plan is, where it fits these two; of several with the same
 * places the one that suits them best.
 */
export function curatedAs(stops: readonly SpokenStop[], scene: Scene): CuratedDate | undefined {
  const [first] = stops;
  const dates = (first ? told(first, scene) : []).flatMap(({ date, stop }) =>
    stop === date.stops[0] &&
    follows(stops, date, scene) &&
    !isForOthers(date, scene) &&
    !isAgainstMood(date, scene)
      ? [{ date, suit: suitOf(date, scene) }]
      : [],
  );
  return dates.toSorted((a, b) => b.suit - a.suit)[0]?.date;
}

/** A date composed by hand that a plan is but for one stop, and which of its stops that is. */
export interface Exchanged {
  readonly date: CuratedDate;
  readonly at: number;
}

/**
 * The date composed by hand, for the main thing that these two asked for, of which a plan has all
 * places but one, each at its hour, and in its stead another that plays its part or that has
 * something they asked for.
 */
export function exchangedAs(
  stops: readonly SpokenStop[],
  scene: Scene,
  categoryOf: (venueId: string) => Category | undefined,
): Exchanged | undefined {
  if (stops.length < 3) return undefined;
  // One of any two is kept.
  const dates = new Set(
    stops.slice(0, 2).flatMap((stop) => told(stop, scene).map(({ date }) => date)),
  );
  for (const date of dates) {
    if (date.stops.length !== stops.length) continue;
    const others = stops.flatMap(({ venue }, i) =>
      venue.id === date.stops[i]?.venueId ? [] : [i],
    );
    const [at] = others;
    if (at === undefined || others.length > 1 || !isComposedForMain(date, scene)) continue;
    const { venue } = itemAt(stops, at);
    const category = categoryOf(itemAt(date.stops, at).venueId);
    const isSubstitute =
      scene.tastes.some((taste) => taste.isMust && hasTaste(taste, venue)) ||
      (category !== undefined && kinds[category].role === kinds[venue.category].role);
    if (
      isSubstitute &&
      follows(stops, date, scene, at) &&
      !isForOthers(date, scene, at) &&
      !isAgainstMood(date, scene)
    )
      return { date, at };
  }
  return undefined;
}

/**
 * The title of a date that names each of its stops in turn, with another name for the one that was
 * exchanged; undefined where it does not.
 */
export function titleOfExchanged(
  { date, at }: Exchanged,
  stops: readonly SpokenStop[],
  scene: Scene,
): string | undefined {
  const parts = date.title.split(', ');
  if (parts.length !== date.stops.length || isSentence.test(date.title)) return undefined;
  const texts = date.stops.map(({ text, why }) => fold([text, ...why].join(' ')));
  // Of two parts that are one stop's, the other would speak of what was left out.
  const isOfExchanged = (part: string, i: number): boolean =>
    i !== at && names(part, itemAt(texts, at)) && !names(part, itemAt(texts, i));
  if (parts.some(isOfExchanged)) return undefined;
  const motif = motifOf(itemAt(stops, at), scene);
  const name = at === 0 ? capitalize(motif) : motif;
  return parts.includes(name) || isOfAnyPlace.test(motif)
    ? undefined
    : parts.map((part, i) => (i === at ? name : part)).join(', ');
}

/** Whether a text has a longer word of a title's part. */
const names = (part: string, text: string): boolean =>
  fold(part)
    .split(' ')
    .some((word) => word.length > shortWord && text.includes(singular(word)));
const shortWord = 3;

/** What a place is called of which nothing is known: a quick bite, a drink. */
const isOfAnyPlace = /^a /i;
/** A title whose parts hang together. */
const isSentence = /\b(and|then|but|or)\b/i;

/**
 * Whether each thing that is said of a date as a whole, of first light and of breakfast, holds at
 * one of its stops; what it says of each was written for that one.
 */
export const isTrueOf = (said: string, stops: readonly SpokenStop[], { context }: Scene): boolean =>
  said
    .split(/[,;:] /)
    .every((text) => stops.some((stop) => speaksOf(text, { stop, context }, 'fact')));

interface Told {
  readonly date: CuratedDate;
  readonly stop: CuratedStop;
}

const known = new WeakMap<readonly CuratedDate[], ReadonlyMap<string, readonly Told[]>>();

/** Every mention of a place in the city's curated dates. */
function told({ venue }: SpokenStop, { context: { curated } }: Scene): readonly Told[] {
  const byVenue =
    known.get(curated) ??
    Map.groupBy(
      curated.flatMap((date) => date.stops.map((stop): Told => ({ date, stop }))),
      ({ stop }) => stop.venueId,
    );
  known.set(curated, byVenue);
  return byVenue.get(venue.id) ?? [];
}
