import { kinds } from '@rendezvous/venue-model';
import type { Weather } from '../context/weather.ts';
import type { Plan } from '../plan.ts';
import { suggest, type Planned } from '../suggest.ts';
import type { Wishes } from '../wishes/wishes.ts';
import { aContext, aForecast } from './a-context.ts';
import { aTown } from './a-town.ts';
import { someWishes } from './some-wishes.ts';

/** Where every plan of `plan` takes place. */
export const town = aTown();

/** What two are given for their wishes in the town, from 4 PM on unless they say otherwise. */
export function plan(wishes: Partial<Wishes> = {}, weather: Weather = { kind: 'none' }): Planned {
  const found = suggest(
    someWishes({ startMinutes: 16 * 60, ...wishes }),
    town.venues,
    aContext({ openings: town.openings, weather }),
  );
  if (!found.ok) throw new Error(found.reason);
  return found;
}

export const eats = ({ venue }: Plan['stops'][number]) => kinds[venue.category].eating;
export const names = ({ stops }: Plan) => stops.map((stop) => stop.venue.name);
export const everyHour = (change: Parameters<typeof aForecast>[0][number]) =>
  aForecast(Object.fromEntries(Array.from({ length: 30 }, (_, hour) => [hour, change])));
export const reasonsOf = (found: Planned) =>
  found.plans.flatMap((one) => one.stops.flatMap((stop) => stop.reasons.map(({ text }) => text)));

/** The words of wishes that reasons speak of. */
export const wishesIn = (found: Planned) =>
  found.plans.flatMap((one) =>
    one.stops.flatMap((stop) => stop.reasons.flatMap(({ evidence }) => evidence?.said ?? [])),
  );
