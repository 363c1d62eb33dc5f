import type { AreaAround } from './towns-around/area-around.ts';
import { chicago } from './towns-around/chicago.ts';
import { houston } from './towns-around/houston.ts';
import { losAngeles } from './towns-around/los-angeles.ts';
import { newJerseyAndConnecticut } from './towns-around/new-jersey-and-connecticut.ts';
import { newYork } from './towns-around/new-york.ts';
import { phoenix } from './towns-around/phoenix.ts';
import { sanFrancisco } from './towns-around/san-francisco.ts';

/** A town, a district or a spot in a city's area without places in the catalogue. */
export interface PlaceAround {
  readonly name: string;
  readonly otherNames: readonly string[];
  readonly state: string;
  readonly lat: number;
  readonly lon: number;
  /** A park, a mall, a stadium: one is at it, and not in it. */
  readonly isSpot: boolean;
  /** More people mean a place elsewhere by the name: here only where the state is named. */
  readonly needsState: boolean;
  /**
   * The towns and neighborhoods to go to; left out where the nearest is on
   * the same side of the water.
   */
  readonly among?: readonly string[];
}

const areasByCity: Readonly<Record<string, readonly AreaAround[]>> = {
  Chicago: chicago,
  Houston: houston,
  'Los Angeles': losAngeles,
  'New York': [...newYork, ...newJerseyAndConnecticut],
  Phoenix: phoenix,
  'San Francisco': sanFrancisco,
};

const row = /^(.+?)(\*?) (-?[\d.]+) (-?[\d.]+)$/;

/** The places around a city for which somebody plans in the nearest one that is known. */
export function placesAround(city: string): readonly PlaceAround[] {
  return (areasByCity[city] ?? []).flatMap(({ towns = '', spots = '', ...area }) => [
    ...rowsOf(towns).map((text) => ({ ...area, ...readRow(text), isSpot: false })),
    ...rowsOf(spots).map((text) => ({ ...area, ...readRow(text), isSpot: true })),
  ]);
}

const rowsOf = (text: string): string[] => {
  const rows = text.trim();
  return rows === '' ? [] : rows.split(/,\s+/);
};

function readRow(text: string): Omit<PlaceAround, 'state' | 'isSpot' | 'among'> {
  const [, names = '', star, lat, lon] = row.exec(text) ?? [];
  const [name = '', ...otherNames] = names.split('|');
  return { name, otherNames, lat: Number(lat), lon: Number(lon), needsState: star === '*' };
}
