import type { Plan } from '../plan.ts';
import { risks } from '../stand-ins/stand-in.ts';
import type { Leg } from '../travel.ts';
import { readWishes } from '../wishes/read-wishes.ts';
import type { Fault, Facts } from './fault.ts';
import { needFaults } from './needs.ts';
import { placeFaults } from './places.ts';
import { shapeFaults } from './shape.ts';
import { leastMiles } from './shores.ts';
import { leastMinutes, timeFaults } from './time.ts';
import { wishFaults } from './wish.ts';
import { itemAt } from '../at.ts';

/** Nobody is sent farther from a shut door. */
const maxMinutes = 12;
const longestWait = 15;

/**
 * Does the plan keep every promise with each stand-in in the place of its stop, and is what was
 * wished of the stop had there?
 */
export function standInFaults(plan: Plan, facts: Facts): Fault[] {
  return plan.stops.flatMap((stop, place) => {
    if (!stop.standIn) return [];
    const changed = planWith(plan, place, facts);
    const broken = [
      ...placeFaults(changed, facts),
      ...timeFaults(changed, facts),
      ...wishFaults(changed, facts),
      ...shapeFaults(changed, facts),
      ...needFaults(changed, facts),
    ]
      // The ways there and home are those of the plan as it is shown.
      .filter(({ rule }) => rule !== 'way')
      .map(({ rule, text }) => `${rule}: ${text}`);
    return [...broken, ...ownFaults(plan, place, facts)].map(
      (text): Fault => ({ rule: 'stand-in', text: `${stop.standIn?.venue.name}: ${text}` }),
    );
  });
}

/**
 * What a stand-in promises besides: it is near, surely open, needs no ticket,
 * and has what was wished.
 */
function ownFaults({ stops, wishes }: Plan, place: number, { context, ...asked }: Facts): string[] {
  const { venue, standIn } = itemAt(stops, place);
  if (!standIn) return [];
  const { venue: other, because, leg } = standIn;
  const faults: string[] = [];
  const miles = leastMiles(venue, other, leg.mode === 'walking', context.waters);
  if (leg.minutes > maxMinutes || leg.minutes < leastMinutes(leg, miles))
    faults.push(`${leg.minutes} minutes for ${miles.toFixed(2)} miles`);
  if (!risks.includes(because)) faults.push(`nobody knows the risk ${because}`);
  if (!context.openings.get(other.id)?.known) faults.push('nobody knows its hours');
  if (other.event || other.booking.need === 'required') faults.push('it may fall through itself');
  if (['rain', 'heat', 'cold'].includes(because) && !other.indoor) faults.push('it has no roof');
  const { tastes } = readWishes(asked.wishes, asked.venues);
  const others = stops.filter((_, i) => i !== place);
  for (const wish of wishes.filter(({ venueId }) => venueId === venue.id)) {
    const taste = tastes.find(({ text }) => text === wish.text);
    // What only the mood names is told of where it is, and promised of no other place.
    if (!taste) continue;
    // What nothing has in full is asked for less exactly: of the place itself, then
    // of what stands in for it.
    const readings = [taste, ...taste.looser()];
    const had = readings.filter((one) => one.evidence(venue));
    const isHad = had.some(
      (one) => one.evidence(other) ?? others.find((stop) => one.evidence(stop.venue)),
    );
    if (!isHad) faults.push(`it has no ${wish.text}`);
  }
  return faults;
}

/**
 * The plan as it is when the two go to the stand-in at once, at the same times and by the
 * shortest ways that there can be.
 */
function planWith(plan: Plan, place: number, { context, wishes }: Facts): Plan {
  const gone = itemAt(plan.stops, place);
  const venue = gone.standIn?.venue ?? gone.venue;
  const stops = plan.stops.with(place, {
    venue,
    arrival: gone.standIn?.arrival ?? gone.arrival,
    departure: gone.standIn?.departure ?? gone.departure,
    opening: context.openings.get(venue.id) ?? { known: false, because: 'unpublished' },
    description: '',
    reasons: [],
  });
  const legs = plan.legs.map((leg, i): Leg => {
    const [from, to] = [stops[i], stops[i + 1]];
    if (!from || !to || (i !== place && i + 1 !== place)) return leg;
    const byMode = (mode: Leg['mode']): Leg => {
      const miles = leastMiles(from.venue, to.venue, mode === 'walking', context.waters);
      return { mode, miles, minutes: Math.ceil(leastMinutes({ mode }, miles)) };
    };
    const onFoot = byMode('walking');
    const ridden = byMode(wishes.mode === 'public' ? 'public' : 'driving');
    const isWalked =
      wishes.mode === 'walking' || (onFoot.miles < walkedMiles && onFoot.minutes <= ridden.minutes);
    const way = isWalked ? onFoot : ridden;
    const idle = to.arrival - from.departure - longestWait;
    return { ...way, minutes: Math.max(way.minutes, idle) };
  });
  const sum = (part: keyof Plan['cost']) =>
    stops.reduce((total, stop) => total + stop.venue.cost[part], 0);
  const cost = {
    minCents: sum('minCents'),
    maxCents: sum('maxCents'),
    expectedCents: sum('expectedCents'),
  };
  return { ...plan, stops, legs, cost };
}

/** Nearer everybody walks. */
const walkedMiles = 0.6;
