import type { Place } from '@rendezvous/contract';
import type { CityOutline } from '../city-outline.ts';
import { createAutocomplete } from './gazetteer-autocomplete.ts';
import { gazetteerEntries, isTooFar, type GazetteerEntry } from './gazetteer-entries.ts';
import { cityReachMiles, createLocate } from './gazetteer-locate.ts';
import type { LocatedPlace } from './located-place.ts';
import { milesBetween } from '../geometry.ts';

export type { LocatedPlace } from './located-place.ts';

/** The places the built-in catalogue knows by name. */
export interface Gazetteer {
  /**
   * Places whose name begins with, holds or nearly is the query: at most 8, cities first, then
   * towns, neighborhoods, venues.
   */
  autocomplete(query: string): Place[];
  /** The place a typed location names, or undefined where it is none of ours. */
  locate(text: string): LocatedPlace | undefined;
  /**
   * The neighborhood or town whose reach holds the point, the nearest by its middle; else the city
   * it belongs to, or undefined.
   */
  near(point: Point): Place | undefined;
}

interface Point {
  readonly lat: number;
  readonly lon: number;
}

/**
 * Nothing is read until it is asked for the first time; names then take 100 ms, and for who
 * types 30 ms and 4 MB more.
 */
export function createGazetteer(cities: readonly CityOutline[]): Gazetteer {
  let known: readonly GazetteerEntry[] | undefined;
  const entries = () => (known ??= gazetteerEntries(cities).filter((entry) => !isTooFar(entry)));
  let autocomplete: Gazetteer['autocomplete'] | undefined;
  let locate: Gazetteer['locate'] | undefined;
  return {
    autocomplete: (query) => (autocomplete ??= createAutocomplete(entries()))(query),
    locate: (text) => (locate ??= createLocate(entries()))(text),
    near: (point) => placeNear(entries(), point),
  };
}

/**
 * What is said of a place around a city from which the nearest that we plan for is too far away: a
 * sentence that names both. Undefined for every other text.
 */
export function createDescribeFar(
  cities: readonly CityOutline[],
): (text: string) => string | undefined {
  let locate: Gazetteer['locate'] | undefined;
  return (text) => (locate ??= createLocate(gazetteerEntries(cities).filter(isTooFar)))(text)?.note;
}

function placeNear(entries: readonly GazetteerEntry[], point: Point): Place | undefined {
  const areas = entries
    .filter(({ kind }) => kind !== 'venue')
    .map((entry) => ({ entry, miles: milesBetween(point, entry.point) }))
    .filter(({ entry, miles }) => miles <= reachOf(entry))
    .sort((a, b) => widthOf(a.entry) - widthOf(b.entry) || a.miles - b.miles);
  const nearest = areas[0]?.entry;
  return (
    nearest && {
      label: nearest.label,
      kind: nearest.kind === 'neighborhood' || nearest.kind === 'corner' ? 'neighborhood' : 'city',
      coordinates: nearest.point,
    }
  );
}

/** A town that is only planned for in the nearest place has no reach of its own. */
function reachOf({ kind, reachMiles = 0 }: GazetteerEntry): number {
  return kind === 'city' ? cityReachMiles : reachMiles;
}

/** A city is named only where nothing in it is nearer. */
function widthOf({ kind }: GazetteerEntry): number {
  return kind === 'city' ? 1 : 0;
}
