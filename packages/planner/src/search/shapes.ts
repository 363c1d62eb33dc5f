import type { Role } from '@rendezvous/venue-model';

export type RoleSequence = readonly [Role, Role, Role];

type Values = readonly [morning: number, midday: number, afternoon: number, evening: number, night: number];
/** The first minute of each part of the day, by the start of the date. */
const partsOfDay = [0, 11 * 60, 14 * 60 + 30, 17 * 60, 20 * 60] as const;
/** A sequence that nobody would choose on purpose, yet nothing forbids. */
const unlistedValue = 0.15;

/** How well a sequence of roles makes an evening, by the part of the day in which it begins: our own judgement. */
const table: Readonly<Record<string, Values>> = {
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
  'activity meal activity':  [0.85, 0.9, 0.7, 0.6, 0.5],
  'stroll meal treat':       [0.85, 0.9, 0.85, 0.85, 0.7],
  'stroll meal activity':    [0.95, 1, 0.8, 0.75, 0.65],
  'stroll meal stroll':      [0.7, 0.7, 0.6, 0.6, 0.5],
  'activity stroll meal':    [0.9, 0.85, 0.95, 0.75, 0.4],
  'stroll activity meal':    [0.95, 0.9, 0.95, 0.75, 0.4],
  'activity drink meal':     [0, 0.2, 0.75, 0.75, 0.4],
  'stroll drink meal':       [0, 0.2, 0.75, 0.8, 0.4],
  'show meal treat':         [0.4, 0.6, 0.8, 0.7, 0.4],
  'show meal drink':         [0.3, 0.5, 0.85, 0.75, 0.5],
  'show meal stroll':        [0.4, 0.6, 0.75, 0.65, 0.4],
  'drink meal treat':        [0, 0, 0.5, 0.75, 0.6],
  'drink meal stroll':       [0, 0, 0.5, 0.7, 0.6],
  'drink meal activity':     [0, 0, 0.4, 0.6, 0.5],
  'treat activity meal':     [1, 0.9, 0.9, 0.3, 0.2],
  'treat stroll meal':       [1, 0.9, 0.9, 0.3, 0.2],
  'treat meal activity':     [0.4, 0.4, 0.3, 0, 0],
  'treat meal stroll':       [0.4, 0.4, 0.3, 0, 0],
  'activity treat meal':     [0, 0, 0, 0, 0],
  'activity activity meal':  [0.7, 0.65, 0.7, 0.5, 0.3],
  'meal activity activity':  [0.75, 0.8, 0.6, 0.55, 0.5],
  'activity show meal':      [0.3, 0.4, 0.5, 0.4, 0.2],
  'stroll show meal':        [0.3, 0.4, 0.5, 0.4, 0.2],
  // Between the meals of the day, or when they have eaten.
  'activity treat stroll':   [0.8, 0.8, 0.9, 0.7, 0.6],
  'stroll treat activity':   [0.85, 0.85, 0.9, 0.7, 0.6],
  'activity stroll treat':   [0.85, 0.85, 0.9, 0.75, 0.65],
  'stroll activity treat':   [0.85, 0.85, 0.9, 0.75, 0.65],
  'treat activity stroll':   [0.85, 0.8, 0.8, 0.6, 0.5],
  'treat stroll activity':   [0.85, 0.8, 0.8, 0.6, 0.5],
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
  'stroll stroll treat':     [0.6, 0.6, 0.6, 0.5, 0.4],
  'stroll treat stroll':     [0.6, 0.6, 0.6, 0.5, 0.4],
  'treat show drink':        [0, 0.1, 0.4, 0.6, 0.7],
  'treat activity drink':    [0, 0.2, 0.6, 0.55, 0.5],
  'stroll treat show':       [0.2, 0.4, 0.5, 0.7, 0.7],
  'activity treat show':     [0.2, 0.4, 0.5, 0.7, 0.7],
};

/** The value of a sequence of roles for a date that begins at a minute of the day, 0 to 1. */
export function shapeValue(roles: RoleSequence, startMinutes: number): number {
  const part = partsOfDay.findLastIndex((from) => startMinutes >= from);
  return table[roles.join(' ')]?.[part] ?? unlistedValue;
}

/** Coffee opens an afternoon; from this minute on nothing sweet comes directly before the meal. */
export const openingCoffeeUntil = 17 * 60;

/** Whether three roles in that order can make an evening at all: two roles, one meal, one treat, no drink after a drink. */
export function isSequenceAllowed(roles: RoleSequence, startMinutes: number): boolean {
  if (new Set(roles).size < 2) return false;
  for (const role of ['meal', 'treat'] as const) if (roles.filter((one) => one === role).length > 1) return false;
  const meal = roles.indexOf('meal');
  if (meal === 2 && roles[1] === 'treat') return false;
  if (meal === 1 && roles[0] === 'treat' && startMinutes >= openingCoffeeUntil) return false;
  return !roles.some((role, i) => role === 'drink' && roles[i + 1] === 'drink');
}
