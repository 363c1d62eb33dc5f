import type { CityOutline } from '@rendezvous/venues';
import type { Dates, StoredActivity, StoredDate } from './dates-store.ts';

/** Where a date takes place, as its plan would say it. */
type Where = Pick<StoredDate['head'], 'city' | 'time_zone' | 'lat' | 'lon'>;

/** Null for a name that several cities have. */
type Names = ReadonlyMap<string, Where | null>;

/**
 * Adds places to dates whose plans do not name one, from what was written about their stops. Only a
 * complete name counts, and none that several cities have; so each part of a text is one look-up in
 * a map.
 */
export function withPlaces(dates: Dates, cities: readonly CityOutline[]): Dates {
  const find = createFindWhere(cities);
  const placed = (date: StoredDate): StoredDate =>
    date.head.time_zone === null
      ? { ...date, head: { ...date.head, ...find(date.activities) } }
      : date;
  return {
    ...dates,
    page: async (userId, wanted) => {
      const { items, next } = await dates.page(userId, wanted);
      return { items: items.map(placed), next };
    },
    find: async (userId, id) => {
      const date = await dates.find(userId, id);
      return date && placed(date);
    },
  };
}

function createFindWhere(
  cities: readonly CityOutline[],
): (activities: readonly StoredActivity[]) => Where | undefined {
  let names: { readonly areas: Names; readonly venues: Names } | undefined;
  return (activities) => {
    // Ten thousand names, built for the first date that needs them.
    const { areas, venues } = (names ??= {
      areas: namesOf(cities, ({ city, center, towns, neighborhoods }) => [
        { name: city, ...center },
        ...towns,
        ...neighborhoods,
      ]),
      venues: namesOf(cities, (city) => city.venues),
    });
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
  };
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
