import type { Opening, Point, SunTimes, TimeSpan } from '@rendezvous/venue-model';
import type { CuratedDate } from '../curated/curated-date.ts';
import type { Thread } from '../threads/thread.ts';
import type { Core } from '../travel.ts';
import type { Water } from '../waters.ts';
import type { Weather } from './weather.ts';

/** Where and when a plan takes place, and what is known of that place and day. */
export interface Context {
  /** `YYYY-MM-DD` in the place's own time zone. */
  readonly date: string;
  readonly place: Point & {
    readonly label: string;
    /**
     * How exactly the location was named: a city leaves open where in it the two are, a town of
     * its area does not quite.
     */
    readonly precision: 'city' | 'town' | 'neighborhood' | 'venue' | 'address';
    /**
     * How far from the point somebody who names the place still means it; left out where
     * all of the city is meant.
     */
    readonly reachMiles?: number;
    /** It lies in another state than the city whose venues are at hand. */
    readonly isInOtherState?: boolean;
  };
  /** What divides the city: ways lead over the crossings. */
  readonly waters: readonly Water[];
  /** Where one drives in traffic; null: everywhere. */
  readonly core: Core | null;
  /** Towns whose names end addresses in the city beside its own: Brooklyn is New York. */
  readonly ownTowns: readonly string[];
  /** The city's own; the same list for every date there. */
  readonly threads: readonly Thread[];
  /** The dates composed by hand for the city; the same list for every date there. */
  readonly curated: readonly CuratedDate[];
  readonly sun: SunTimes;
  readonly weather: Weather;
  /** The opening of every venue on that day, by venue id. */
  readonly openings: ReadonlyMap<string, Opening>;
  /** Venue ids shown to them lately: planned again only where nothing else serves as well. */
  readonly recentlyShown: ReadonlySet<string>;
  readonly almanac: Almanac;
}

/** What usually happens in the city beyond the openings of a day. */
export interface Almanac {
  /** What the day brings that is no stop, and in the way of some. */
  readonly notices: readonly Notice[];
  /** The first of an event's days from a date on, `YYYY-MM-DD`; null where a year has none. */
  readonly nextDay: (venueId: string, from: string) => string | null;
  /**
   * The first day after a date on which a place is known to open, `YYYY-MM-DD`; null where the
   * next two weeks have none.
   */
  readonly nextOpenDay: (venueId: string, after: string) => string | null;
  /**
   * The tides of a day, `YYYY-MM-DD`, at the coast nearest to a point, in their order; none
   * where the city knows none.
   */
  readonly tides: (date: string, near: Point) => readonly Tide[];
  /** What stands in the sky over a point at a minute of the almanac's day. */
  readonly skyAt: (minute: number, from: Point) => NightSky;
}

/**
 * When the sea stands lowest or highest, in minutes of the day, and how high above
 * the mean of the lower lows.
 */
export interface Tide {
  readonly isLow: boolean;
  readonly minute: number;
  readonly feet: number;
}

/** What can be seen in the sky without a telescope, besides the stars. */
export interface NightSky {
  readonly moon: MoonThere;
  /** The highest first. */
  readonly planets: readonly PlanetThere[];
}

export interface MoonThere {
  readonly isUp: boolean;
  /** How much of the disc is lit, 0 to 1. */
  readonly litShare: number;
  readonly isWaxing: boolean;
  /**
   * When it sets, if it is up, or rises, if it is not, in minutes of the day in which that is; null
   * where it does neither within a day.
   */
  readonly changes: number | null;
}

export interface PlanetThere {
  readonly name: string;
  /** 'southwest'. */
  readonly direction: string;
  /** Above the horizon. */
  readonly degrees: number;
}

/**
 * What somebody who goes there that day has to know: 'The marathon closes the
 * Embarcadero until about 2 PM'.
 */
export interface Notice {
  /** Of what: 'Chicago Marathon'. */
  readonly title: string;
  /** Where more is said of it; null where that is not known. */
  readonly url: string | null;
  readonly text: string;
  readonly point: Point;
  /** It matters to stops within so many miles. */
  readonly miles: number;
  /** In minutes of the day. */
  readonly hours: TimeSpan;
}
