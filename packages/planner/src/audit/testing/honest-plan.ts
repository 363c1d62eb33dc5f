import type { DayEvent } from '@rendezvous/venue-model';
import { anEvent, aVenue, costing, openHours } from '@rendezvous/venue-model/testing';
import type { Plan, Stop } from '../../plan.ts';
import { suggest } from '../../suggest.ts';
import { aContext, openingsOf } from '../../testing/a-context.ts';
import { someWishes } from '../../testing/some-wishes.ts';
import type { Leg } from '../../travel.ts';
import type { Facts } from '../fault.ts';

/** A plan, and what is known when it is checked. */
export interface Planted {
  readonly plan: Plan;
  readonly facts: Facts;
}

export const gallery = aVenue({
  id: 'gallery',
  name: 'Gallery',
  category: 'gallery',
  cost: costing(0),
  interests: ['art'],
});
export const bistro = aVenue({
  id: 'bistro',
  name: 'Bistro',
  category: 'restaurant',
  cuisines: ['french'],
  dietary: ['vegetarian'],
});
export const lounge = aVenue({
  id: 'lounge',
  name: 'Lounge',
  category: 'cocktail_bar',
  cost: costing(30),
});
export const venues = [gallery, bistro, lounge];
export const context = aContext({
  openings: openingsOf(
    [gallery, openHours([10, 22])],
    [bistro, openHours([11, 23])],
    [lounge, openHours([17, 24])],
  ),
});
export const wishes = someWishes({
  startMinutes: 17 * 60,
  budget: { minCents: 0, maxCents: 20_000 },
  dateNumber: 2,
  mode: 'walking',
  diets: ['vegetarian'],
});
export const facts: Facts = { wishes, venues, context };

/** A plan without fault, for every test to tamper with. */
export const honest = planFor(facts);

function planFor({ wishes: asked, venues: known, context: day }: Facts): Plan {
  const found = suggest(asked, known, day);
  if (!found.ok) throw new Error(`No plan to tamper with: ${found.reason}`);
  return found.plans[0];
}

/** The honest plan with one stop changed. */
export function withStop(index: number, change: Partial<Stop>): Plan {
  return {
    ...honest,
    stops: honest.stops.map((stop, i) => (i === index ? { ...stop, ...change } : stop)),
  };
}

/**
 * The honest plan with one venue's facts changed, in the plan and in the data, so that only the
 * rule in question is broken.
 */
export function withVenue(index: number, change: Partial<Stop['venue']>): Planted {
  const venue = { ...(honest.stops[index] as Stop).venue, ...change };
  const plan = withStop(index, { venue });
  const sum = (part: 'minCents' | 'maxCents' | 'expectedCents') =>
    plan.stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  const cost = {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
  return {
    plan: { ...plan, cost },
    facts: { ...facts, venues: venues.map((known) => (known.id === venue.id ? venue : known)) },
  };
}

/**
 * The honest plan, whose gallery is there on certain days: on this one, unless its
 * next day says otherwise.
 */
export function onTheDay(
  change: Partial<DayEvent>,
  nextDay: Facts['context']['almanac']['nextDay'] = (_, from) => from,
): Planted {
  const { plan, facts: known } = withVenue(0, { event: anEvent(change) });
  return {
    plan,
    facts: { ...known, context: { ...context, almanac: { ...context.almanac, nextDay } } },
  };
}

export const asking = (change: Partial<typeof wishes>) => ({
  plan: honest,
  facts: { ...facts, wishes: { ...wishes, ...change } },
});
export const onDay = (change: Partial<typeof context>) => ({
  plan: honest,
  facts: { ...facts, context: { ...context, ...change } },
});
export const [first, second, third] = honest.stops as [Stop, Stop, Stop];
export const [leg, otherLeg] = honest.legs as [Leg, Leg];
export const meters = (miles: number) => ({
  lat: first.venue.lat + miles / 69.09,
  lon: first.venue.lon,
});
