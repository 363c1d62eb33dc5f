import type { Venue } from '@rendezvous/venue-model';
import type { Context } from '../context/context.ts';
import { legBetween, minutesBy, type Leg } from '../travel.ts';
import { straightMiles } from '../waters.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { effortOfLeg } from './legs.ts';

/**
 * What it costs two people where no way leads: more than any way within the
 * miles that may be allowed.
 */
const noWayEffort = 240;

/** The ways between the typed place and venues, each worked out when it is first asked for. */
export class Ways {
  private readonly context: Context;
  private readonly wish: Wishes['mode'];
  private readonly known = new Map<Venue, Leg | null>();

  constructor(context: Context, wish: Wishes['mode']) {
    [this.context, this.wish] = [context, wish];
  }

  /**
   * There and back alike. Null where the place is a whole city, in which nobody knows where the two
   * are, and where no way leads.
   */
  way(venue: Venue): Leg | null {
    const { place } = this.context;
    if (place.precision === 'city') return null;
    const known = this.known.get(venue);
    if (known !== undefined) return known;
    const way = wayBetween(venue, this.wish, this.context);
    this.known.set(venue, way);
    return way;
  }

  /** What it costs two people, in minutes of riding. */
  effort(venue: Venue): number {
    if (this.context.place.precision === 'city') return 0;
    const way = this.way(venue);
    return way === null ? noWayEffort : effortOfLeg(way);
  }

  /** Bound: by the straight line, on foot or by a ride, no way costs them less. */
  leastEffort(venue: Venue): number {
    const { place } = this.context;
    if (place.precision === 'city') return 0;
    const straight = straightMiles(place, venue);
    const efforts = modes.map((mode) =>
      effortOfLeg({ mode, minutes: minutesBy(mode, straight, true) }),
    );
    return Math.min(...efforts);
  }
}

const modes = ['walking', 'driving', 'public'] as const;

/** Whoever walks between the stops rides home where no way leads on foot. */
function wayBetween(
  venue: Venue,
  wish: Wishes['mode'],
  { place, waters, core }: Context,
): Leg | null {
  const wished = legBetween(place, venue, { wish, waters, core });
  if (Number.isFinite(wished.minutes)) return wished;
  const ridden = legBetween(place, venue, { wish: 'driving', waters, core });
  return Number.isFinite(ridden.minutes) ? ridden : null;
}
