/**
 * A part of a city or of its surroundings that takes in several neighborhoods or
 * towns: all of it is meant.
 */
export interface Region {
  readonly name: string;
  /** The city whose venues it has. */
  readonly city: string;
  /** How people write it out: "Richmond District, San Francisco, CA". */
  readonly label: string;
  /** What else it is called, folded as `foldPlaceText` folds. */
  readonly otherNames: readonly string[];
  readonly lat: number;
  readonly lon: number;
  /** How far it stretches from its middle. */
  readonly miles: number;
}

type Row = readonly [name: string, otherNames: string, lat: number, lon: number, miles: number];

/** By the city and what follows the region's name in its label; commas part other names. */
const rows: Record<string, { readonly labelEnd: string; readonly regions: readonly Row[] }[]> = {
  'San Francisco': [
    {
      labelEnd: 'San Francisco, CA',
      regions: [
        ['Richmond District', 'richmond, richmond sf', 37.7795, -122.482, 1.9],
        ['Sunset District', 'sunset, sunset sf', 37.7545, -122.484, 1.9],
      ],
    },
    {
      labelEnd: 'CA',
      regions: [
        ['East Bay', '', 37.835, -122.262, 6.5],
        ['San Francisco Peninsula', 'peninsula, mid peninsula', 37.53, -122.3, 12],
        ['Santa Clara Valley', 'south bay, silicon valley, south bay sf', 37.35, -121.95, 9],
        ['Marin County', 'marin', 37.93, -122.53, 9],
      ],
    },
  ],
  'New York': [
    {
      labelEnd: 'NY',
      regions: [
        ['Upper Manhattan', 'uptown manhattan', 40.828, -73.945, 2.6],
        ['Hudson Valley', 'hudson highlands, mid hudson valley', 41.46, -73.965, 4.5],
      ],
    },
  ],
  'Los Angeles': [
    {
      labelEnd: 'CA',
      regions: [
        ['Westside', 'westside la, westside los angeles, west side la', 34.025, -118.445, 5],
        ['San Fernando Valley', 'sfv, valley', 34.17, -118.43, 8],
        ['San Gabriel Valley', 'sgv', 34.095, -118.11, 5],
        ['South Bay', 'south bay la, south bay los angeles', 33.865, -118.38, 5.5],
        ['Northeast Los Angeles', 'nela, northeast la, ne la', 34.112, -118.207, 2.6],
        ['Eastside', 'east side la, eastside la, eastside los angeles', 34.07, -118.235, 3.5],
      ],
    },
  ],
  Chicago: [
    {
      labelEnd: 'Chicago, IL',
      regions: [
        ['North Side', '', 41.942, -87.66, 4],
        ['South Side', '', 41.805, -87.615, 4.5],
      ],
    },
  ],
  Houston: [
    {
      labelEnd: 'Houston, TX',
      regions: [['Inner Loop', 'inside the loop', 29.752, -95.392, 4]],
    },
  ],
  Phoenix: [
    {
      labelEnd: 'AZ',
      regions: [
        ['East Valley', '', 33.38, -111.82, 10],
        ['West Valley', '', 33.55, -112.25, 10],
      ],
    },
  ],
};

/** The regions of a city. */
export function regionsOf(city: string): readonly Region[] {
  return (rows[city] ?? []).flatMap(({ labelEnd, regions }) =>
    regions.map(([name, otherNames, lat, lon, miles]) => ({
      name,
      city,
      label: `${name}, ${labelEnd}`,
      otherNames: otherNames.split(', ').filter((other) => other !== ''),
      lat,
      lon,
      miles,
    })),
  );
}
