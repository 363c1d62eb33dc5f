import { kinds, type Venue } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { longestStay } from './longest-stay.ts';

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

/**
 * How long two people stay at a place when nothing calls them away, in minutes: the usual time there, and longer at
 * something they asked for, or at dinner if no end is set. Stays on a first date, in the cold or in the heat are short.
 */
export function unhurriedStay(venue: Venue, scene: Scene, isAsked: boolean): number {
  const { wishes, tastes } = scene;
  const { role, stay } = kinds[venue.category];
  const [shortest, typical] = stay;
  const longest = longestStay(venue);
  const usual = venue.stayMinutes ?? typical;
  if (isHarsh(venue, scene)) return (shortest + usual) / 2;
  const isOpenEnded = wishes.endMinutes === null && wishes.dateNumber !== 1;
  if (!isOpenEnded || wishes.stops > fewStops) return usual;
  const isDinner = role === 'meal' && wishes.startMinutes >= dinnersFrom;
  const isOnlyThing = tastes.filter(({ isMust }) => isMust).length === 1;
  const ofAsked = isOnlyThing ? longer.onlyThing : longer.asked;
  const share = isDinner ? longer.dinner : isAsked && role !== 'meal' ? ofAsked : 0;
  return usual + share * Math.max(0, longest - usual);
}
