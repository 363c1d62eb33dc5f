import type { CatalogueCity } from '@rendezvous/venues';

/** Two cities with nothing in them: enough for the server, which only names them. */
export const someCities: readonly CatalogueCity[] = [
  aCity('Chicago', 'IL', { lat: 41.88, lon: -87.63 }),
  aCity('San Francisco', 'CA', { lat: 37.77, lon: -122.42 }),
];

function aCity(city: string, state: string, center: CatalogueCity['center']): CatalogueCity {
  return {
    city,
    state,
    time_zone: 'UTC',
    center,
    core: { ...center, radius_miles: 4 },
    neighborhoods: [],
    towns: [],
    climate: [],
    as_of: '2026-11-01',
    venues: [],
    almanac: [],
    threads: [],
    curated: [],
  };
}
