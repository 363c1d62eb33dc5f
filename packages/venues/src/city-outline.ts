import type { CatalogueCity, CatalogueVenue } from './catalogue/catalogue-schema.ts';

/** A venue as whoever looks for places by name knows it. */
export type VenueOutline = Pick<
  CatalogueVenue,
  'name' | 'category' | 'address' | 'neighborhood' | 'lat' | 'lon' | 'stay_minutes'
>;

/** A city without what only planning needs: a twentieth of it. */
export interface CityOutline
  extends Omit<
    CatalogueCity,
    | 'venues'
    | 'almanac'
    | 'threads'
    | 'curated'
    | 'hours'
    | 'waters'
    | 'core'
    | 'own_towns'
    | 'tides'
  > {
  readonly venues: readonly VenueOutline[];
}

/** The outline of a city, which holds on to nothing else of it. */
export function outlineOf(city: CatalogueCity): CityOutline {
  const { state, time_zone, center, neighborhoods, towns, climate, as_of, venues } = city;
  return {
    city: city.city,
    state,
    time_zone,
    center,
    neighborhoods,
    towns,
    climate,
    as_of,
    venues: venues.map(({ name, category, address, neighborhood, lat, lon, stay_minutes }) => ({
      name,
      category,
      address,
      neighborhood,
      lat,
      lon,
      stay_minutes,
    })),
  };
}
