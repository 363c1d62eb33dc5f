import { kinds, type Role, type Venue } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { longestStay } from './longest-stay.ts';
import type { Window } from './window.ts';

/** Of what a stay may be longer than usual that share is added: most at the one thing they came for, less at each of several, some at dinner. */
const longer = { onlyThing: 0.7, asked: 0.4, dinner: 0.3 } as const;
/** From so many stops on a day is full. */
const fewStops = 3;
const dinnersFrom = 16 * 60;

/** Outside of these degrees nobody stands about in the open for as long as is usual. */
const bearableF = { from: 45, to: 92 } as const;

/** Whether it is too cold or too hot when they set out to stand about in a place in the open. */
function isHarsh({ category, indoor, event }: Venue, { wishes, context }: Scene): boolean {
  if (indoor || event !== null || kinds[category].role !== 'stroll') return false;
  const degrees = temperatureAt(context.weather, wishes.startMinutes);
  return degrees !== null && (degrees < bearableF.from || degrees > bearableF.to);
}

const isOnlyThing = ({ tastes }: Scene): boolean =>
  tastes.filter(({ isMust }) => isMust).length === 1;

/** What one comes for and does not only eat or drink. */
const isCameFor = (role: Role): boolean =>
  role === 'activity' || role === 'stroll' || role === 'show';

/** Where there are so many minutes for each stop, and to spare at the place itself, nobody has to hurry. */
const unhurriedMinutes = 60;

/**
 * The least that two people stay at the one thing they asked for, in minutes: as long as is usual at a place of its kind,
 * before anything else gets its time; null where it is eaten or drunk, where the hours or the sky do not allow it, and where
 * the evening is short.
 */
export function leastOfAsked(
  { category }: Venue,
  windows: readonly Window[],
  scene: Scene,
): number | null {
  const { role, stay } = kinds[category];
  const [, typical] = stay;
  const { wishes, latestEnd } = scene;
  const isShort = latestEnd - wishes.startMinutes < unhurriedMinutes * wishes.stops;
  if (!isCameFor(role) || isShort || !isOnlyThing(scene)) return null;
  const isOpenLong = windows.every(
    ({ arriveFrom, leaveBy, longest }) =>
      longest >= typical && leaveBy - arriveFrom >= typical + unhurriedMinutes,
  );
  return isOpenLong ? typical : null;
}

/**
 * How long two people stay at a place when nothing calls them away, in minutes: the usual time there, and longer at
 * something they asked for, or at dinner if no end is set. Stays on a first date, in the cold or in the heat are short.
 */
export function unhurriedStay(venue: Venue, scene: Scene, isAsked: boolean): number {
  const { wishes } = scene;
  const { role, stay } = kinds[venue.category];
  const [shortest, typical] = stay;
  const longest = longestStay(venue);
  const isMain = isAsked && isCameFor(role);
  const usual = Math.max(venue.stayMinutes ?? typical, isMain ? typical : 0);
  if (isHarsh(venue, scene)) return isMain ? usual : (shortest + usual) / 2;
  const isOpenEnded = wishes.endMinutes === null && wishes.dateNumber !== 1;
  if (!isOpenEnded || wishes.stops > fewStops) return usual;
  const isDinner = role === 'meal' && wishes.startMinutes >= dinnersFrom;
  const ofAsked = isOnlyThing(scene) ? longer.onlyThing : longer.asked;
  const share = isDinner ? longer.dinner : isAsked && role !== 'meal' ? ofAsked : 0;
  return usual + share * Math.max(0, longest - usual);
}
