import { roles, type Role } from '@rendezvous/venue-model';
import { usualRoom, type Room } from './room.ts';
import { floatAt, itemAt } from '../at.ts';

/**
 * The grammar of evenings: which roles may follow each other, and how well a
 * sequence of them makes a date.
 */

type Values = readonly [morning: number, midday: number, afternoon: number, evening: number, night: number];
/** The first minute of each part of the day, by the start of the date. */
const partsOfDay = [0, 11 * 60, 14 * 60 + 30, 17 * 60, 20 * 60] as const;
/** A sequence that nobody would choose on purpose, yet nothing forbids. */
const unlistedValue = 0.15;

/**
 * How well three roles make an evening, by the part of the day in which it
 * begins: our own judgement.
 */
const triples: Readonly<Record<string, Values>> = {
  //                          morn  mid  aft  eve  night
  'activity meal drink':     [0.5, 0.6, 0.95, 1, 0.8],
  'stroll meal drink':       [0.5, 0.6, 0.95, 0.95, 0.75],
  'activity meal show':      [0.4, 0.5, 0.95, 0.95, 0.6],
  'stroll meal show':        [0.4, 0.5, 0.95, 1, 0.7],
  'drink meal show':         [0, 0, 0.7, 0.9, 0.8],
  'meal show drink':         [0, 0.3, 0.5, 0.95, 1],
  'meal show treat':         [0, 0.4, 0.5, 0.9, 0.9],
  'meal drink show':         [0, 0.1, 0.3, 0.75, 0.8],
  'meal stroll treat':       [0.8, 0.9, 0.7, 0.85, 0.75],
  'meal stroll drink':       [0.3, 0.5, 0.6, 0.85, 0.95],
  'meal stroll show':        [0.4, 0.6, 0.6, 0.85, 0.8],
  'meal stroll activity':    [0.9, 0.95, 0.6, 0.65, 0.6],
  'meal activity treat':     [0.95, 1, 0.7, 0.85, 0.7],
  'meal activity drink':     [0.4, 0.6, 0.75, 0.9, 0.95],
  'meal activity stroll':    [0.9, 0.95, 0.7, 0.6, 0.5],
  'meal activity show':      [0.3, 0.5, 0.6, 0.7, 0.6],
  'meal treat stroll':       [0.7, 0.75, 0.6, 0.75, 0.7],
  'meal treat activity':     [0.7, 0.75, 0.5, 0.5, 0.5],
  'meal treat show':         [0.2, 0.4, 0.4, 0.75, 0.7],
  'meal drink stroll':       [0, 0.2, 0.4, 0.6, 0.7],
  'meal drink activity':     [0, 0.1, 0.4, 0.6, 0.7],
  'activity meal treat':     [0.9, 0.95, 0.85, 0.85, 0.7],
  'activity meal stroll':    [0.9, 0.95, 0.8, 0.8, 0.6],
  'activity meal activity':  [0.85, 0.9, 0.75, 0.75, 0.6],
  'stroll meal treat':       [0.85, 0.9, 0.85, 0.85, 0.7],
  'stroll meal activity':    [0.95, 1, 0.8, 0.75, 0.65],
  'stroll meal stroll':      [0.7, 0.7, 0.6, 0.6, 0.5],
  'activity stroll meal':    [0.9, 0.85, 0.95, 0.6, 0.35],
  'stroll activity meal':    [0.95, 0.9, 0.95, 0.6, 0.35],
  'activity drink meal':     [0, 0.2, 0.75, 0.6, 0.35],
  'stroll drink meal':       [0, 0.2, 0.75, 0.65, 0.35],
  'show meal treat':         [0.4, 0.6, 0.8, 0.7, 0.4],
  'show meal drink':         [0.3, 0.5, 0.85, 0.75, 0.5],
  'show meal stroll':        [0.4, 0.6, 0.75, 0.65, 0.4],
  // A second bar where a first was meant, with something to eat between, and something
  // sweet around the one drink.
  'drink meal drink':        [0, 0, 0.6, 0.85, 0.95],
  'meal drink treat':        [0, 0.2, 0.5, 0.85, 0.8],
  'meal treat drink':        [0, 0.2, 0.5, 0.85, 0.85],
  'drink meal treat':        [0, 0, 0.5, 0.75, 0.6],
  'drink meal stroll':       [0, 0, 0.5, 0.7, 0.6],
  'drink meal activity':     [0, 0, 0.4, 0.6, 0.5],
  'treat activity meal':     [1, 0.9, 0.9, 0.3, 0.2],
  'treat stroll meal':       [1, 0.9, 0.9, 0.3, 0.2],
  'treat meal activity':     [0.4, 0.4, 0.3, 0, 0],
  'treat meal stroll':       [0.4, 0.4, 0.3, 0, 0],
  'activity treat meal':     [0, 0, 0, 0, 0],
  'activity activity meal':  [0.7, 0.65, 0.7, 0.4, 0.3],
  'meal activity activity':  [0.75, 0.8, 0.6, 0.55, 0.5],
  'activity show meal':      [0.3, 0.4, 0.5, 0.4, 0.2],
  'stroll show meal':        [0.3, 0.4, 0.5, 0.4, 0.2],
  // Between the meals of the day, or when they have eaten.
  'activity treat stroll':   [0.8, 0.8, 0.9, 0.7, 0.6],
  'stroll treat activity':   [0.85, 0.85, 0.9, 0.7, 0.6],
  'activity stroll treat':   [0.85, 0.85, 0.9, 0.75, 0.65],
  'stroll activity treat':   [0.85, 0.85, 0.9, 0.75, 0.65],
  'treat activity stroll':   [0.85, 0.8, 0.8, 0.4, 0.3],
  'treat stroll activity':   [0.85, 0.8, 0.8, 0.4, 0.3],
  'activity treat activity': [0.6, 0.6, 0.7, 0.55, 0.5],
  'activity activity treat': [0.65, 0.65, 0.7, 0.55, 0.5],
  'activity stroll drink':   [0, 0.3, 0.75, 0.75, 0.75],
  'stroll activity drink':   [0, 0.3, 0.75, 0.8, 0.8],
  'activity drink stroll':   [0, 0.2, 0.6, 0.65, 0.7],
  'activity drink show':     [0, 0.1, 0.5, 0.7, 0.8],
  'stroll drink show':       [0, 0.1, 0.5, 0.7, 0.8],
  'drink show treat':        [0, 0, 0.3, 0.65, 0.75],
  'drink show drink':        [0, 0, 0.2, 0.55, 0.7],
  'drink activity treat':    [0, 0, 0.3, 0.6, 0.7],
  'drink activity drink':    [0, 0, 0.2, 0.5, 0.65],
  'drink stroll treat':      [0, 0, 0.3, 0.6, 0.7],
  'activity show drink':     [0, 0.2, 0.5, 0.75, 0.8],
  'activity show treat':     [0.2, 0.4, 0.6, 0.75, 0.8],
  'stroll show drink':       [0, 0.2, 0.5, 0.75, 0.8],
  'stroll show treat':       [0.2, 0.4, 0.6, 0.75, 0.8],
  'show treat stroll':       [0.2, 0.4, 0.6, 0.6, 0.7],
  'show drink stroll':       [0, 0.1, 0.4, 0.55, 0.65],
  'show stroll drink':       [0, 0.1, 0.4, 0.55, 0.7],
  'show stroll treat':       [0.2, 0.4, 0.6, 0.6, 0.65],
  'stroll stroll treat':     [0.75, 0.7, 0.7, 0.5, 0.4],
  'stroll treat stroll':     [0.6, 0.6, 0.6, 0.5, 0.4],
  'treat show drink':        [0, 0.1, 0.4, 0.35, 0.3],
  'treat activity drink':    [0, 0.2, 0.5, 0.35, 0.3],
  'stroll treat show':       [0.2, 0.4, 0.5, 0.7, 0.7],
  'activity treat show':     [0.2, 0.4, 0.5, 0.7, 0.7],
  // A day in the open, with the meal where hunger comes.
  'stroll stroll stroll':    [0.6, 0.6, 0.7, 0.4, 0.2],
  'stroll stroll meal':      [0.9, 0.85, 0.8, 0.3, 0.15],
  'meal stroll stroll':      [0.85, 0.9, 0.8, 0.4, 0.2],
  // Late nights eat last.
  'drink activity meal':     [0, 0, 0.3, 0.5, 0.75],
  'drink show meal':         [0, 0, 0.4, 0.6, 0.75],
  'drink treat activity':    [0, 0, 0.2, 0.45, 0.55],
  'drink treat show':        [0, 0, 0.2, 0.45, 0.5],
  'show drink meal':         [0, 0.2, 0.4, 0.5, 0.8],
  'meal show activity':      [0.3, 0.4, 0.5, 0.7, 0.8],
  'drink stroll drink':      [0, 0, 0.4, 0.75, 0.75],
  // From bar to bar, where that was asked for.
  'meal drink drink':        [0, 0, 0.4, 0.85, 0.95],
  'drink drink meal':        [0, 0, 0.4, 0.75, 0.9],
  'drink drink show':        [0, 0, 0.3, 0.6, 0.8],
  'show drink drink':        [0, 0, 0.3, 0.6, 0.85],
  'drink drink treat':       [0, 0, 0.3, 0.6, 0.7],
};

/** The same for two roles. */
const pairs: Readonly<Record<string, Values>> = {
  //                 morn  mid  aft  eve  night
  'activity meal':   [0.9, 0.95, 0.95, 0.9, 0.5],
  'stroll meal':     [0.95, 1, 0.95, 0.95, 0.5],
  'drink meal':      [0, 0.1, 0.7, 0.85, 0.5],
  'show meal':       [0.4, 0.6, 0.8, 0.6, 0.4],
  'treat meal':      [0.3, 0.3, 0.2, 0, 0],
  'meal stroll':     [1, 1, 0.9, 1, 0.8],
  'meal activity':   [0.95, 1, 0.8, 0.8, 0.7],
  'meal show':       [0.3, 0.5, 0.7, 1, 0.9],
  'meal drink':      [0, 0.3, 0.7, 0.95, 1],
  'meal treat':      [0.7, 0.8, 0.7, 0.85, 0.8],
  'activity treat':  [0.9, 0.9, 0.95, 0.8, 0.7],
  'activity drink':  [0, 0.3, 0.85, 0.85, 0.85],
  'activity stroll': [0.8, 0.8, 0.8, 0.6, 0.5],
  'activity show':   [0.3, 0.4, 0.6, 0.8, 0.7],
  'stroll treat':    [0.95, 0.95, 0.95, 0.85, 0.75],
  'stroll drink':    [0, 0.3, 0.85, 0.9, 0.85],
  'stroll activity': [0.9, 0.85, 0.85, 0.7, 0.6],
  'stroll show':     [0.3, 0.4, 0.6, 0.8, 0.7],
  'treat stroll':    [0.95, 0.9, 0.9, 0.7, 0.6],
  'treat activity':  [0.95, 0.9, 0.9, 0.6, 0.5],
  'treat show':      [0.2, 0.4, 0.6, 0.75, 0.7],
  'treat drink':     [0, 0.1, 0.3, 0.4, 0.5],
  'drink show':      [0, 0.1, 0.5, 0.85, 0.9],
  'drink activity':  [0, 0.1, 0.4, 0.6, 0.65],
  'drink stroll':    [0, 0.1, 0.4, 0.6, 0.65],
  'drink treat':     [0, 0.1, 0.4, 0.6, 0.65],
  'show drink':      [0, 0.3, 0.6, 0.9, 1],
  'show treat':      [0.3, 0.5, 0.7, 0.85, 0.85],
  'show stroll':     [0.3, 0.5, 0.6, 0.6, 0.6],
  'show activity':   [0.3, 0.4, 0.4, 0.4, 0.4],
};

/**
 * Of more than three stops each three in a row count at the hour at which they begin: so
 * long after the one before.
 */
const minutesAStop = 100;

/** The value, 0 to 1, of two to six roles in a row for a date that begins at that minute. */
export function shapeValue(sequence: readonly Role[], startMinutes: number): number {
  const parts = Math.max(1, sequence.length - 2);
  let value = 0;
  for (let i = 0; i < parts; i += 1)
    value += listedValue(sequence.slice(i, i + 3), startMinutes + i * minutesAStop);
  return value / parts;
}

function listedValue(sequence: readonly Role[], startMinutes: number): number {
  const part = partsOfDay.findLastIndex((from) => startMinutes >= from);
  const table = sequence.length === 2 ? pairs : triples;
  return table[sequence.join(' ')]?.[part] ?? unlistedValue;
}

/** Coffee opens an afternoon; from this minute on nothing sweet comes directly before the meal. */
export const openingCoffeeUntil = 17 * 60;

/** Whether a role may follow another as the stop at `place` (1 for the second). */
export function mayFollow(before: Role, role: Role, place: number, startMinutes: number): boolean {
  if (before === role) return role !== 'meal' && role !== 'treat';
  const isOpeningCoffee = place === 1 && startMinutes < openingCoffeeUntil;
  return before !== 'treat' || role !== 'meal' || isOpeningCoffee;
}

/**
 * Whether roles in that order can make an evening: two at least unless wishes take every stop,
 * meals and treats as there is room, none of them in a row.
 */
export function isSequenceAllowed(
  sequence: readonly Role[],
  startMinutes: number,
  room: Omit<Room, 'betweenMeals'> = usualRoom(sequence.length),
): boolean {
  const count = (role: Role) => sequence.filter((one) => one === role).length;
  return (
    (new Set(sequence).size >= 2 || room.mayBeFull) &&
    count('meal') <= room.meals &&
    count('treat') <= room.treats &&
    sequence.every((role, i) => i === 0 || mayFollow(itemAt(sequence, i - 1), role, i, startMinutes))
  );
}

/** In the place of the role before the first. */
export const noRole = roles.length;

/**
 * What each stop adds to the shape, by its place and its role after the two before it: for
 * two stops the pair at the second, for more the three in a row at each from the third on.
 * Summed over a sequence it is its value; -Infinity where the role may not follow. `at`
 * gives the place in the array.
 */
export class ShapeSteps {
  private readonly values: Float64Array;

  constructor(stops: number, startMinutes: number) {
    const every = [...roles, undefined];
    this.values = new Float64Array((stops + 1) * (roles.length + 1) * roles.length * roles.length);
    for (let place = 1; place < stops; place += 1) {
      for (const [a, first] of every.entries()) {
        for (const [b, second] of roles.entries()) {
          for (const [c, third] of roles.entries())
            this.values[indexOfStep(place, a, b, c)] = !mayFollow(second, third, place, startMinutes)
              ? Number.NEGATIVE_INFINITY
              : stepValue(stops, place, [first, second, third], startMinutes);
        }
      }
    }
  }

  /** Roles by their places in `roles`, `noRole` before the first. */
  at(place: number, first: number, second: number, third: number): number {
    return floatAt(this.values, indexOfStep(place, first, second, third));
  }
}

const remembered = new Map<string, ShapeSteps>();
const maxRemembered = 200;

/** The steps for so many stops from a minute on, cached: they are the same for every request. */
export function shapeSteps(stops: number, startMinutes: number): ShapeSteps {
  const key = `${stops} ${startMinutes}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= maxRemembered) remembered.clear();
  const made = new ShapeSteps(stops, startMinutes);
  remembered.set(key, made);
  return made;
}

function indexOfStep(place: number, first: number, second: number, third: number): number {
  return ((place * (roles.length + 1) + first) * roles.length + second) * roles.length + third;
}

function stepValue(
  stops: number,
  place: number,
  [first, second, third]: readonly [Role | undefined, Role, Role],
  startMinutes: number,
): number {
  if (stops === 2) return shapeValue([second, third], startMinutes);
  if (first === undefined) return 0;
  if (place < 2) return 0;
  return (
    shapeValue([first, second, third], startMinutes + (place - 2) * minutesAStop) / (stops - 2)
  );
}
