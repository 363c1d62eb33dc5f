import { listCityFolders, readCityFile, readListFiles } from './catalogue-files.ts';
import type { CatalogueCity, CatalogueVenue } from './catalogue-schema.ts';
import { venueDefaults } from './venue-defaults.ts';

/**
 * The built-in cities, sorted by name; the venues, the almanac, the threads, the curated dates and
 * the hours of each are read when they are first asked for. Venues and curated dates, which are
 * most of a city, are forgotten when nobody holds them any more, and read again for who asks then.
 * That they fit the schema is seen to by `npm run catalogue -- check` and by a test: looking again
 * at every start would cost more than reading them does.
 */
export function loadCatalogue(): CatalogueCity[] {
  return listCityFolders()
    .map(openCity)
    .sort((a, b) => (a.city < b.city ? -1 : 1));
}

type Part = 'venues' | 'almanac' | 'threads' | 'curated' | 'hours';

function openCity(folder: string): CatalogueCity {
  const read = <Name extends Part>(name: Name) =>
    readCityFile(folder, `${name}.json`) as CatalogueCity[Name];
  const venues = whileHeld(() => readVenues(folder));
  const [almanac, threads] = [once(() => read('almanac')), once(() => read('threads'))];
  const hours = once(() => read('hours'));
  const curated = whileHeld(() => readListFiles(folder, 'curated') as CatalogueCity['curated']);
  return {
    ...(readCityFile(folder, 'city.json') as Omit<CatalogueCity, Part>),
    get venues() {
      return venues();
    },
    get almanac() {
      return almanac();
    },
    get threads() {
      return threads();
    },
    get curated() {
      return curated();
    },
    get hours() {
      return hours();
    },
  };
}

function readVenues(folder: string): CatalogueVenue[] {
  return (readListFiles(folder, 'venues') as CatalogueVenue[]).map((venue) => ({
    ...venueDefaults,
    ...venue,
  }));
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

function whileHeld<Value extends object>(make: () => Value): () => Value {
  let made: WeakRef<Value> | undefined;
  return () => {
    const value = made?.deref() ?? make();
    made = new WeakRef(value);
    return value;
  };
}
