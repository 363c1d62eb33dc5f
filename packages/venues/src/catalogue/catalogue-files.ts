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

/** The items of all files of a folder of a city, `venues` or `curated`, not yet checked. */
export function readListFiles(city: string, folder: ListFolder): unknown[] {
  return listFilesOf(city, folder).flatMap((file) => readCityFile(city, file));
}

/** What a city has a folder of lists of. */
export type ListFolder = 'venues' | 'curated';

/** 'curated/mission-district.json' and the others of a folder, sorted. */
export function listFilesOf(city: string, folder: ListFolder): string[] {
  const files = readdirSync(new URL(`${folder}/`, cityFolder(city))).sort();
  return files.map((file) => `${folder}/${file}`);
}

/**
 * A city as its folder holds it, not yet checked: `city.json`, every file of `venues/` and
 * `curated/`, `almanac.json`, `threads.json` and `hours.json` put together.
 */
export function readCityFiles(city: string): Record<string, unknown> & { venues: unknown[] } {
  return {
    ...(readCityFile(city, 'city.json') as object),
    venues: readListFiles(city, 'venues'),
    curated: readListFiles(city, 'curated'),
    almanac: readCityFile(city, 'almanac.json'),
    threads: readCityFile(city, 'threads.json'),
    hours: readCityFile(city, 'hours.json'),
  };
}
