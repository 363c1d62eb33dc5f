import type { Candidate } from '../candidates/candidates.ts';
import { matchMood } from '@rendezvous/language';
import { isInTown } from '../in-town.ts';
import { spansOf, type Scene } from '../scene.ts';
import { straightMiles } from '../waters.ts';
import { isOtherScene } from './for-whom.ts';
import { mostLightIn } from './light.ts';
import { hasOnlyUnwanted, purposeOf } from './purpose.ts';
import { renownOf } from './renown.ts';

/**
 * What a candidate contributes to any plan on this date, whatever else is in the plan. Each part is
 * 0 to 1.
 */
export interface Merit {
  /** How well it meets each taste, in order. */
  readonly tastes: readonly number[];
  readonly loved: number;
  /**
   * Used instead of tastes for two who named none: how loved the place is, and how well it fits the
   * mood they did name.
   */
  readonly general: number;
  readonly mood: number;
  /** How purposeful it is in this evening: 0 for something that only fills time. */
  readonly purpose: number;
  readonly nearness: number;
  readonly known: number;
  readonly fresh: number;
  readonly dateNumber: number;
  /** The most that light and weather can make of it. */
  readonly lightMost: number;
  /**
   * How much the date makes it worth a visit: more for a rarer event, and for one that suits their
   * mood.
   */
  readonly day: number;
  /** The share of what was asked for of which it is the place that everybody would name. */
  readonly renown: number;
  /** 1 for the venues that the seed favors, else 0; always 0 without a seed. */
  readonly chance: number;
}

export function meritOf(candidate: Candidate, scene: Scene): Merit {
  const { venue } = candidate;
  const { recentlyShown } = scene.context;
  const loved = Math.min(
    1,
    Math.max(0, lovedOf(candidate) + taughtWeight * scene.expectation(venue)),
  );
  const mood = matchMood(venue, scene.mood);
  const asGuests =
    (scene.tastes.length > 0 && isOtherScene(venue, scene) ? ofGuests : 1) *
    (hasOnlyUnwanted(candidate, scene) ? ofOtherMood : 1);
  const tastes = scene.tastes.map((taste) =>
    canBeHad(taste, candidate, scene) ? asGuests * taste.match(venue) : 0,
  );
  return {
    tastes,
    loved,
    purpose: purposeOf(candidate, { tastes, mood, loved }, scene),
    general: scene.mood.found.length > 0 ? 0.4 * loved + 0.6 * mood : loved,
    mood,
    nearness: nearnessOf(candidate, scene),
    known: candidate.hoursKnown ? 1 : 0.2,
    fresh: recentlyShown.has(venue.id) ? 0 : venue.category === scene.lastFirstKind ? 0.5 : 1,
    dateNumber: dateNumberFit(candidate, scene.wishes.dateNumber),
    lightMost: Math.max(
      ...candidate.windows.map((window) => mostLightIn(candidate, window, scene)),
    ),
    day:
      (venue.event?.rarity ?? 0) *
      (scene.mood.found.length > 0 ? mood : 1) *
      (isBesideTheirWishes(tastes, scene) ? unasked : 1),
    renown: renownOf(venue, tastes, scene),
    chance:
      scene.wishes.seed !== 0 && hash(`${scene.wishes.seed} ${venue.id}`) < favoredShare ? 1 : 0,
  };
}

/** How far a bar of a scene that they did not name satisfies their wish. */
const ofGuests = 0.45;
/** And a loud room those who want it romantic, where another has the same. */
const ofOtherMood = 0.85;

/**
 * What an event of the day is worth to people who asked for other things: nobody who came for
 * barbecue wants to be led into a parade.
 */
const unasked = 0.35;
/** From this match on, a place counts as being there for a wish. */
const ofTheWish = 0.5;

const isBesideTheirWishes = (matches: readonly number[], { tastes }: Scene): boolean =>
  tastes.some(({ isMust }) => isMust) &&
  !tastes.some(({ isMust }, i) => isMust && (matches[i] ?? 0) >= ofTheWish);

/**
 * From this distance on, a place is no longer near the middle of the place they named. A whole city
 * has no such middle: there, the miles they allow matter.
 */
const nearnessMiles: Partial<Record<Scene['context']['place']['precision'], number>> = {
  town: 4,
  neighborhood: 3,
  venue: 3,
  address: 3,
};
/** Within this share of its reach, a place is in the middle of what they named. */
const middleShare = 0.5;
/**
 * What a place just outside of the named neighborhood is worth compared to one in it,
 * and one in the next town.
 */
const nextDoor = { neighborhood: 0.25, town: 0.7 } as const;

const farMiles = ({ context: { place }, wishes }: Scene): number =>
  nearnessMiles[place.precision] ?? 2 * wishes.maxMiles;

/** 1 in the named neighborhood itself or in the middle of a town, and less the farther away. */
function nearnessOf({ venue }: Candidate, scene: Scene): number {
  const { place } = scene.context;
  const { precision } = place;
  if (precision === 'neighborhood' && place.label.startsWith(`${venue.neighborhood},`)) return 1;
  const beyond = Math.max(0, straightMiles(place, venue) - middleShare * (place.reachMiles ?? 0));
  const isTown = precision === 'town' || precision === 'city';
  const isNextTown = isTown && !isInTown(venue, scene.context);
  const share =
    precision === 'neighborhood' ? nextDoor.neighborhood : isNextTown ? nextDoor.town : 1;
  return share * (1 - Math.min(1, beyond / farMiles(scene)));
}

/**
 * Stars need the dark and sunsets the sunset: whether a candidate can be visited when its taste can
 * be had.
 */
function canBeHad(
  { hour }: Scene['tastes'][number],
  { venue, windows }: Candidate,
  scene: Scene,
): boolean {
  if (hour === 'any' || venue.indoor) return true;
  return spansOf(hour, scene).some(([from, to]) =>
    windows.some((window) => window.arriveFrom <= to && window.leaveBy >= from),
  );
}

/** Past dates change how loved a place is for these two by at most this much. */
const taughtWeight = 1;

/** How well loved a place is, as far as the data say: nationally known, or a favorite of locals. */
function lovedOf({ venue }: Candidate): number {
  const has = (vibe: (typeof venue.vibes)[number]) => venue.vibes.includes(vibe);
  const praise = has('iconic')
    ? has('local-favorite')
      ? 1
      : 0.95
    : has('local-favorite')
      ? 0.85
      : 0.6;
  const crowd = has('queues') || has('crowded') ? 0.05 : 0;
  return praise - (has('touristy') ? 0.15 : 0) - crowd;
}

function dateNumberFit({ kind: { scale }, venue }: Candidate, dateNumber: number): number {
  if (dateNumber === 1)
    return (0.7 * scale.talk + 0.3 * scale.quiet) * (venue.vibes.includes('loud') ? 0.4 : 1);
  if (dateNumber <= 3) return 0.5 * scale.novelty + 0.5 * scale.energy;
  return 0.5 * scale.intimacy + 0.5 * scale.novelty;
}

/**
 * A seed favors one venue in nine: a few strong pushes show more of a city than many weak ones (a
 * test of the catalogue holds 30 venues over seeds 1 to 20).
 */
const favoredShare = 0.11;
/** FNV-1a over UTF-16 units, scaled to 0 to 1: a number that looks random and never changes. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1)
    value = Math.imul(value ^ text.charCodeAt(i), 0x01000193);
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return ((value ^ (value >>> 13)) >>> 0) / 0x1_0000_0000;
}
