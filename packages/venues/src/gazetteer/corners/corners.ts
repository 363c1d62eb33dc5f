import type { Region } from '../regions.ts';
import { cornersOfChicago } from './chicago.ts';
import type { CornerRows } from './corner-rows.ts';
import { cornersOfHouston } from './houston.ts';
import { cornersOfLosAngeles } from './los-angeles.ts';
import { cornersOfNewYork } from './new-york.ts';
import { cornersOfPhoenix } from './phoenix.ts';
import { cornersOfSanFrancisco } from './san-francisco.ts';

const cornersByCity: Readonly<Record<string, readonly CornerRows[]>> = {
  Chicago: cornersOfChicago,
  Houston: cornersOfHouston,
  'Los Angeles': cornersOfLosAngeles,
  'New York': cornersOfNewYork,
  Phoenix: cornersOfPhoenix,
  'San Francisco': cornersOfSanFrancisco,
};

const row = /^(.+?)\s+(-?[\d.]+) (-?[\d.]+) ([\d.]+)$/;

/** The corners of a city, as regions. */
export function cornersOf(city: string): Region[] {
  return (cornersByCity[city] ?? []).flatMap(({ labelEnd, rows }) =>
    rows
      .trim()
      .split(/,\s+/)
      .map((text) => {
        const [, names = '', lat, lon, miles] = row.exec(text) ?? [];
        const [name = '', ...otherNames] = names.split('|');
        return {
          name,
          city,
          label: `${name}, ${labelEnd}`,
          otherNames,
          lat: Number(lat),
          lon: Number(lon),
          miles: Number(miles),
        };
      }),
  );
}
