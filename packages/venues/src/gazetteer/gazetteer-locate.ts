import { commonlyMeant } from './commonly-meant.ts';
import { doorReachMiles, type GazetteerEntry } from './gazetteer-entries.ts';
import { readingsOf, zipCodeIn } from './gazetteer-reading.ts';
import {
  foldPlaceText,
  foldStreet,
  withoutAreaWord,
  withoutArticle,
  withoutNear,
} from './gazetteer-text.ts';
import { milesBetween } from '../geometry.ts';
import { type LocatedPlace, present, presentStreet, streetNote } from './located-place.ts';
import { isArea, isVenue, PlaceFinder } from './place-finder.ts';
import { firstOf, placesIn } from './several-places.ts';
import { zipCodes } from './zip-codes.ts';

/** Coordinates count as a city's within this distance of its center. */
export const cityReachMiles = 40;

/** Finds the place a text names; undefined if it is unknown, or known in another state. */
export function createLocate(
  entries: readonly GazetteerEntry[],
): (text: string) => LocatedPlace | undefined {
  const entriesByLabel = new Map(entries.map((entry) => [foldPlaceText(entry.label), entry]));
  const entriesByName = Map.groupBy(namesInOrder(entries), ({ name }) => name);
  const entriesByShortName = Map.groupBy(namesInOrder(entries), ({ name }) => foldStreet(name));
  const named = (text: string) => {
    const name = withoutArticle(text);
    const found = entriesByName.get(name) ?? entriesByShortName.get(foldStreet(name)) ?? [];
    return [...new Set(found.map(({ entry }) => entry))];
  };
  const finder = new PlaceFinder(entries, named);
  const locate = (text: string): LocatedPlace | undefined => {
    const point = pointOf(text);
    if (point) return locatePoint(entries, point);
    const labelled = entriesByLabel.get(foldPlaceText(text));
    if (labelled) return present(labelled);
    const near = withoutNear(text);
    const found = [...new Set([text, near, withoutAreaWord(near)])]
      .flatMap(readingsOf)
      .flatMap((reading) => finder.find(reading) ?? []);
    const place = found.find(isWellRead) ?? found[0];
    const zipCode = zipCodeIn(text);
    const inZipCode = zipCode === undefined ? undefined : entryOfZipCode(entries, zipCode);
    return inZipCode ? withZipCode(place, inZipCode, text) : place;
  };
  return (text) => locate(text) ?? firstOf(placesIn(text).flatMap((one) => locate(one) ?? []));
}

/** Read in full, though it may mean several places. */
const isWellRead = ({ note, choices }: LocatedPlace): boolean =>
  note === undefined || choices !== undefined;

/**
 * Every name, the likelier meaning first: the full names of areas, what else they are called, what
 * lies around a city, venues. Only where a venue of the same city bears in full what an area is
 * also called, the venue is meant: it is the same corner, told more closely. A town without places
 * never comes before either.
 */
function namesInOrder(
  entries: readonly GazetteerEntry[],
): { readonly name: string; readonly entry: GazetteerEntry }[] {
  const venueNames = new Set(
    entries.filter(isVenue).map(({ names, city }) => `${city.city} ${names[0]}`),
  );
  const otherNamesOfAreas = new Set(
    entries
      .filter(({ kind }) => kind !== 'venue' && kind !== 'around')
      .flatMap(({ names, city }) => names.slice(1).map((name) => `${city.city} ${name}`)),
  );
  const rankOf = (entry: GazetteerEntry, name: string, i: number) => {
    const inCity = `${entry.city.city} ${name}`;
    if (isVenue(entry)) return i > 0 ? 6 : otherNamesOfAreas.has(inCity) ? 2 : 5;
    if (commonlyMeant.has(entry.label)) return -1;
    if (entry.kind === 'around') return 4;
    return i === 0 ? 0 : venueNames.has(inCity) ? 3 : 1;
  };
  return entries
    .flatMap((entry) =>
      entry.names.map((name, i) => ({ name, entry, rank: rankOf(entry, name, i) })),
    )
    .toSorted((a, b) => a.rank - b.rank);
}

/** The place of the longest beginning of a ZIP code that is known. */
function entryOfZipCode(
  entries: readonly GazetteerEntry[],
  zipCode: string,
): GazetteerEntry | undefined {
  const beginning = [5, 4, 3]
    .map((length) => zipCode.slice(0, length))
    .find((part) => labelsByZipCode.has(part));
  const label = beginning && labelsByZipCode.get(beginning);
  return entries.find((entry) => isArea(entry) && entry.label === label);
}

const labelsByZipCode = new Map(
  Object.entries(zipCodes).flatMap(([label, codes]) =>
    codes.split(' ').map((code) => [code, label]),
  ),
);

/** A ZIP code says more than the city before it, and nothing to a place that is narrower. */
function withZipCode(
  place: LocatedPlace | undefined,
  inZipCode: GazetteerEntry,
  text: string,
): LocatedPlace | undefined {
  if (!place) return /^\D{0,4}\d{5}(-\d{4})?\D*$/.test(text) ? present(inZipCode) : undefined;
  const isWider = place.precision === 'city' || place.precision === 'town';
  if (!isWider || place.city !== inZipCode.city) return place;
  return place.note === streetNote(place.label) ? presentStreet(inZipCode) : present(inZipCode);
}

function pointOf(text: string): LocatedPlace['point'] | undefined {
  const match = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*[,\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*$/.exec(text);
  return match ? { lat: Number(match[1]), lon: Number(match[2]) } : undefined;
}

function locatePoint(
  entries: readonly GazetteerEntry[],
  point: LocatedPlace['point'],
): LocatedPlace | undefined {
  const cities = entries
    .filter(({ kind }) => kind === 'city')
    .map((entry) => ({ entry, miles: milesBetween(point, entry.point) }));
  const nearest = cities.sort((a, b) => a.miles - b.miles)[0];
  return nearest && nearest.miles <= cityReachMiles
    ? { ...present(nearest.entry), point, precision: 'address', reachMiles: doorReachMiles }
    : undefined;
}
