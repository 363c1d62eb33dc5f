import { kinds, type Role, type Venue } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { mealPartOf } from '../rules/meal-hours.ts';
import { longestStay } from './longest-stay.ts';
import type { Window } from './window.ts';

/**
 * Of what a stay may be longer than usual that share is added: most at the one thing they came for,
 * less at each of several, some at dinner.
 */
const longer = { onlyThing: 0.7, asked: 0.4, dinner: 0.3 } as const;
/** From so many stops on a day is full. */
const fewStops = 3;

/** Outside of these degrees nobody stands about in the open for as long as is usual. */
const bearableF = { from: 45, to: 92 } as const;

/** Whether it is too cold or too hot when they set out to stand about in a place in the open. */
function isHarsh({ category, indoor, event }: Venue, { wishes, context }: Scene): boolean {
  if (indoor || event !== null || kinds[category].role !== 'stroll') return false;
  const degrees = temperatureAt(context.weather, wishes.startMinutes);
  return degrees !== null && (degrees < bearableF.from || degrees > bearableF.to);
}

/**
 * Whether they set out in the dark: in the cold nobody then stays as long as by day, not even
 * for what they came to see.
 */
const isDarkAtStart = ({ wishes, context: { sun } }: Scene): boolean =>
  sun.dusk !== null && wishes.startMinutes >= sun.dusk;

/** People think of stays in steps of five minutes. */
export const onTheClock = (minutes: number): number => Math.round(minutes / 5) * 5;

const isOnlyThing = ({ tastes }: Scene): boolean =>
  tastes.filter(({ isMust }) => isMust).length === 1;

/** What one comes for and does not only eat or drink. */
const isCameFor = (role: Role): boolean =>
  role === 'activity' || role === 'stroll' || role === 'show';

/**
 * Where a visit takes so long by itself, two who came for it stay so many times as long, and not
 * what is usual at its kind: an hour's tour is no afternoon.
 */
const ofVisit = { from: 45, usual: 1.3, longest: 1.6 } as const;

/** What is usual at a place for those who came for it. */
const usualOfAsked = ({ category, stayMinutes }: Venue): number => {
  const [, typical] = kinds[category].stay;
  const isVisit = stayMinutes !== null && stayMinutes >= ofVisit.from;
  return Math.max(
    stayMinutes ?? 0,
    isVisit ? Math.min(typical, ofVisit.usual * stayMinutes) : typical,
  );
};

/**
 * Where there are so many minutes for each stop, and to spare at the place
 * itself, nobody has to hurry.
 */
const unhurriedMinutes = 60;

/**
 * The least that two people stay at the one thing they asked for, in minutes: as long as is usual
 * at a place of its kind, before anything else gets its time; null where it is eaten or drunk,
 * where the hours or the sky do not allow it, and where the evening is short.
 */
export function leastOfAsked(
  venue: Venue,
  windows: readonly Window[],
  scene: Scene,
): number | null {
  const { role } = kinds[venue.category];
  const usual = onTheClock(usualOfAsked(venue));
  const { wishes, latestEnd } = scene;
  const isShort = latestEnd - wishes.startMinutes < unhurriedMinutes * wishes.stops;
  if (!isCameFor(role) || isShort || !isOnlyThing(scene)) return null;
  const isOpenLong = windows.every(
    ({ arriveFrom, leaveBy, longest }) =>
      longest >= usual && leaveBy - arriveFrom >= usual + unhurriedMinutes,
  );
  return isOpenLong ? usual : null;
}

/**
 * How long two people stay at a place when nothing calls them away, in minutes: the usual time
 * there, and longer at something they asked for, or at dinner if no end is set. Stays on a first
 * date, in the cold or in the heat are short.
 */
export function unhurriedStay(venue: Venue, scene: Scene, isAsked: boolean): number {
  const { wishes } = scene;
  const { role, stay } = kinds[venue.category];
  const [shortest, typical] = stay;
  const isMain = isAsked && isCameFor(role);
  const usual = isMain ? usualOfAsked(venue) : (venue.stayMinutes ?? typical);
  const longest = Math.min(longestStay(venue), isMain ? ofVisit.longest * usual : Infinity);
  if (isHarsh(venue, scene))
    return isMain && !isDarkAtStart(scene) ? usual : (shortest + usual) / 2;
  const isOpenEnded = wishes.endMinutes === null && wishes.dateNumber !== 1;
  if (!isOpenEnded || wishes.stops > fewStops) return usual;
  const isDinner = role === 'meal' && mealPartOf(wishes.startMinutes) === 'dinner';
  const ofAsked = isOnlyThing(scene) ? longer.onlyThing : longer.asked;
  const share = isDinner ? longer.dinner : isAsked && role !== 'meal' ? ofAsked : 0;
  return usual + share * Math.max(0, longest - usual);
}
