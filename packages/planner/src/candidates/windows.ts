import {
  arrivalSpans,
  kinds,
  type Opening,
  type TimeSpan,
  type Venue,
} from '@rendezvous/venue-model';
import { askedAt } from './asked-at.ts';
import { curtainTimes, eventArrivals, type Arrivals } from './curtains.ts';
import type { Scene } from '../scene.ts';
import { isInSeason } from './season.ts';
import { longestStay } from './longest-stay.ts';
import { runSeenFrom, setsOn, windowsOfSet } from './sets.ts';
import { bearableStretches } from './stretches.ts';
import { withSunset } from './with-sunset.ts';
import { arrivalStep, lightOf, longestEveningMinutes, onTheClock, type Window } from './window.ts';

/** Kitchens stop a little before the doors close. */
const kitchenMarginMinutes = 10;
/**
 * When a venue can be visited on the date: open for the whole stay, in its kind's hours, in season,
 * in the daylight and weather that it needs, and for a whole set.
 */
export function windowsOf(venue: Venue, opening: Opening, scene: Scene): readonly Window[] {
  const ofScene = remembered.get(scene) ?? new Map<Venue, readonly Window[]>();
  remembered.set(scene, ofScene);
  const known = ofScene.get(venue) ?? findWindows(venue, opening, scene);
  ofScene.set(venue, known);
  return known;
}

/**
 * Remembered as long as the scene is: the rule asks whether there are any, and
 * then the candidate has them.
 */
const remembered = new WeakMap<Scene, Map<Venue, readonly Window[]>>();

function findWindows(venue: Venue, opening: Opening, scene: Scene): Window[] {
  if (opening.known && opening.spans.length === 0) return [];
  if (!isInSeason(venue, scene.context.date)) return [];
  const sets = setsOn(venue, scene.context.date);
  return sets
    ? sets.flatMap((set) => windowsOfSet(set, venue, { opening, scene }))
    : withSunset(windowsOfOpening(venue, opening, scene), venue, scene);
}

/** The same of a place without sets, also where the sunset that they asked for is seen elsewhere. */
export function windowsOfOpening(venue: Venue, opening: Opening, scene: Scene): Window[] {
  const kind = kinds[venue.category];
  const [shortest] = kind.stay;
  const longest = longestStay(venue);
  const { startMinutes } = scene.wishes;
  const isInReach = ([opens, closes]: TimeSpan): boolean =>
    closes - shortest >= startMinutes && opens <= startMinutes + longestEveningMinutes;
  const spans = spansOf(venue, opening, scene).filter(isInReach);
  if (spans.length === 0) return [];
  const run = runSeenFrom(venue, scene);
  const light = lightFor(venue, scene);
  const margin = kind.role === 'meal' ? kitchenMarginMinutes : 0;
  const every = arrivalStep(venue);
  const windows: Window[] = [];
  for (const [opens, closes] of spans) {
    const open = { from: opens, to: Math.min(closes - margin, light.to) };
    for (const stretch of bearableStretches(venue, open, scene.context.weather)) {
      const day = { opens, closes, scene };
      const arrivals: readonly Arrivals[] =
        run?.arrivals.map((between) => ({ between, leaveFrom: run.leaveFrom })) ??
        arrivalsOf(venue, opening, day);
      for (const {
        between: [from, to],
        leaveFrom,
      } of arrivals) {
        // What passes by passes when it does, also before it is dark.
        const lightFrom = run ? 0 : light.from;
        const arriveFrom = Math.max(stretch.from, from, lightFrom, startMinutes);
        const arriveTo = Math.min(
          to,
          stretch.to - shortest,
          closes - (venue.lastEntryMinutes ?? 0),
          startMinutes + longestEveningMinutes,
        );
        if (arriveFrom > arriveTo) continue;
        const most = stretch.shortStayOnly ? shortest : longest;
        const window = {
          arriveFrom,
          arriveTo,
          leaveBy: stretch.to,
          longest: most,
          leaveFrom,
          every,
        };
        windows.push(...onTheClock(window, shortest));
      }
    }
  }
  return windows;
}

/** When there is light for a place; for those who fast, a table or a glass only after sunset. */
function lightFor(venue: Venue, { context, needs }: Scene): { from: number; to: number } {
  const light = lightOf(venue, context);
  const { eating, role } = kinds[venue.category];
  const isBroken = needs.includes('fasting') && (eating || role === 'drink');
  return isBroken ? { ...light, from: Math.max(light.from, context.sun.sunset ?? 0) } : light;
}

/**
 * Where nobody published hours, places that keep office hours are looked for in these, and counters
 * for coffee and sweets in those that nearly all of them keep.
 */
const officeHours: readonly TimeSpan[] = [[10 * 60, 17 * 60]];
const counterHours: Partial<Record<Venue['category'], readonly TimeSpan[]>> = {
  bakery: [[8 * 60, 16 * 60]],
  cafe: [[8 * 60, 17 * 60]],
  chocolate_shop: [[11 * 60, 18 * 60]],
  dessert: [[11 * 60, 20 * 60]],
  ice_cream: [[12 * 60, 21 * 60]],
};
const keepsOfficeHours: ReadonlySet<Venue['category']> = new Set([
  'museum',
  'art_museum',
  'science_museum',
  'gallery',
  'historic_site',
  'library',
  'bookshop',
  'record_shop',
  'shop',
  'aquarium',
  'zoo',
  'conservatory',
  'garden',
]);

/**
 * The spans of an opening; where none are known for the day those of the weekday bound
 * it, else the kind's hours.
 */
function spansOf(venue: Venue, opening: Opening, scene: Scene): readonly TimeSpan[] {
  if (opening.known) return opening.spans;
  const [, , longest] = kinds[venue.category].stay;
  if (!opening.bounds && !venue.event) {
    const kept = keepsOfficeHours.has(venue.category) ? officeHours : counterHours[venue.category];
    if (kept) return kept;
  }
  return (
    opening.bounds ??
    arrivalsOf(venue, opening, { opens: 0, closes: 0, scene }).map(
      ({ between: [from, to] }): TimeSpan => [from, to + longest],
    )
  );
}

/**
 * When one may arrive at a place that opens at that minute: in its kind's or an event's hours, and
 * for a show of unpublished sets with the doors or the curtain.
 */
function arrivalsOf(
  venue: Venue,
  opening: Opening,
  { opens, closes, scene }: DoorsOfDay,
): readonly Arrivals[] {
  const { category, event } = venue;
  const { role } = kinds[category];
  const arrive = arrivalSpans(venue, { isAsked: askedAt(venue, scene) !== 0 });
  const { context, wishes, latestEnd } = scene;
  const { startMinutes } = wishes;
  const { date } = context;
  if (event?.hours && role !== 'meal') {
    const { hours, main } = event;
    return [eventArrivals({ hours, main }, { date, startMinutes, latestEnd })];
  }
  if (role !== 'show') return atAnyTime(arrive);
  const isDoorsKnown = opening.known && opens >= evening;
  if (comesAndGoes.has(category) && opening.known) return atAnyTime(arrive);
  if (isDoorsKnown && lateRooms.has(category) && closes >= lateNight) return atAnyTime(arrive);
  if (!isDoorsKnown || curtainKinds.has(category))
    return arrive.flatMap((span) =>
      curtainTimes(span, {
        date,
        startMinutes,
        isOnTheMinute: curtainKinds.has(category),
        hasBands: category === 'music_venue',
      }),
    );
  return atAnyTime(
    arrive.map(([from, to]): TimeSpan => {
      const doors = Math.max(from, opens);
      return [doors, Math.min(to, doors + afterDoorsMinutes)];
    }),
  );
}

/** When the doors of a place open and close on the day of a scene. */
interface DoorsOfDay {
  readonly opens: number;
  readonly closes: number;
  readonly scene: Scene;
}

/** Arrivals after which one leaves when one likes. */
const atAnyTime = (spans: readonly TimeSpan[]): Arrivals[] =>
  spans.map((between) => ({ between, leaveFrom: 0 }));

/** Films begin every other hour, and a dance floor has no beginning. */
const comesAndGoes: ReadonlySet<Venue['category']> = new Set(['cinema', 'dance_hall']);
/**
 * Rooms with music that close so late have one band after another, and people
 * come between two of them.
 */
const lateRooms: ReadonlySet<Venue['category']> = new Set(['jazz_club', 'music_venue']);
const lateNight = 25 * 60;
const curtainKinds: ReadonlySet<Venue['category']> = new Set(['theatre', 'concert_hall']);
/** Whoever comes later stands in the middle of a set. */
const afterDoorsMinutes = 60;
/** Doors that open before are those of a bar, and say nothing of the show. */
const evening = 17 * 60;
