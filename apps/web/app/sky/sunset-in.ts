import type { cityNames } from '@rendezvous/contract';

interface Place {
  readonly lat: number;
  readonly lon: number;
  readonly zone: string;
}

const places: Readonly<Record<(typeof cityNames)[number], Place>> = {
  'San Francisco': { lat: 37.77, lon: -122.42, zone: 'America/Los_Angeles' },
  'Los Angeles': { lat: 34.05, lon: -118.24, zone: 'America/Los_Angeles' },
  'New York': { lat: 40.71, lon: -74.01, zone: 'America/New_York' },
  Chicago: { lat: 41.88, lon: -87.63, zone: 'America/Chicago' },
  Houston: { lat: 29.76, lon: -95.37, zone: 'America/Chicago' },
  Phoenix: { lat: 33.45, lon: -112.07, zone: 'America/Phoenix' },
};

const radians = Math.PI / 180;
/** The sun's upper edge touches the horizon: refraction 34′ and half a disc 16′. */
const horizon = -0.833 * radians;
const dayMs = 86_400_000;

/**
 * When the sun sets in a city on a day (`2026-11-28`), in minutes after midnight by its clocks, within three minutes of an almanac.
 * Equations of the NOAA Global Monitoring Laboratory ("General Solar Position Calculations").
 */
export function sunsetIn(city: keyof typeof places, day: string): number {
  const { lat, lon, zone } = places[city];
  const noon = new Date(`${day}T12:00Z`);
  const dayOfYear = (noon.getTime() - Date.UTC(noon.getUTCFullYear(), 0, 1)) / dayMs;
  const gamma = (2 * Math.PI * dayOfYear) / 365;
  const equationOfTime =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(gamma) -
      0.032077 * Math.sin(gamma) -
      0.014615 * Math.cos(2 * gamma) -
      0.040849 * Math.sin(2 * gamma));
  const declination =
    0.006918 -
    0.399912 * Math.cos(gamma) +
    0.070257 * Math.sin(gamma) -
    0.006758 * Math.cos(2 * gamma) +
    0.000907 * Math.sin(2 * gamma) -
    0.002697 * Math.cos(3 * gamma) +
    0.00148 * Math.sin(3 * gamma);
  const halfDay =
    Math.acos(
      (Math.sin(horizon) - Math.sin(lat * radians) * Math.sin(declination)) /
        (Math.cos(lat * radians) * Math.cos(declination)),
    ) / radians;
  const inUtc = 720 - 4 * lon - equationOfTime + 4 * halfDay;
  return Math.round(inUtc + offsetMinutes(zone, noon));
}

/** Local wall time minus UTC at an instant. */
function offsetMinutes(zone: string, at: Date): number {
  const wall = at.toLocaleString('sv-SE', { timeZone: zone });
  return (new Date(`${wall.replace(' ', 'T')}Z`).getTime() - at.getTime()) / 60_000;
}
