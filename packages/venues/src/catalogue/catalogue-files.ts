import { readdirSync, readFileSync } from 'node:fs';

const catalogue = new URL('../../catalogue/', import.meta.url);

/** The names of the cities' folders, sorted: 'new-york'. */
export function listCityFolders(): string[] {
  return readdirSync(catalogue).sort();
}

/** A city's folder. */
export function cityFolder(city: string): URL {
  return new URL(`${city}/`, catalogue);
}

/** A file of a city's folder, not yet checked. */
export function readCityFile(city: string, file: string): unknown {
  try {
    return JSON.parse(readFileSync(new URL(file, cityFolder(city)), 'utf8'));
  } catch (error) {
    throw new Error(`Cannot read the catalogue: ${city}/${file}`, { cause: error });
  }
}

/** The venues of all files of a city's `venues/`, not yet checked. */
export function readVenueFiles(city: string): unknown[] {
  return readdirSync(new URL('venues/', cityFolder(city))).flatMap((file) =>
    readCityFile(city, `venues/${file}`),
  );
}

/** A city as its folder holds it, not yet checked: `city.json`, every file of `venues/`, `almanac.json`, `threads.json` and `hours.json` put together. */
export function readCityFiles(city: string): Record<string, unknown> & { venues: unknown[] } {
  return {
    ...(readCityFile(city, 'city.json') as object),
    venues: readVenueFiles(city),
    almanac: readCityFile(city, 'almanac.json'),
    threads: readCityFile(city, 'threads.json'),
    hours: readCityFile(city, 'hours.json'),
  };
}
