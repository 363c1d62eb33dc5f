import { fold, singular } from '@rendezvous/language';
import { isOpenAir } from '@rendezvous/venue-model';
import { isLone } from '../score/lone.ts';
import { itemAt, rememberedAt } from '../at.ts';
import { hasTaste, missedBy } from '../score/met.ts';
import type { Scene } from '../scene.ts';
import type { Taste } from '../wishes/tastes.ts';
import { differs, type Stops } from '../itinerary/options.ts';
import { type Extras, staysOf } from '../search/find-in.ts';
import { isAtPlace } from '../search/rings.ts';
import type { Evaluated, Space } from '../search/space.ts';
import type { CuratedDate } from './curated-date.ts';
import { exchangedWays, type CuratedWay } from './exchanged.ts';
import { planOf, wholeWays } from './whole-ways.ts';
import { isForOthers } from './for-others.ts';
import { isAgainstMood, isComposedFor, isComposedForAll, isMeantFor, meaningOf } from './suits.ts';
import { isAllNextDoor, isNoWorse, valueOf, worthOf } from './value.ts';

/**
 * What a date composed by hand may lie below the best in score, for the score knows nothing of what
 * makes three stops one evening: one that was composed for all that they asked for, one for the
 * first of it whose places have the rest, one whose places have all of it, one for two who asked
 * for nothing, and one for anything else.
 */
const worth = { asked: 0.22, first: 0.12, had: 0.1, open: 0.15, other: -0.03 } as const;
/**
 * A second option may lie so much further below: what is left of the score's choice is no evening
 * that somebody would compose.
 */
const ofSecond = 0.15;
/**
 * What one may lie below of which a place is exchanged: of a date for all that they asked for, and
 * of one for the first of it.
 */
const worthExchanged = { asked: 0.16, first: 0.1 } as const;
/** What one gains that was composed for all of it, where the search could not find all. */
const ofMore = 0.15;
/** What it takes beside a date that is gone on as it was composed. */
const lossOfExchange = 0.12;
/** What it takes where the places are not gone to in the order in which they were composed. */
const lossOfOrder = 0.1;

interface Wanted {
  /** The plan that the search found. */
  readonly best: Evaluated;
  /** What it differs from, where it is the second option. */
  readonly unlike?: Stops | undefined;
  readonly hopes: Extras;
}

/** A curated date that can be gone on, and what it is worth to these two. */
interface Weighed {
  readonly date: CuratedDate;
  readonly plan: Evaluated;
  readonly value: number;
  /** How many of the things that they asked for it goes without. */
  readonly lost: number;
}

/**
 * The date composed by hand that serves these two at least as well as what the search found: it
 * keeps every rule, has as much of what they asked for, as many stops at the place they named, or
 * all but one of a short walk, and is not much worse by the score. Of several the one that suits
 * them best; where none was composed for all that they asked for, one that was and of which a place
 * is exchanged may be better. Undefined where there is none.
 */
export function findCurated(space: Space, wanted: Wanted): Evaluated | undefined {
  const { scene } = space;
  const whole = bestOf(wholeWays(space), space, wanted);
  if (whole && isComposedForAll(whole.date, scene) && !isLone(whole.plan.stops, scene))
    return whole.plan;
  const other = bestOf(exchangedWays(space), space, wanted);
  return other && other.value > (whole?.value ?? -Infinity) + lossOfExchange
    ? other.plan
    : whole?.plan;
}

/** What a date that was composed for all that they asked for goes before one for a part of it. */
const aheadForAll = 0.08;
/** And one that goes without something behind one that has it, where both are good. */
const behindForLost = 0.2;

function bestOf(ways: readonly CuratedWay[], space: Space, wanted: Wanted): Weighed | undefined {
  const least = valueOf(wanted.best, space.scene);
  const { context } = space.scene;
  const musts = space.scene.tastes.filter(({ isMust }) => isMust);
  const serves = ({ venue }: Evaluated['stops'][number]): boolean =>
    musts.length === 0 || musts.some((taste) => hasTaste(taste, venue));
  // What only fills time there is no reason to stay there.
  const here = wanted.best.stops.filter(({ venue }) => isAtPlace(venue, context));
  const atPlace = here.some(serves) ? here.length : 0;
  const missed = missedBy(staysOf(wanted.best), space.scene);
  const measure = { ...wanted, least, atPlace, missed };
  const enoughAtPlace = atPlace - mostBeyond(atPlace);
  const rankOf = ({ date, value, lost }: Weighed): number =>
    value + (isComposedForAll(date, space.scene) ? aheadForAll : 0) - behindForLost * lost;
  let best: Weighed | undefined;
  for (const way of ways) {
    if (countAtPlace(way, space) < enoughAtPlace) continue;
    const weighed = weigh(way, space, measure);
    if (weighed && rankOf(weighed) > (best ? rankOf(best) : -Infinity)) best = weighed;
  }
  return best;
}

/**
 * What a date is held against: the best plan's value, its stops at the place that was
 * named, and what it misses.
 */
interface Measure extends Wanted {
  readonly least: number;
  readonly atPlace: number;
  readonly missed: readonly Taste[];
}

/** A way as a plan, where it serves these two as well as the best does. */
function weigh(
  way: CuratedWay,
  space: Space,
  { best, unlike, hopes, least, atPlace, missed }: Measure,
): Weighed | undefined {
  const { scene, candidates } = space;
  const { date, order, exchanged } = way;
  // What somebody knew of all its places together says nothing of a place
  // that they did not think of.
  const isKnownFor = (taste: Taste) =>
    exchanged === null &&
    isComposedFor(date, taste.text, scene) &&
    (missed.includes(taste) || isTold(date, taste.text));
  const has = (taste: Taste) =>
    isKnownFor(taste) || order.some((c) => hasTaste(taste, candidates[c]!.venue));
  const lacking = scene.tastes.filter((taste) => taste.isMust && !has(taste));
  if (lacking.length > missed.length) return undefined;
  const plan = planOf(way, space);
  if (!plan) return undefined;
  if (!keepsHopes(plan, date, { hopes, scene }) || (unlike && !differs(plan, unlike)))
    return undefined;
  const lost = missedBy(staysOf(plan), scene).filter(
    (taste) => !isKnownFor(taste) || taste.hour !== 'any',
  );
  if (lost.length > missed.length || !meetsMain(lost, { date, scene, missed, exchanged }))
    return undefined;
  const isNear =
    countAtPlace(way, space) >= atPlace || isCompact(plan) || isOneRide(plan, date, scene);
  const isNextDoor =
    isAllNextDoor(plan, scene) && !isAllNextDoor(best, scene) && !isComposedForAll(date, scene);
  if (!isNear || isNextDoor) return undefined;
  if (exchanged !== null && !isNoWorse(plan, best, scene)) return undefined;
  const value =
    worthOf(plan, { date, best, scene, meetsMore: lost.length < missed.length }) +
    (exchanged === null && lost.length < missed.length && isComposedForAll(date, scene)
      ? ofMore
      : 0) -
    (way.isReordered ? lossOfOrder : 0);
  const below =
    exchanged === null
      ? worth[meaningOf(date, scene, lost.length === 0)]
      : worthExchanged[isComposedForAll(date, scene) ? 'asked' : 'first'];
  const isGood = value > least - below - (unlike ? ofSecond : 0);
  return isGood && !isForOthers(date, scene, exchanged) && !isAgainstMood(date, scene)
    ? { date, plan, value, lost: lost.length }
    : undefined;
}

/** Whether a date tells of what it says it is for, where another plan surely has it. */
function isTold({ title, summary, note, stops }: CuratedDate, text: string): boolean {
  const told = singular(
    fold(
      [title, summary, note ?? '', ...stops.flatMap((stop) => [stop.text, ...stop.why])].join(' '),
    ),
  );
  return singular(fold(text))
    .split(' ')
    .some((word) => word.length > shortWord && told.includes(word));
}
const shortWord = 2;

/**
 * The main thing that was asked for is not given up for another that the search could not find;
 * where the search has not found it either, only a date that was composed for it may take the
 * place of what it did find.
 */
function meetsMain(
  lost: readonly Taste[],
  {
    date,
    scene,
    missed,
    exchanged,
  }: { date: CuratedDate; scene: Scene; missed: readonly Taste[]; exchanged: number | null },
): boolean {
  const main = scene.tastes.find(({ isMust }) => isMust);
  return (
    !main ||
    !lost.includes(main) ||
    (exchanged === null && missed.includes(main) && isMeantFor(date, main.text, scene))
  );
}

function keepsHopes(
  { stops, schedule }: Evaluated,
  date: CuratedDate,
  { hopes, scene }: { readonly hopes: Extras; readonly scene: Scene },
): boolean {
  const { outOfDoors = false, hasPicnic = false, earliestEnd = Number.NEGATIVE_INFINITY } = hopes;
  return (
    (!hasPicnic || isComposedFor(date, 'picnic', scene)) &&
    (!outOfDoors || stops.some(({ venue }) => isOpenAir(venue))) &&
    (schedule.departures.at(-1) ?? 0) >= earliestEnd
  );
}

/**
 * Places so few miles of street apart are one walk of a quarter of an hour, also for those who
 * would rather ride; one may lie around the corner of the named place.
 */
const oneWalkMiles = 0.75;
const isCompact = ({ legs }: Evaluated): boolean =>
  legs.every(({ miles }) => miles <= oneWalkMiles);

/**
 * A date composed for all that they asked for has one place a short ride from where they wanted to
 * be: whoever composed it knew of none nearer.
 */
const oneRideMinutes = 20;
const isOneRide = ({ legs }: Evaluated, date: CuratedDate, scene: Scene): boolean =>
  scene.wishes.mode !== 'walking' &&
  legs.every(({ minutes }) => minutes <= oneRideMinutes) &&
  isComposedForAll(date, scene);

/** Of so many stops at the place that was named one may lie around its corner. */
const mostBeyond = (atPlace: number): number => Number(atPlace > 1);

const atPlaceIn = new WeakMap<Space, (c: number) => boolean>();

/** How many places of a way lie where they said. Most places are those of several ways. */
function countAtPlace({ order }: CuratedWay, space: Space): number {
  const { candidates, scene } = space;
  const isThere =
    atPlaceIn.get(space) ??
    rememberedAt((c) => isAtPlace(itemAt(candidates, c).venue, scene.context));
  atPlaceIn.set(space, isThere);
  let count = 0;
  for (const c of order) count += Number(isThere(c));
  return count;
}
