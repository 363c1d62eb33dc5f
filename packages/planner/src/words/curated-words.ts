import type { CuratedDate, CuratedStop } from '../curated/curated-date.ts';
import { follows } from '../curated/follows.ts';
import { isForOthers } from '../curated/for-others.ts';
import { isAgainstMood } from '../curated/suits.ts';
import type { Scene } from '../scene.ts';
import { speaksOf } from './voice/conditions.ts';
import type { SpokenStop } from './voice/evening.ts';

/** The date composed by hand that a plan is, where it fits these two. */
export function curatedAs(stops: readonly SpokenStop[], scene: Scene): CuratedDate | undefined {
  const [first] = stops;
  return (
    first &&
    told(first, scene).find(
      ({ date, stop }) =>
        stop === date.stops[0] &&
        follows(stops, date, scene) &&
        !isForOthers(date, scene) &&
        !isAgainstMood(date, scene),
    )?.date
  );
}

/** Whether each thing that is said of a date as a whole, of first light and of breakfast, holds at one of its stops; what it says of each was written for that one. */
export const isTrueOf = (said: string, stops: readonly SpokenStop[], { context }: Scene): boolean =>
  said
    .split(/[,;:] /)
    .every((text) => stops.some((stop) => speaksOf(text, { stop, context }, 'fact')));

interface Told {
  readonly date: CuratedDate;
  readonly stop: CuratedStop;
}

const known = new WeakMap<readonly CuratedDate[], ReadonlyMap<string, readonly Told[]>>();

/** Every mention of a place in the city's curated dates. */
function told({ venue }: SpokenStop, { context: { curated } }: Scene): readonly Told[] {
  const byVenue =
    known.get(curated) ??
    Map.groupBy(
      curated.flatMap((date) => date.stops.map((stop): Told => ({ date, stop }))),
      ({ stop }) => stop.venueId,
    );
  known.set(curated, byVenue);
  return byVenue.get(venue.id) ?? [];
}
