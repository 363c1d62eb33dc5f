import { readdirSync, readFileSync } from 'node:fs';

const catalogue = new URL('../catalogue/', import.meta.url);

/** The names of the cities' folders, sorted: 'new-york'. */
export function listCityFolders(): string[] {
  return readdirSync(catalogue).sort();
}

/** A city's folder. */
export function cityFolder(city: string): URL {
  return new URL(`${city}/`, catalogue);
}

/** A city as its folder holds it, not yet checked: `city.json`, every file of `venues/`, `almanac.json`, `threads.json` and `hours.json` put together. */
export function readCityFiles(city: string): Record<string, unknown> & { venues: unknown[] } {
  const folder = cityFolder(city);
  const read = (file: string): unknown => {
    try {
      return JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    } catch (error) {
      throw new Error(`Cannot read the catalogue: ${city}/${file}`, { cause: error });
    }
  };
  const venues = readdirSync(new URL('venues/', folder)).flatMap((file) => read(`venues/${file}`));
  return {
    ...(read('city.json') as object),
    venues,
    almanac: read('almanac.json'),
    threads: read('threads.json'),
    hours: read('hours.json'),
  };
}
