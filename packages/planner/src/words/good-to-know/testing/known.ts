import type { Opening, Venue } from '@rendezvous/venue-model';
import { aVenue, openHours } from '@rendezvous/venue-model/testing';
import type { Context } from '../../../context/context.ts';
import type { Stop } from '../../../plan.ts';
import type { Leg } from '../../../travel.ts';
import { aScene } from '../../../testing/some-wishes.ts';
import type { Wishes } from '../../../wishes/wishes.ts';
import type { Knowing } from '../fact.ts';
import { goodToKnow } from '../good-to-know.ts';

/** A stay at a place, in hours of the day. */
export interface Staying {
  readonly facts: Partial<Venue>;
  readonly from: number;
  readonly to: number;
  readonly opening?: Opening;
  readonly standIn?: Stop['standIn'];
}

export const dinner: Staying = { facts: { name: 'Bistro' }, from: 19, to: 20.5 };
export const wine: Staying = {
  facts: { name: 'Cellar', category: 'wine_bar' },
  from: 20.75,
  to: 22,
};

/**
 * What is said of an evening of such stays, three minutes on foot apart, on a dry Saturday in May.
 */
export function known(
  stays: readonly Staying[],
  {
    wishes,
    context,
    told = '',
    leg = { mode: 'walking', minutes: 3, miles: 0.15 },
  }: { wishes?: Partial<Wishes>; context?: Partial<Context>; told?: string; leg?: Leg } = {},
): string[] {
  const stops = stays.map(({ facts, from, to, opening, standIn }, i): Stop => {
    const venue = aVenue(facts);
    // The last door closes soon after they leave, so that nothing is to be said of it.
    const open = opening ?? openHours([9, i === stays.length - 1 ? to + 0.75 : 26]);
    const times = { arrival: from * 60, departure: to * 60 };
    return {
      venue,
      ...times,
      opening: open,
      description: '',
      reasons: [],
      ...(standIn && { standIn }),
    };
  });
  const cost = { minCents: 0, maxCents: 0, expectedCents: 0 };
  for (const { venue } of stops) cost.expectedCents += venue.cost.expectedCents;
  const knowing: Knowing = {
    stops,
    legs: stops.slice(1).map(() => leg),
    wayThere: null,
    cost,
    scene: aScene({
      wishes: { budget: { minCents: 0, maxCents: 13_000 }, ...wishes },
      ...(context && { context }),
      venues: stops.map(({ venue }) => venue),
    }),
    candidates: [],
    told,
  };
  return goodToKnow(knowing).map(({ text }) => text);
}

export const murals = { name: 'Clarion Alley', category: 'public_art', indoor: false } as const;
