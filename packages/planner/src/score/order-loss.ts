import type { Category, Vibe } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { isPicnicCarried, isPicnicFresh } from '../candidates/picnic.ts';
import { latestStart, type Scene } from '../scene.ts';
import type { Itinerary } from '../itinerary/itinerary.ts';
import type { Merit } from './merit.ts';
import { itemAt } from '../at.ts';
import { areAskedApart } from '../candidates/asked-at.ts';
import { isMealWish } from '../wishes/home-of-wish.ts';
import { isLone } from './lone.ts';

type Timed = Pick<Itinerary, 'stops' | 'schedule'>;

/** What the order of a plan lacks: what it begins with, the food of a picnic, where the sun goes down, that nobody eats twice, and that who asked for bookshops sees more than one. Only ever less, so the bounds need not know of it. */
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

/** What it takes that there is one of what they want to see several of, beside a stop that nobody asked for. */
const lone = 1.2;

/** What it takes that a night out begins with a scoop or a doughnut for which nobody asked, or that comes before its dinner. */
const sweetFirst = 1;
const eveningFrom = 17 * 60;
const sweets: ReadonlySet<Category> = new Set(['ice_cream', 'dessert', 'bakery']);

function isSweetFirst({ stops }: Timed, [merit]: readonly Merit[], scene: Scene): boolean {
  const [first, ...others] = stops;
  return (
    scene.wishes.startMinutes >= eveningFrom &&
    first !== undefined &&
    sweets.has(first.venue.category) &&
    (!isAskedAt(merit, scene) || others.some(({ kind }) => kind.role === 'meal'))
  );
}

/** What it takes that a night out begins on some lawn or square without water or a view that nobody asked for. */
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

/** What it takes that a table stands beside the counter or the club that has the dish they asked for: one that nobody asked for, or one for the same dish. */
const fedTwice = 1.5;
/** Within so many minutes. */
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

/** What it takes that the sun goes down behind the walls of a restaurant, and a shore or a hill that was asked for is seen before or after. */
const missedSunset = 0.8;
/** A kind of place of so much light is one to see it from. */
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

/** What it takes that they are where people come to see the sunset, and not when. */
const unseenSunset = 0.5;

/** Whether the sun goes down during a plan that has places to see it from, and they are at none of these, nor at what they asked for. */
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

/** From so much of a taste a stop is what was asked for. */
const askedFrom = 0.5;
/** A picnic without food takes more than a first and a last stop can bring. */
const emptyBasket = 3;
/** And one that is carried through a museum or a film. */
const carriedAbout = 0.8;

/** What it takes that something nobody asked for comes before the main thing, which could have come first. */
const putOff = 0.5;
/** A cup or something small on the way is no putting off, nor is a meal at its hour; early in the day less is small. */
const onTheWay = { minutes: 45, inTheMorning: 25 } as const;

/** What a plan lacks in which the thing that was asked for first waits for what fills time. */
function putOffLoss({ stops, schedule }: Timed, merits: readonly Merit[], scene: Scene): number {
  const { tastes, wishes } = scene;
  const main = mainOf(tastes, wishes.startMinutes);
  if (main < 0 || tastes[main]?.hour !== 'any') return 0;
  const at = merits.findIndex(({ tastes: had }) => (had[main] ?? 0) >= askedFrom);
  const couldBeFirst = stops[at]?.windows.some(
    ({ arriveFrom, arriveTo }) =>
      arriveFrom <= latestStart(wishes.startMinutes) && arriveTo >= wishes.startMinutes,
  );
  if (at < 1 || !couldBeFirst) return 0;
  const small = wishes.startMinutes < breakfastUntil ? onTheWay.inTheMorning : onTheWay.minutes;
  const isFiller = ({ kind, picnic }: Candidate, i: number): boolean =>
    kind.role !== 'meal' &&
    picnic === null &&
    !isAskedAt(merits[i], scene) &&
    itemAt(schedule.departures, i) - itemAt(schedule.arrivals, i) > small;
  return stops.slice(0, at).some(isFiller) ? putOff : 0;
}

const breakfast = /\bbreakfast|\bpancakes?\b|\bwaffles?\b/i;
const breakfastUntil = 11 * 60;

/** What an evening is about: what was asked for first, and in the morning breakfast before all. */
function mainOf(tastes: Scene['tastes'], startMinutes: number): number {
  const first =
    startMinutes < breakfastUntil
      ? tastes.findIndex(({ isMust, text }) => isMust && breakfast.test(text))
      : -1;
  return first >= 0 ? first : tastes.findIndex(({ isMust }) => isMust);
}
