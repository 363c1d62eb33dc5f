/**
 * `npm run catalogue -- check [city]` prints what cannot be in the cities' files, `-- format
 * [city]` writes them in their one format, `-- coverage <city>` prints what a city offers beside
 * what it should. A city is named as its folder: 'new-york'.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { evidenceOf, metFrom, readWish } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { catalogueCoverage } from '../packages/venues/src/catalogue/catalogue-coverage.ts';
import {
  catalogueDepth,
  catalogueReach,
} from '../packages/venues/src/catalogue/catalogue-depth.ts';
import {
  cityFolder,
  listCityFolders,
  listFilesOf,
  readCityFile,
  readCityFiles,
} from '../packages/venues/src/catalogue/catalogue-files.ts';
import { formatCity } from '../packages/venues/src/catalogue/catalogue-format.ts';
import { compileHours } from '../packages/venues/src/hours/compile-hours.ts';
import { catalogueProblems } from '../packages/venues/src/catalogue/catalogue-problems.ts';
import {
  catalogueCity,
  type CatalogueCity,
} from '../packages/venues/src/catalogue/catalogue-schema.ts';
import { createCityVenues } from '../packages/venues/src/city-venues.ts';
import { commonNouns, rareNouns } from './asked-for.ts';

// Opening hours are read in UTC (docs/decisions/004-opening-hours-library.md).
process.env.TZ = 'UTC';

const commands: Record<string, (city: string) => void> = { check, format, coverage };
const [command = 'check', ...named] = process.argv.slice(2);
const run = commands[command];
if (!run) throw new Error(`Cannot run "${command}": check, format or coverage`);
for (const city of named.length > 0 ? named : listCityFolders()) run(city);

function check(city: string): void {
  const json = readCityFiles(city);
  const problems = catalogueProblems(json);
  const unformatted = unformattedFiles(city);
  if (problems.length + unformatted.length > 0) process.exitCode = 1;
  console.log(`${city}: ${problems.length} problems`);
  for (const problem of problems) console.log(`  ${problem}`);
  for (const file of unformatted) console.log(`  ${file} is not formatted: run "format ${city}"`);
}

function format(city: string): void {
  const folder = cityFolder(city);
  const texts = formatCity(toFormat(city));
  mkdirSync(new URL('venues/', folder), { recursive: true });
  for (const file of readdirSync(new URL('venues/', folder)))
    if (!texts.has(`venues/${file}`)) rmSync(new URL(`venues/${file}`, folder));
  for (const [file, text] of texts) writeFileSync(new URL(file, folder), text);
  console.log(`${city}: ${texts.size} files`);
}

/**
 * A city with its curated dates file by file, and the hours of its venues as they are now read:
 * those that were read before stay.
 */
function toFormat(folder: string): Record<string, unknown> {
  const json = readCityFiles(folder);
  const { venues, state, hours } = json as unknown as CatalogueCity;
  return {
    ...json,
    curated: new Map(
      listFilesOf(folder, 'curated').map((file) => [file, readCityFile(folder, file)]),
    ),
    hours: compileHours(
      venues.map((venue) => venue.hours),
      state,
      hours,
    ),
  };
}

function coverage(folder: string): void {
  const city = catalogueCity.parse(readCityFiles(folder));
  console.log(city.city);
  console.table(catalogueCoverage(city));
  console.table(
    catalogueDepth(city).map((line) => ({
      ...line,
      ' ': line.found >= line.wanted ? 'met' : 'missing',
    })),
  );
  console.table(catalogueReach(city));
  const { venues } = createCityVenues(city);
  const lacking = [
    ...commonNouns.map((noun) => ({ noun, wanted: 3 })),
    ...rareNouns.map((noun) => ({ noun, wanted: 1 })),
  ].flatMap(({ noun, wanted }) => {
    const found = venues.filter((venue) => has(venue, noun)).length;
    return found < wanted ? [{ noun, found, wanted }] : [];
  });
  const asked = commonNouns.length + rareNouns.length;
  console.log(`${asked - lacking.length} of ${asked} things that people ask for; too few of:`);
  console.table(lacking);
}

/** Whether a venue surely is what somebody means who types that noun. */
function has(venue: Venue, noun: string): boolean {
  const wish = readWish(noun);
  return wish !== null && (evidenceOf(venue, wish)?.strength ?? 0) >= metFrom;
}

/** The files of a city that `format` would write otherwise. */
function unformattedFiles(city: string): string[] {
  const folder = cityFolder(city);
  return [...formatCity(toFormat(city))]
    .filter(([file, text]) => text !== textOf(new URL(file, folder)))
    .map(([file]) => file);
}

function textOf(file: URL): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined; // `format` would make it.
  }
}
