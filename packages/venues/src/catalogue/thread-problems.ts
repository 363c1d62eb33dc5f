import { generalThreads, threadFits, type Thread } from '@rendezvous/planner';
import { createCityVenues } from '../city-venues.ts';
import type { CatalogueCity } from './catalogue-schema.ts';

/**
 * What cannot be in a city's threads: a stop that no venue of the city can be, a blank that nothing
 * fills, an id that is used twice.
 */
export function threadProblems(city: CatalogueCity): string[] {
  const { venues, threads } = createCityVenues(city);
  const places = new Set(city.venues.map(({ neighborhood }) => neighborhood));
  const ids = new Set(generalThreads.map(({ id }) => id));
  return threads.flatMap((thread) => {
    const problems = [
      ...(ids.has(thread.id) ? ['the id is used twice'] : []),
      ...thread.stops.flatMap(({ in: names = [] }) =>
        names.filter((name) => !places.has(name)).map((name) => `nothing lies in "${name}"`),
      ),
      ...thread.stops.flatMap((stop, i) =>
        venues.some((venue) => threadFits(venue, stop)) ? [] : [`no venue can be stop ${i + 1}`],
      ),
      ...blankProblems(thread),
    ];
    ids.add(thread.id);
    return problems.map((problem) => `thread ${thread.id}: ${problem}`);
  });
}

function blankProblems({ stops, titles, leads }: Thread): string[] {
  const blanks = [...titles, ...leads].flatMap((text) => [...text.matchAll(/\{(.*?)\}/g)]);
  return blanks
    .map(([, blank = '']) => blank)
    .filter((blank) => {
      const place = /^([1-4])$/.exec(blank)?.[1];
      return place === undefined ? !shared.has(blank) : Number(place) > stops.length;
    })
    .map((blank) => `nothing fills {${blank}}`);
}

const shared: ReadonlySet<string> = new Set(['where', 'street', 'day', 'sunset', 'sunrise']);
