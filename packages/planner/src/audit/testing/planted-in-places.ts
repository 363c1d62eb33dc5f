import type { Opening, Venue } from '@rendezvous/venue-model';
import { costing, hoursUnknown, openHours } from '@rendezvous/venue-model/testing';
import type { StandIn } from '../../stand-ins/stand-in.ts';
import { aCrossing, riverNorthOfTheSquare } from '../../testing/a-river.ts';
import type { AuditRule } from '../fault.ts';
import {
  asking,
  bistro,
  context,
  facts,
  first,
  honest,
  leg,
  meters,
  onDay,
  onTheDay,
  otherLeg,
  second,
  third,
  venues,
  withStop,
  withVenue,
  type Planted,
} from './honest-plan.ts';

function acrossTheRiver(): Planted {
  const { plan, facts: known } = withVenue(1, meters(0.4));
  return {
    plan,
    facts: {
      ...known,
      context: { ...context, waters: [riverNorthOfTheSquare([aCrossing({ milesEast: 1 })])] },
    },
  };
}

/** The honest plan with a place that is said to stand in for its second stop. */
export function instead(
  change: Partial<Venue>,
  { opening = openHours([11, 23]), ...told }: Partial<StandIn> & { opening?: Opening } = {},
): Planted {
  const other = { ...bistro, id: 'tavern', name: 'Tavern', category: 'gastropub' as const };
  const venue = { ...other, ...meters(0.05), ...change };
  const { arrival, departure } = second;
  const leg = { mode: 'walking', minutes: 3, miles: 0.06 } as const;
  const times = { arrival, departure, openUntil: 23 * 60, begins: null };
  const standIn: StandIn = { venue, because: 'booking', leg, ...times, ...told };
  return {
    plan: withStop(1, { standIn }),
    facts: {
      ...facts,
      venues: [...venues, venue],
      context: { ...context, openings: new Map([...context.openings, [venue.id, opening]]) },
    },
  };
}

/** Faults of the places of a plan, of the ways between them, and of what stands in for them. */
export const plantedInPlaces = {
  real: [
    { plan: withStop(0, { venue: { ...first.venue, id: 'invented' } }), facts },
    { plan: withStop(0, { venue: { ...first.venue, address: '2 Elsewhere' } }), facts },
  ],
  distinct: [{ plan: withStop(2, { venue: first.venue }), facts }, onTheDay({ placeId: 'bistro' })],
  stops: [asking({ stops: 4 }), { plan: { ...honest, legs: [leg] }, facts }],
  way: [
    { plan: { ...honest, wayBack: null }, facts },
    { plan: { ...honest, wayThere: { ...leg, mode: 'public' } }, facts },
    onDay({ place: { ...context.place, ...meters(2) } }),
    onDay({ place: { ...context.place, precision: 'city' } }),
  ],
  leg: [
    { plan: { ...honest, legs: [{ ...leg, minutes: 31 }, otherLeg] }, facts },
    { plan: { ...honest, legs: [{ ...leg, mode: 'driving' }, otherLeg] }, facts },
    withVenue(1, meters(1.4)),
    // A river between the first two, and the bridge a mile away.
    acrossTheRiver(),
  ],
  'stand-in': [
    instead({ dietary: [] }),
    instead({ cost: costing(400) }),
    instead({ category: 'cocktail_bar' }),
    instead({ booking: { need: 'required', ahead: null, url: null } }),
    instead(meters(1)),
    instead({}, { opening: openHours([11, 17.5]) }),
    instead({}, { opening: hoursUnknown }),
    instead({}, { because: 'rain', leg: { mode: 'walking', minutes: 20, miles: 1 } }),
    instead({ indoor: false, outdoor: true }, { because: 'rain' }),
    instead({}, { departure: third.arrival + 5 }),
  ],
  distance: [withVenue(2, meters(21))],
  'near-start': [
    {
      plan: honest,
      facts: {
        ...facts,
        context: { ...context, place: { ...context.place, ...meters(1.5), precision: 'address' } },
      },
    },
  ],
} satisfies Partial<Record<AuditRule, Planted[]>>;
