import type { CityOutline } from '@rendezvous/venues';
import type { Dates, StoredActivity, StoredDate } from './dates-store.ts';

/** Where a date takes place, as its plan would say it. */
type Where = Pick<StoredDate['head'], 'city' | 'time_zone' | 'lat' | 'lon'>;

/** Null for a name that several cities have. */
type Names = ReadonlyMap<string, Where | null>;

/**
 * Adds places to dates whose plans do not name one, from what was written about their stops, and
 * the kinds of stops that are known by name. Only a complete name counts, and none that several
 * cities have; so each part of a text is one look-up in a map.
 */
export function withPlaces(dates: Dates, cities: readonly CityOutline[]): Dates {
  const { find, kindOf } = createFindWhere(cities);
  const placed = (date: StoredDate): StoredDate =>
    date.head.time_zone === null
      ? { ...date, head: { ...date.head, ...find(date.activities) } }
      : date;
  const withKinds = (date: StoredDate): StoredDate => ({
    ...date,
    kinds: date.activities.map(({ name }) => kindOf(name, date.head.city)),
  });
  return {
    ...dates,
    page: async (userId, wanted) => {
      const { items, next } = await dates.page(userId, wanted);
      return { items: items.map(placed), next };
    },
    find: async (userId, id) => {
      const date = await dates.find(userId, id);
      return date && withKinds(placed(date));
    },
  };
}

interface FindWhere {
  readonly find: (activities: readonly StoredActivity[]) => Where | undefined;
  /** The kind of a venue in a city; undefined for what is none, and without a city. */
  readonly kindOf: (name: string, city: string | null) => string | undefined;
}

function createFindWhere(cities: readonly CityOutline[]): FindWhere {
  let names:
    | { readonly areas: Names; readonly venues: Names; readonly kinds: ReadonlyMap<string, string> }
    | undefined;
  // Ten thousand names, built for the first date that needs them.
  const known = (): NonNullable<typeof names> =>
    (names ??= {
      areas: namesOf(cities, ({ city, center, towns, neighborhoods }) => [
        { name: city, ...center },
        ...towns,
        ...neighborhoods,
      ]),
      venues: namesOf(cities, (city) => city.venues),
      kinds: new Map(
        cities.flatMap(({ city, venues }) =>
          venues.map(({ name, category }) => [`${city}, ${fold(name)}`, category] as const),
        ),
      ),
    });

  function find(activities: readonly StoredActivity[]): Where | undefined {
    const { areas, venues } = known();
    for (const { location, name } of activities) {
      const parts = location.split(',').map(withoutState).toReversed();
      const found = [
        ...parts.map((part) => areas.get(part) ?? venues.get(part)),
        venues.get(fold(name)),
      ];
      const where = found.find((one) => one != null);
      if (where) return where;
    }
    return undefined;
  }

  function kindOf(name: string, city: string | null): string | undefined {
    return city === null ? undefined : known().kinds.get(`${city}, ${fold(name)}`);
  }

  return { find, kindOf };
}

function namesOf(
  cities: readonly CityOutline[],
  placesOf: (
    city: CityOutline,
  ) => readonly { readonly name: string; readonly lat: number; readonly lon: number }[],
): Names {
  const names = new Map<string, Where | null>();
  for (const city of cities)
    for (const { name, lat, lon } of placesOf(city)) {
      const key = fold(name);
      const isElsewhere = names.has(key) && names.get(key)?.city !== city.city;
      const where = { city: city.city, time_zone: city.time_zone, lat, lon };
      names.set(key, isElsewhere ? null : (names.get(key) ?? where));
    }
  return names;
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

/** "Oakland CA 94607" is Oakland. */
function withoutState(text: string): string {
  return fold(text).replace(/\s+([a-z]{2}|[a-z]{2}\s+\d{5}|\d{5})$/, '');
}
