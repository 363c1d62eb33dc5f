import { kinds, type Venue } from '@rendezvous/venue-model';
import type { Adjustment } from '@rendezvous/language';
import type { StayWish, Wishes } from '../wishes/wishes.ts';
import { findStop } from './find-stop.ts';
import type { ShownStop } from './plan-state.ts';

/** Stays are told in steps of so many minutes. */
const step = 5;

/** Why a stay stays as it is. */
export interface StuckStay {
  readonly name: string;
  readonly toward: 'more' | 'less';
  readonly isShow: boolean;
}

/**
 * How long each stop that an adjustment speaks of is stayed at from now on, and those at
 * which nobody can stay so.
 */
export function staysAfter(
  { stays = [] }: Adjustment,
  shown: readonly { readonly venue: Venue; readonly stop: ShownStop }[],
): { readonly stays: readonly StayWish[]; readonly stuck: readonly StuckStay[] } {
  const venues = shown.map(({ venue }) => venue);
  const found = stays.flatMap(({ stop: reference, minutes }) => {
    const at = shown[findStop(reference, venues) ?? -1];
    if (!at) return [];
    const now = at.stop.departure - at.stop.arrival;
    const asked = 'at' in minutes ? minutes.at : now + minutes.by;
    const { role, stay } = kinds[at.venue.category];
    const [shortest, , longest] = stay;
    const rounded = Math.round(asked / step) * step;
    const after = Math.min(longest, Math.max(shortest, rounded));
    const isShow = role === 'show';
    const toward = asked < now ? ('less' as const) : ('more' as const);
    return [{ venue: at.venue, after, isShow, toward, isStuck: isShow || after === now }];
  });
  return {
    stays: found
      .filter(({ isStuck }) => !isStuck)
      .map(({ venue, after }) => ({ venueId: venue.id, minutes: after })),
    stuck: found
      .filter(({ isStuck }) => isStuck)
      .map(({ venue: { name }, toward, isShow }) => ({ name, toward, isShow })),
  };
}

/** The wishes with how long two stay; what was wished of other places before still holds. */
export function withStays(wishes: Wishes, stays: readonly StayWish[]): Wishes {
  if (stays.length === 0) return wishes;
  const before = (wishes.stays ?? []).filter(
    ({ venueId }) => !stays.some((stay) => stay.venueId === venueId),
  );
  return { ...wishes, stays: [...before, ...stays] };
}
