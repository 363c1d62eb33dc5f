import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Scene } from '../scene.ts';
import { longestStay } from './longest-stay.ts';

/** Of what a stay may be longer than usual that share is added: most at the one thing they came for, less at each of several, some at dinner. */
const longer = { onlyThing: 0.7, asked: 0.4, dinner: 0.3 } as const;
/** From so many stops on a day is full. */
const fewStops = 3;
const dinnersFrom = 16 * 60;

/**
 * How long two people stay at a place when nothing calls them away, in minutes: as long as is usual there, and longer at what
 * they asked for and at dinner where no end is set. A first date stays short.
 */
export function unhurriedStay(venue: Venue, { wishes, tastes }: Scene, isAsked: boolean): number {
  const { role, stay } = kinds[venue.category];
  const [, typical] = stay;
  const longest = longestStay(venue);
  const usual = venue.stayMinutes ?? typical;
  const isOpenEnded = wishes.endMinutes === null && wishes.dateNumber !== 1;
  if (!isOpenEnded || wishes.stops > fewStops) return usual;
  const isDinner = role === 'meal' && wishes.startMinutes >= dinnersFrom;
  const isOnlyThing = tastes.filter(({ isMust }) => isMust).length === 1;
  const ofAsked = isOnlyThing ? longer.onlyThing : longer.asked;
  const share = isDinner ? longer.dinner : isAsked && role !== 'meal' ? ofAsked : 0;
  return usual + share * Math.max(0, longest - usual);
}
