import type { Adjustment } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { findStop } from './find-stop.ts';

/** As many stops as a plan may have. */
const [fewest, most] = [2, 6];

/** How many stops there are after an adjustment, or why there cannot be so many. */
export type StopCount =
  | { readonly ok: true; readonly stops: number }
  | { readonly ok: false; readonly reason: string };

/** A number that was said goes before what is dropped and added one by one. */
export function countStops(
  { drop = [], add = [], stops }: Adjustment,
  venues: readonly Venue[],
): StopCount {
  const dropped = new Set(drop.flatMap((reference) => findStop(reference, venues) ?? []));
  const count = stops ?? venues.length - dropped.size + add.length;
  if (count < fewest)
    return { ok: false, reason: 'A plan keeps two stops at least. Swap one of them instead.' };
  if (count > most)
    return { ok: false, reason: 'Six stops are as many as a plan can have. Swap one instead.' };
  return { ok: true, stops: count };
}
