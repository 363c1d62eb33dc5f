import { capitalize, formatList } from '../../format.ts';
import { readNeeds } from '../../taste/needs/needs.ts';
import type { Adjustment, Move, SpokenStop, WishChanges } from '../adjustment.ts';
import { describeMove } from './move-meanings.ts';
import type { Ask } from './phrases/phrase.ts';
import { qualityOf, type Aim } from './qualities.ts';
import type { NamedStop } from './named-stop.ts';
import { isCuisine, isMeal, isVibe, type Thing } from './words/thing-words.ts';

/** A change of wishes, said in a sentence. */
export const wish = (meaning: string, wishes: WishChanges): Ask => ({
  meaning,
  change: { wishes },
});

export function move(measure: Move['measure'], toward: Move['toward']): Ask {
  return { meaning: describeMove({ measure, toward }), change: { moves: [{ measure, toward }] } };
}

/** What a quality aims at, as something asked for; undefined for what cannot be asked. */
export function aimFor(aim: Aim | undefined): Ask | undefined {
  if (aim === undefined) return undefined;
  if ('move' in aim) return move(aim.move.measure, aim.move.toward);
  // 'Kid friendly' is what they need, and no mood.
  const { needs } = readNeeds({
    mood: aim.mood,
    interests: [],
    dislikes: [],
    diets: [],
    cuisines: [],
    doneBefore: [],
  });
  return wish(capitalize(aim.mood), needs.length > 0 ? { needs } : { mood: [aim.mood] });
}

/** Several asks as one, under a meaning of its own or those of its parts. */
export function together(
  asks: readonly Ask[],
  meaning: string = asks
    .map((ask, i) => (i === 0 ? ask.meaning : lowerFirst(ask.meaning)))
    .join(', '),
): Ask {
  return { meaning, change: mergeChanges(asks) };
}

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** All that is asked, each thing once; where two disagree the later stands. */
export function mergeChanges(asks: readonly Ask[]): Adjustment {
  const changes = asks.map((ask) => ask.change);
  return {
    wishes: changes.reduce<WishChanges>((sum, { wishes }) => mergeWishes(sum, wishes ?? {}), {}),
    moves: once(changes.flatMap(({ moves }) => moves ?? [])),
    wants: once(changes.flatMap(({ wants }) => wants ?? [])),
    keep: once(changes.flatMap(({ keep }) => keep ?? [])),
    swap: once(changes.flatMap(({ swap }) => swap ?? [])),
    ...nonEmpty('drop', once(changes.flatMap(({ drop }) => drop ?? []))),
    ...nonEmpty('add', once(changes.flatMap(({ add }) => add ?? []))),
    ...nonEmpty('stays', once(changes.flatMap(({ stays }) => stays ?? []))),
    ...last(
      'stops',
      changes.flatMap(({ stops }) => stops ?? []),
    ),
    ...last(
      'order',
      changes.flatMap(({ order }) => (order ? [order] : [])),
    ),
    ...last(
      'near',
      changes.flatMap(({ near }) => near ?? []),
    ),
  };
}

const nonEmpty = <Key extends string, T>(key: Key, items: readonly T[]) =>
  (items.length > 0 ? { [key]: items } : {}) as { readonly [name in Key]?: readonly T[] };
const last = <Key extends string, T>(key: Key, items: readonly T[]) =>
  (items.length > 0 ? { [key]: items.at(-1) } : {}) as { readonly [name in Key]?: T };

const once = <T>(items: readonly T[]): T[] => [
  ...new Map(items.map((item) => [JSON.stringify(item), item])).values(),
];

function mergeWishes(before: WishChanges, after: WishChanges): WishChanges {
  const lists = (
    ['mood', 'likes', 'dislikes', 'diets', 'cuisines', 'needs', 'avoidedPlaces'] as const
  ).flatMap((key) => {
    const both = once([...(before[key] ?? []), ...(after[key] ?? [])]);
    return both.length === 0 ? [] : [[key, both] as const];
  });
  return { ...before, ...after, ...Object.fromEntries(lists) };
}

/**
 * Asks that one stop be a thing: any stop, or the one that `as` names. A kitchen becomes a cuisine
 * and anything else a like; a meal as such is neither.
 */
export function wantOf(
  thing: Thing,
  meaning: string = `A stop for ${thing.said}`,
  as?: SpokenStop,
): Ask {
  // 'The romantic part' is how it should be, and no stop.
  const air =
    as === undefined && isVibe(thing.targets) ? aimFor(qualityOf(thing.text)?.more) : undefined;
  if (air) return air;
  const want = as === undefined ? { text: thing.text } : { text: thing.text, as };
  const wishes: WishChanges = isMeal(thing)
    ? { haveEaten: false }
    : isCuisine(thing.targets)
      ? { cuisines: [thing.text] }
      : { likes: [thing.text] };
  return { meaning, change: { wishes, wants: [want] } };
}

/** 'The first stop', 'the bar and dinner' */
const sayStops = (stops: readonly NamedStop[]): string =>
  formatList(stops.map((stop) => stop.said));

export const keepStops = (stops: readonly NamedStop[]): Ask => ({
  meaning: `Keep ${sayStops(stops)}`,
  change: { keep: stops.map((stop) => stop.ref) },
});
export const swapStops = (
  stops: readonly NamedStop[],
  meaning = `Something else instead of ${sayStops(stops)}`,
): Ask => ({
  meaning,
  change: { swap: stops.map((stop) => stop.ref) },
});

export const dropStops = (stops: readonly NamedStop[]): Ask => ({
  meaning: `Without ${sayStops(stops)}`,
  change: { drop: stops.map((stop) => stop.ref) },
});

/** One stop more, for a thing. */
export const addStop = (thing: Thing, at?: 'first' | 'last'): Ask => {
  // A meal takes its place in the evening rather than one more.
  if (isMeal(thing)) return wantOf(thing);
  const { meaning, change } = wantOf(thing, `One more stop: ${thing.said}`);
  return {
    meaning,
    change: {
      wishes: change.wishes ?? {},
      add: [at === undefined ? { text: thing.text } : { text: thing.text, at }],
    },
  };
};

/** Asks for other stops instead, and, for a stop called by its kind, for no other of that kind. */
export function removeStops(stops: readonly NamedStop[]): Ask {
  const kinds = stops.map((stop) => stop.kind).filter((kind) => kind !== undefined);
  return together(
    [swapStops(stops), ...(kinds.length > 0 ? [wish('', { dislikes: kinds })] : [])],
    `Without ${sayStops(stops)}`,
  );
}
