import { listCityFolders, readCityFiles } from './catalogue-files.ts';
import { venueDefaults, type CatalogueCity } from './catalogue-schema.ts';

/**
 * The built-in cities, sorted by name. That they fit the schema is seen to by `npm run catalogue -- check` and by a test: looking
 * again at every start would cost more than reading them does.
 */
export function loadCatalogue(): CatalogueCity[] {
  return listCityFolders()
    .map((folder) => {
      const city = readCityFiles(folder) as unknown as CatalogueCity;
      return { ...city, venues: city.venues.map((venue) => ({ ...venueDefaults, ...venue })) };
    })
    .sort((a, b) => (a.city < b.city ? -1 : 1));
}
