import type { cityNames } from '@rendezvous/contract';
import { sunOn } from '@rendezvous/venue-model/sun';

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

const dayMs = 86_400_000;

/** When the sun sets in a city on a day (`2026-11-28`), in minutes after midnight by its clocks. */
export function sunsetIn(city: keyof typeof places, day: string): number | null {
  const place = places[city];
  const noon = new Date(`${day}T12:00Z`);
  const dayOfYear = Math.ceil((noon.getTime() - Date.UTC(noon.getUTCFullYear(), 0, 1)) / dayMs);
  return sunOn(dayOfYear, place, offsetMinutes(place.zone, noon)).sunset;
}

/** Local wall time minus UTC at an instant. */
function offsetMinutes(zone: string, at: Date): number {
  const wall = at.toLocaleString('sv-SE', { timeZone: zone });
  return (new Date(`${wall.replace(' ', 'T')}Z`).getTime() - at.getTime()) / 60_000;
}
