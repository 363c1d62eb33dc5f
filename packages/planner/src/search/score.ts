import type { Candidate } from '../candidates/candidates.ts';
import { temperatureAt, worstSky } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { matchMood } from '@rendezvous/language';
import { straightMiles } from '../waters.ts';
import type { Itinerary } from './itinerary.ts';
import { lovedWeight, seedWeight, weights, type TermName } from './weights.ts';

/** What a candidate brings to any plan on this date, whatever stands beside it. Each part in 0 to 1. */
export interface Merit {
  /** How well it meets each taste, in their order. */
  readonly tastes: readonly number[];
  readonly loved: number;
  /** What stands for the tastes of two who named none: how loved a place is, and how well it meets the mood that they did name. */
  readonly general: number;
  readonly mood: number;
  readonly nearness: number;
  readonly known: number;
  readonly fresh: number;
  readonly dateNumber: number;
  /** The most that light and weather can make of it. */
  readonly lightMost: number;
  /** 1 for the venues that the seed favors, else 0; 0 without a seed. */
  readonly chance: number;
}

/** The weighted terms of a plan and their sum. */
export interface Score {
  readonly total: number;
  readonly terms: Readonly<Record<TermName | 'variety', number>>;
}

export function meritOf(candidate: Candidate, scene: Scene): Merit {
  const { venue } = candidate;
  const { place, recentlyShown } = scene.context;
  const loved = Math.min(
    1,
    Math.max(0, lovedOf(candidate) + taughtWeight * scene.expectation(venue)),
  );
  const mood = matchMood(venue, scene.mood);
  return {
    tastes: scene.tastes.map((taste) =>
      canBeHad(taste, candidate, scene) ? taste.match(venue) : 0,
    ),
    loved,
    general: scene.mood.found.length > 0 ? 0.4 * loved + 0.6 * mood : loved,
    mood,
    nearness:
      1 -
      Math.min(
        1,
        straightMiles(place, venue) / (nearnessMiles[place.precision] ?? 2 * scene.wishes.maxMiles),
      ),
    known: candidate.hoursKnown ? 1 : 0.2,
    fresh: recentlyShown.has(venue.id) ? 0 : venue.category === scene.lastFirstKind ? 0.5 : 1,
    dateNumber: dateNumberFit(candidate, scene.wishes.dateNumber),
    lightMost: Math.max(
      ...candidate.windows.map((window) => mostLightIn(candidate, window, scene)),
    ),
    chance:
      scene.wishes.seed !== 0 && hash(`${scene.wishes.seed} ${venue.id}`) < favoredShare ? 1 : 0,
  };
}

/** From so far away a place is no longer near to where the two said they are. A city has no middle that people mean: there it is a matter of the miles they allow. */
const nearnessMiles: Partial<Record<Scene['context']['place']['precision'], number>> = {
  town: 4,
  neighborhood: 3,
  venue: 3,
  address: 3,
};

/** Stars need the dark and sunsets the sunset: whether a candidate can be visited when the taste is to be had. */
function canBeHad(
  { hour }: Scene['tastes'][number],
  { venue, windows }: Candidate,
  { context: { sun } }: Scene,
): boolean {
  if (hour === 'any' || venue.indoor) return true;
  const span = {
    dark: [sun.dusk ?? 0, Number.POSITIVE_INFINITY],
    sunset: [sun.sunset ?? 0, sun.sunset ?? 0],
    sunrise: [sun.sunrise ?? 0, sun.sunrise ?? 0],
  } as const;
  const [from, to] = span[hour];
  return windows.some((window) => window.arriveFrom <= to && window.leaveBy >= from);
}

/** What past dates taught moves how loved a place is for these two by up to so much. */
const taughtWeight = 1;

/** How well-loved a place is, as far as the data say: nationally known, or a favorite of those who live there. */
function lovedOf({ venue }: Candidate): number {
  const has = (vibe: (typeof venue.vibes)[number]) => venue.vibes.includes(vibe);
  const praise = has('iconic') || has('local-favorite') ? 0.9 : 0.6;
  return praise - (has('touristy') ? 0.15 : 0) - (has('queues') || has('crowded') ? 0.1 : 0);
}

function dateNumberFit({ kind: { scale }, venue }: Candidate, dateNumber: number): number {
  if (dateNumber === 1)
    return (0.7 * scale.talk + 0.3 * scale.quiet) * (venue.vibes.includes('loud') ? 0.4 : 1);
  if (dateNumber <= 3) return 0.5 * scale.novelty + 0.5 * scale.energy;
  return 0.5 * scale.intimacy + 0.5 * scale.novelty;
}

/** How good a stop is in its light: best in the golden hour, good by day, in the open at night only when it is warm. */
const light = {
  golden: 1,
  day: 0.75,
  night: 0.7,
  harsh: 0.1,
  rain: 0,
  inside: 0.5,
  insideInRain: 0.9,
} as const;
/** The golden hour, around sunset: minutes before and after. */
const goldenHour = { before: 60, after: 20, least: 15 } as const;
const comfortableF = { from: 52, to: 92 } as const;

function lightOf(
  candidate: Candidate,
  arrival: number,
  departure: number,
  { wishes, context: { sun, weather } }: Scene,
): number {
  const { venue, kind } = candidate;
  const sky = worstSky(weather, arrival, departure);
  if (sky !== 'fine') return venue.indoor ? light.insideInRain : light.rain;
  if (!venue.outdoor || wishes.setting === 'indoor') return light.inside;
  const temperature = temperatureAt(weather, (arrival + departure) / 2);
  const comfortable =
    temperature === null || (temperature >= comfortableF.from && temperature <= comfortableF.to);
  if (!comfortable) return venue.indoor ? light.inside : light.harsh;
  const golden =
    sun.sunset === null
      ? 0
      : Math.min(departure, sun.sunset + goldenHour.after) -
        Math.max(arrival, sun.sunset - goldenHour.before);
  if (golden >= goldenHour.least)
    return light.inside + (light.golden - light.inside) * kind.scale.light;
  return sun.dusk !== null && arrival >= sun.dusk ? light.night : light.day;
}

/** The most that `lightOf` can give to any stay inside a window. */
function mostLightIn(
  candidate: Candidate,
  window: Candidate['windows'][number],
  { context: { sun, weather } }: Scene,
): number {
  const { venue, kind } = candidate;
  const inRain = weather.kind === 'forecast' && venue.indoor ? light.insideInRain : light.inside;
  if (!venue.outdoor) return inRain;
  const goldenHere =
    sun.sunset === null
      ? 0
      : Math.min(window.leaveBy, sun.sunset + goldenHour.after) -
        Math.max(window.arriveFrom, sun.sunset - goldenHour.before);
  const golden =
    goldenHere >= goldenHour.least
      ? light.inside + (light.golden - light.inside) * kind.scale.light
      : 0;
  return Math.max(
    golden,
    inRain,
    sun.dusk !== null && window.arriveFrom >= sun.dusk ? light.night : light.day,
  );
}

/** 1 on the wished part of the budget, less below it (people name what they want to spend) and at the very top of it. */
export function priceFit(totalCents: number, { wishes: { budget } }: Scene): number {
  if (totalCents < budget.minCents) return totalCents / budget.minCents;
  const comfortable = budget.minCents + 0.85 * (budget.maxCents - budget.minCents);
  if (totalCents <= comfortable) return 1;
  return 1 - 0.3 * ((totalCents - comfortable) / Math.max(1, budget.maxCents - comfortable));
}

/** 1 for no way to go and no wait, 0 from eighty minutes of them on. */
export function paceOf(effortMinutes: number, idleMinutes: number): number {
  return Math.max(0, 1 - (effortMinutes + 2 * idleMinutes) / 80);
}

/** When most people sit down: brunch, lunch and dinner, in minutes after midnight. */
const mealHearts = [
  [10 * 60, 11 * 60 + 30],
  [12 * 60, 13 * 60 + 30],
  [18 * 60, 20 * 60 + 30],
] as const;
/** A meal so many minutes from the heart of a meal time is as odd as it gets, and takes that share from the shape. */
const oddMeal = { minutes: 75, share: 0.5 } as const;

/** 1 for a plan whose meal begins when most people sit down, or that has none; less for dinner at five. */
function mealtimeOf({ stops, schedule }: Omit<Itinerary, 'legs'>): number {
  const meal = stops.findIndex((stop) => stop.kind.role === 'meal');
  return meal < 0 ? 1 : mealtimeBetween(schedule.arrivals[meal] ?? 0, schedule.arrivals[meal] ?? 0);
}

/** The most that the hour leaves of the shape when a meal begins between two minutes of the day. */
export function mealtimeBetween(earliest: number, latest: number): number {
  let away = Number.POSITIVE_INFINITY;
  for (const [from, to] of mealHearts)
    away = Math.min(away, Math.max(0, from - latest, earliest - to));
  return 1 - oddMeal.share * Math.min(1, away / oddMeal.minutes);
}

/** Coverage of the tastes with diminishing returns, so that three tastes touched once beat one touched three times. */
function tasteOf(
  merits: readonly Merit[],
  { schedule }: Omit<Itinerary, 'legs'>,
  scene: Scene,
): number {
  if (scene.tastes.length === 0) return mean(merits, 'general');
  let covered = lovedWeight * mean(merits, 'loved');
  let weight = lovedWeight;
  for (const [i, taste] of scene.tastes.entries()) {
    let missed = 1;
    merits.forEach((merit, stop) => {
      const match = merit.tastes[i] ?? 0;
      const had =
        match > 0 &&
        isHadAt(taste, schedule.arrivals[stop] ?? 0, schedule.departures[stop] ?? 0, scene);
      missed *= 1 - (had ? match : match * atAnotherHour);
    });
    covered += taste.weight * (1 - missed);
    weight += taste.weight;
  }
  return covered / weight;
}

/** A place for stars or sunsets at another hour is still that place, and worth little of the taste. */
export const atAnotherHour = 0.3;

/** Whether a stay between two minutes has what a taste is about: the dark, the sunset or the sunrise. */
export function isHadAt(
  taste: Scene['tastes'][number] | undefined,
  arrival: number,
  departure: number,
  { context: { sun } }: Scene,
): boolean {
  if (!taste || taste.hour === 'any') return true;
  if (taste.hour === 'dark') return sun.dusk !== null && departure > sun.dusk;
  const moment = taste.hour === 'sunset' ? sun.sunset : sun.sunrise;
  return moment !== null && arrival <= moment && departure >= moment;
}

type MeanPart = 'loved' | 'general' | 'mood' | 'nearness' | 'known' | 'fresh' | 'dateNumber';
const mean = (merits: readonly Merit[], part: MeanPart): number =>
  ((merits[0]?.[part] ?? 0) + (merits[1]?.[part] ?? 0) + (merits[2]?.[part] ?? 0)) / 3;

/** The score of a plan, term by term. `shape` is the value of its role sequence, `effort` what its legs cost the two. */
export function scoreOf(
  itinerary: Omit<Itinerary, 'legs'>,
  {
    merits,
    shape,
    effort,
  }: { merits: readonly [Merit, Merit, Merit]; shape: number; effort: number },
  scene: Scene,
): Score {
  const { stops, schedule } = itinerary;
  const totalCents =
    stops[0].venue.cost.expectedCents +
    stops[1].venue.cost.expectedCents +
    stops[2].venue.cost.expectedCents;
  const late = schedule.arrivals[0] - scene.wishes.startMinutes;
  const lit =
    stops.reduce(
      (sum, stop, i) =>
        sum + lightOf(stop, schedule.arrivals[i] ?? 0, schedule.departures[i] ?? 0, scene),
      0,
    ) / 3;
  const terms = {
    taste: weights.taste * tasteOf(merits, itinerary, scene),
    mood: weights.mood * mean(merits, 'mood'),
    shape: weights.shape * shape * mealtimeOf(itinerary),
    nearness: weights.nearness * mean(merits, 'nearness'),
    price: weights.price * priceFit(totalCents, scene),
    light: weights.light * lit,
    pace:
      weights.pace * paceOf(effort, schedule.waitMinutes + late / 2 + schedule.lingerMinutes / 3),
    known: weights.known * mean(merits, 'known'),
    fresh: weights.fresh * mean(merits, 'fresh'),
    dateNumber: weights.dateNumber * mean(merits, 'dateNumber'),
    variety:
      seedWeight * Math.min(1, merits.filter((merit) => merit.chance === 1).length / favoredStops),
  };
  const {
    taste,
    mood,
    nearness,
    price,
    light: sky,
    pace,
    known,
    fresh,
    dateNumber,
    variety,
  } = terms;
  return {
    total:
      taste +
      mood +
      terms.shape +
      nearness +
      price +
      sky +
      pace +
      known +
      fresh +
      dateNumber +
      variety,
    terms,
  };
}

/** A seed favors one venue in seven: a few strong pushes show more of a city than many weak ones (seeds 1 to 20 of an open request: 31 to 40 distinct venues per city instead of 20 to 25). */
const favoredShare = 0.15;
/** A plan earns all of what a seed gives by so many favored stops. */
export const favoredStops = 2;

/** FNV-1a over UTF-16 units, scaled to 0 to 1: a number that looks like chance and never changes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0) / 0x1_0000_0000;
}
