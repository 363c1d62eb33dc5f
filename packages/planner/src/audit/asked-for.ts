import type { Venue } from '@rendezvous/venue-model';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Facts } from './fault.ts';

/** From so strong a proof on a venue surely has what was asked for. */
export const surelyFrom = 0.7;

/** Whether a venue surely has something that was asked for. */
export const isAskedFor = (
  venue: Venue,
  { wishes, venues }: Pick<Facts, 'wishes' | 'venues'>,
): boolean =>
  readWishes(wishes, venues).tastes.some(
    ({ isMust, evidence }) => isMust && (evidence(venue)?.strength ?? 0) >= surelyFrom,
  );
