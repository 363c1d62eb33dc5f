import type { Place } from '@rendezvous/contract';
import type { CityOutline } from './city-outline.ts';
import { createAutocomplete } from './gazetteer-autocomplete.ts';
import { gazetteerEntries } from './gazetteer-entries.ts';
import { createLocate, type LocatedPlace } from './gazetteer-locate.ts';

export type { LocatedPlace } from './gazetteer-locate.ts';

/** The places the built-in catalogue knows by name. */
export interface Gazetteer {
  /** Places whose name begins with, holds or nearly is the query: at most 8, cities first, then towns, neighborhoods, venues. */
  autocomplete(query: string): Place[];
  /** The place a typed location names, or undefined where it is none of ours. */
  locate(text: string): LocatedPlace | undefined;
}

export function createGazetteer(cities: readonly CityOutline[]): Gazetteer {
  const entries = gazetteerEntries(cities);
  let autocomplete: Gazetteer['autocomplete'] | undefined;
  return {
    // The index takes 30 ms and 4 MB: made for the first who types.
    autocomplete: (query) => (autocomplete ??= createAutocomplete(entries))(query),
    locate: createLocate(entries),
  };
}
