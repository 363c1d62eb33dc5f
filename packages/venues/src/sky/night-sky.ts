import {
  Body,
  Equator,
  Horizon,
  Illumination,
  MoonPhase,
  Observer,
  SearchRiseSet,
} from 'astronomy-engine';
import type { MoonThere, NightSky, PlanetThere } from '@rendezvous/planner';
import type { Point } from '@rendezvous/venue-model';
import { createLocalClock } from './local-clock.ts';

const planets = [Body.Venus, Body.Mars, Body.Jupiter, Body.Saturn] as const;
/** Lower down the haze and the houses hide it. */
const leastDegrees = 10;
/** A planet of this magnitude is as bright as the brightest stars of a city's sky. */
const faintest = 1.2;
const points = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

/**
 * What stands in the sky over a point at a minute of a day in a time zone: the moon, and the
 * planets that can be seen without a telescope, the highest first. Positions are those of the
 * library `astronomy-engine`, within an arcminute.
 */
export function nightSkyAt(date: string, minute: number, from: Point, timeZone: string): NightSky {
  const clock = createLocalClock(timeZone);
  const instant = instantOf(date, minute, clock);
  const observer = new Observer(from.lat, from.lon, 0);
  return {
    moon: moonAt(instant, observer, clock),
    planets: planets
      .flatMap((body) => planetAt(body, instant, observer))
      .toSorted((a, b) => b.degrees - a.degrees),
  };
}

type Clock = ReturnType<typeof createLocalClock>;

/** The instant of a minute of a local day, past midnight counting on. */
function instantOf(date: string, minute: number, clock: Clock): Date {
  const asUtc = Date.parse(`${date}T00:00:00Z`) + minute * 60_000;
  const there = clock(new Date(asUtc));
  const ahead = Date.parse(`${there.date}T00:00:00Z`) + there.minute * 60_000 - asUtc;
  return new Date(asUtc - ahead);
}

function moonAt(instant: Date, observer: Observer, clock: Clock): MoonThere {
  const next = (direction: 1 | -1): number | null => {
    const found = SearchRiseSet(Body.Moon, observer, direction, instant, 1);
    return found ? clock(found.date).minute : null;
  };
  const isUp = heightOf(Body.Moon, instant, observer).altitude > 0;
  return {
    isUp,
    litShare: Illumination(Body.Moon, instant).phase_fraction,
    isWaxing: MoonPhase(instant) < 180,
    changes: isUp ? next(-1) : next(1),
  };
}

function planetAt(body: Body, instant: Date, observer: Observer): PlanetThere[] {
  const { altitude, azimuth } = heightOf(body, instant, observer);
  if (altitude < leastDegrees || Illumination(body, instant).mag > faintest) return [];
  const direction = points[Math.round(azimuth / 45) % points.length] ?? 'north';
  return [{ name: body, direction, degrees: altitude }];
}

function heightOf(body: Body, instant: Date, observer: Observer) {
  const { ra, dec } = Equator(body, instant, observer, true, true);
  return Horizon(instant, observer, ra, dec, 'normal');
}
