import type { Category, Vibe } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { isPicnicCarried, isPicnicFresh } from '../candidates/picnic.ts';
import { latestStart, type Scene } from '../scene.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import type { Merit } from './merit.ts';
import { itemAt } from '../at.ts';
import { areAskedApart } from '../candidates/asked-at.ts';
import { isMealWish } from '../wishes/home-of-wish.ts';
import { isForTheDark } from './light.ts';
import { isLone } from './lone.ts';

type Timed = Pick<Itinerary, 'stops' | 'schedule'>;

/**
 * The penalties for the order of a plan: how it begins, food for a picnic, where they are at
 * sunset, eating twice, and a single bookshop for those who asked for several. They only ever lower
 * a score, so the bounds can ignore them.
 */
export function orderLoss(plan: Timed, merits: readonly Merit[], scene: Scene): number {
  return (
    putOffLoss(plan, merits, scene) +
    (isPicnicCarried(plan.stops) ? (isPicnicFresh(plan.stops) ? 0 : carriedAbout) : emptyBasket) +
    (isSweetFirst(plan, merits, scene) ? sweetFirst : 0) +
    (isLawnFirst(plan, merits, scene) ? lawnFirst : 0) +
    (isSunsetMissed(plan, merits, scene)
      ? missedSunset
      : isSunsetUnseen(plan, merits, scene)
        ? unseenSunset
        : 0) +
    (isFedTwice(plan, scene) ? fedTwice : 0) +
    (isLone(plan.stops, scene) ? lone : 0)
  );
}

/**
 * Penalty for visiting just one of something they want to see several of, next to a stop nobody
 * asked for.
 */
const lone = 1.2;

/**
 * Penalty for beginning a night out with an ice cream or a doughnut that nobody asked for, or that
 * comes before dinner or drinks.
 */
const sweetFirst = 1;
const eveningFrom = 17 * 60;
const sweets: ReadonlySet<Category> = new Set(['ice_cream', 'dessert', 'bakery']);

function isSweetFirst({ stops }: Timed, [merit]: readonly Merit[], scene: Scene): boolean {
  const [first, ...others] = stops;
  return (
    scene.wishes.startMinutes >= eveningFrom &&
    first !== undefined &&
    sweets.has(first.venue.category) &&
    (!isAskedAt(merit, scene) ||
      others.some(({ kind: { role } }) => role === 'meal' || role === 'drink'))
  );
}

/**
 * Penalty for beginning a night out on a lawn or square, without water or a view, that nobody asked
 * for.
 */
const lawnFirst = 0.8;
const lawns: ReadonlySet<Category> = new Set(['park', 'plaza', 'public_art', 'landmark']);
const worthALook: ReadonlySet<Vibe> = new Set(['view', 'waterfront', 'sunset']);

function isLawnFirst({ stops: [first] }: Timed, [merit]: readonly Merit[], scene: Scene): boolean {
  return (
    scene.wishes.startMinutes >= eveningFrom &&
    first !== undefined &&
    lawns.has(first.venue.category) &&
    first.venue.event === null &&
    first.picnic === null &&
    !first.venue.vibes.some((vibe) => worthALook.has(vibe)) &&
    !isAskedAt(merit, scene)
  );
}

/**
 * Penalty for a meal next to the counter or club that has the dish they asked for, if nobody asked
 * for that meal or it is for the same dish.
 */
const fedTwice = 1.5;
/** Within this many minutes. */
const soonAgain = 150;

function isFedTwice({ stops, schedule: { arrivals } }: Timed, { tastes }: Scene): boolean {
  const isOfTheDish = ({ asked, feeds, kind, picnic }: Candidate): boolean =>
    feeds &&
    picnic === null &&
    kind.role !== 'meal' &&
    tastes.some(({ text }, t) => (asked & (1 << t)) !== 0 && isMealWish(text));
  return stops.some(
    (meal, i) =>
      meal.kind.role === 'meal' &&
      stops.some(
        (stop, j) =>
          isOfTheDish(stop) &&
          !areAskedApart(meal, stop) &&
          Math.abs(itemAt(arrivals, i) - itemAt(arrivals, j)) < soonAgain,
      ),
  );
}

/**
 * Penalty for being inside at sunset when a shore or a hill that was asked for comes before or
 * after it.
 */
const missedSunset = 0.8;
/** From this value for light on, a kind of place is one to watch the sunset from. */
const brightFrom = 0.7;

function isSunsetMissed(
  { stops, schedule }: Timed,
  merits: readonly Merit[],
  scene: Scene,
): boolean {
  const { sunset } = scene.context.sun;
  const { arrivals, departures } = schedule;
  if (sunset === null || itemAt(arrivals, 0) > sunset || (departures.at(-1) ?? 0) < sunset)
    return false;
  const isBright = ({ venue, kind }: Candidate, i: number): boolean =>
    venue.outdoor &&
    (kind.scale.light >= brightFrom || venue.vibes.includes('sunset')) &&
    isAskedAt(merits[i], scene);
  const at = arrivals.findLastIndex((arrival) => arrival <= sunset);
  if (at < 0 || isAskedAt(merits[at], scene)) return false;
  return stops.some(
    (stop, i) =>
      isBright(stop, i) &&
      stop.windows.some(({ arriveFrom, leaveBy }) => arriveFrom <= sunset && leaveBy >= sunset),
  );
}

/** Penalty for being where people watch the sunset, but at another time. */
const unseenSunset = 0.5;

/**
 * Whether the sun sets during a plan that has places to watch it from, and they are at none of
 * these and at nothing they asked for.
 */
function isSunsetUnseen(
  { stops, schedule: { arrivals, departures } }: Timed,
  merits: readonly Merit[],
  scene: Scene,
): boolean {
  const sunset = stops.find((stop) => stop.sunset !== null)?.sunset ?? null;
  if (sunset === null || itemAt(arrivals, 0) > sunset || (departures.at(-1) ?? 0) < sunset)
    return false;
  const at = stops.findIndex(
    (_, i) => itemAt(arrivals, i) <= sunset && itemAt(departures, i) >= sunset,
  );
  return at < 0 || (itemAt(stops, at).sunset === null && !isAskedAt(merits[at], scene));
}

const isAskedAt = (merit: Merit | undefined, { tastes }: Scene): boolean =>
  merit?.tastes.some((had, t) => tastes[t]?.isMust && had >= askedFrom) === true;

/** From this match on, a stop is what was asked for. */
const askedFrom = 0.5;
/** A picnic without food: the penalty is more than a first and a last stop can earn. */
const emptyBasket = 3;
/** A picnic that is carried through a museum or a film. */
const carriedAbout = 0.8;

/**
 * Penalty for putting something nobody asked for before the main thing, if that could have come
 * first.
 */
const putOff = 0.5;
/**
 * A coffee or something small on the way does not put the main thing off, nor does a meal at its
 * hour; in the morning only less time counts as small.
 */
const onTheWay = { minutes: 45, inTheMorning: 25 } as const;

/**
 * The penalty for a plan in which the first thing that was asked for has to wait for something that
 * only fills time.
 */
function putOffLoss({ stops, schedule }: Timed, merits: readonly Merit[], scene: Scene): number {
  const { tastes, wishes } = scene;
  const main = mainOf(tastes, wishes.startMinutes);
  if (main < 0 || tastes[main]?.hour !== 'any') return 0;
  const at = merits.findIndex(({ tastes: had }) => (had[main] ?? 0) >= askedFrom);
  const asked = stops[at];
  if (asked && isLateSet(asked, itemAt(schedule.arrivals, at), scene)) return lateSet;
  const couldBeFirst = asked?.windows.some(
    ({ arriveFrom, arriveTo }) =>
      arriveFrom <= latestStart(wishes.startMinutes) && arriveTo >= wishes.startMinutes,
  );
  if (!asked || at < 1 || !couldBeFirst || isForTheDark(asked.venue)) return 0;
  const small = wishes.startMinutes < breakfastUntil ? onTheWay.inTheMorning : onTheWay.minutes;
  const isFiller = ({ kind, picnic }: Candidate, i: number): boolean =>
    kind.role !== 'meal' &&
    picnic === null &&
    !isAskedAt(merits[i], scene) &&
    itemAt(schedule.departures, i) - itemAt(schedule.arrivals, i) > small;
  return stops.slice(0, at).some(isFiller) ? putOff : 0;
}

/** Penalty for going to the last set of what they came for, where an earlier one leaves time to eat. */
const lateSet = 1.6;
/** That late, so long after they set out; after so long there was time to eat. */
const late = { from: 21 * 60 + 30, after: 165, fed: 60, apart: 60 } as const;

function isLateSet(
  { kind, windows }: Candidate,
  arrival: number,
  { wishes: { startMinutes, interests, mood } }: Scene,
): boolean {
  return (
    kind.role === 'show' &&
    arrival >= late.from &&
    arrival - startMinutes >= late.after &&
    ![mood, ...interests].some((text) => ofLateHours.test(text)) &&
    windows.some(
      ({ arriveTo }) => arriveTo >= startMinutes + late.fed && arriveTo <= arrival - late.apart,
    )
  );
}

const ofLateHours = /\blate\b|\bmidnight\b|\bafter hours\b|\bnightlife\b/i;

const breakfast = /\bbreakfast|\bpancakes?\b|\bwaffles?\b/i;
const breakfastUntil = 11 * 60;

/**
 * What an evening is about: what was asked for first, but in the morning breakfast comes before
 * everything.
 */
function mainOf(tastes: Scene['tastes'], startMinutes: number): number {
  const first =
    startMinutes < breakfastUntil
      ? tastes.findIndex(({ isMust, text }) => isMust && breakfast.test(text))
      : -1;
  return first >= 0 ? first : tastes.findIndex(({ isMust }) => isMust);
}
