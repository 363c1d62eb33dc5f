import { doorReachMiles, type GazetteerEntry } from './gazetteer-entries.ts';
import { isStateName, readingsOf, zipCodeIn, type LocationReading } from './gazetteer-reading.ts';
import {
  foldPlaceText,
  foldStreet,
  isBarelyMistyped,
  isMistyped,
  isStreet,
  withoutAreaWord,
  withoutArticle,
} from './gazetteer-text.ts';
import { competes } from './competing-names.ts';
import { milesBetween } from '../geometry.ts';
import {
  choicesOf,
  type LocatedPlace,
  nameOf,
  present,
  presentRead,
  presentStreet,
  readAs,
  streetNote,
} from './located-place.ts';
import { commonlyMeant } from './commonly-meant.ts';
import { firstOf, placesIn } from './several-places.ts';
import { zipCodes } from './zip-codes.ts';

/** Coordinates count as a city's within this distance of its center. */
export const cityReachMiles = 40;
const centerWords = ['downtown', 'central', 'center', 'city center', 'downtown area'];

const isVenue = ({ kind }: GazetteerEntry): boolean => kind === 'venue';
const isArea = (entry: GazetteerEntry): boolean => !isVenue(entry);
const isMunicipal = ({ kind, isSpot = false }: GazetteerEntry): boolean =>
  kind === 'city' || kind === 'town' || kind === 'region' || (kind === 'around' && !isSpot);

/** Finds the place a text names; undefined if it is unknown, or known in another state. */
export function createLocate(
  entries: readonly GazetteerEntry[],
): (text: string) => LocatedPlace | undefined {
  const entriesByLabel = new Map(entries.map((entry) => [foldPlaceText(entry.label), entry]));
  const entriesByName = Map.groupBy(namesInOrder(entries), ({ name }) => name);
  const named = (name: string) =>
    entriesByName.get(withoutArticle(name))?.map(({ entry }) => entry) ?? [];
  const finder = new PlaceFinder(entries, named);
  const locate = (text: string): LocatedPlace | undefined => {
    const point = pointOf(text);
    if (point) return locatePoint(entries, point);
    const labelled = entriesByLabel.get(foldPlaceText(text));
    if (labelled) return present(labelled);
    const found = [text, withoutAreaWord(text)]
      .flatMap(readingsOf)
      .flatMap((reading) => finder.find(reading) ?? []);
    const place = found.find(({ note }) => note === undefined) ?? found[0];
    const zipCode = zipCodeIn(text);
    const inZipCode = zipCode === undefined ? undefined : entryOfZipCode(entries, zipCode);
    return inZipCode ? withZipCode(place, inZipCode, text) : place;
  };
  return (text) => locate(text) ?? firstOf(placesIn(text).flatMap((one) => locate(one) ?? []));
}

/**
 * Every name, the likelier meaning first: the full names of areas, what else they are called, what
 * lies around a city, venues. Only where a venue of the same city bears in full what an area is
 * also called, the venue is meant: it is the same corner, told more closely.
 */
function namesInOrder(
  entries: readonly GazetteerEntry[],
): { readonly name: string; readonly entry: GazetteerEntry }[] {
  const venueNames = new Set(
    entries.filter(isVenue).map(({ names, city }) => `${city.city} ${names[0]}`),
  );
  const rankOf = (entry: GazetteerEntry, name: string, i: number) => {
    if (isVenue(entry)) return i === 0 ? 3 : 4;
    if (commonlyMeant.has(entry.label)) return -1;
    if (entry.kind === 'around') return 2;
    return i === 0 ? 0 : venueNames.has(`${entry.city.city} ${name}`) ? 4 : 1;
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

class PlaceFinder {
  readonly #entries: readonly GazetteerEntry[];
  readonly #named: (name: string) => GazetteerEntry[];

  constructor(entries: readonly GazetteerEntry[], named: (name: string) => GazetteerEntry[]) {
    this.#entries = entries;
    this.#named = named;
  }

  find({ parts, state }: LocationReading): LocatedPlace | undefined {
    const last = parts.at(-1) ?? '';
    const isInState = (entry: GazetteerEntry) =>
      state === undefined ? !entry.needsState : entry.state === state;
    if (parts.length > 1) {
      const heads = parts.slice(0, -1);
      const containers = this.#findContainers(last, isInState);
      // Of two towns of one name the one that has the rest of the text is meant.
      const holding = containers.find((container) =>
        heads.some((head) => this.#findInside(head, container) !== undefined),
      );
      return this.#findWithin(heads, { container: holding ?? containers[0], name: last });
    }
    return (
      this.#findWhole(last, isInState) ??
      this.#findByLastWords(last, isInState) ??
      this.#findByFirstWords(last, isInState) ??
      this.#findMistyped(last, isInState)
    );
  }

  /** The text is a place's name, or the beginning of just one venue's. */
  #findWhole(
    name: string,
    isInState: (entry: GazetteerEntry) => boolean,
  ): LocatedPlace | undefined {
    const all = this.#named(name).filter(isInState);
    const [first, ...others] = all;
    if (first) {
      const isDoubtful = others.some((other) => competes(other, first, withoutArticle(name)));
      return isDoubtful
        ? { ...presentRead(first, readAs(all)), choices: choicesOf(all) }
        : present(first);
    }
    const longer = name.length < 8 ? [] : this.#venuesBeginning(name).filter(isInState);
    return longer.length === 1 && longer[0] ? present(longer[0]) : undefined;
  }

  /** "mission san francisco": the last words are a city or town, the first something in it. */
  #findByLastWords(
    text: string,
    isInState: (entry: GazetteerEntry) => boolean,
  ): LocatedPlace | undefined {
    const words = text.split(' ');
    for (let i = 1; i < words.length; i++) {
      const name = words.slice(i).join(' ');
      const container = this.#named(name).find((entry) => isMunicipal(entry) && isInState(entry));
      const head = words.slice(0, i).join(' ');
      if (container)
        return (
          this.#findInside(head, container) ??
          (isStreet(head) ? presentStreet(container) : undefined)
        );
    }
    return undefined;
  }

  /** "houston museum district": the first words are a city or town, the last something in it. */
  #findByFirstWords(
    text: string,
    isInState: (entry: GazetteerEntry) => boolean,
  ): LocatedPlace | undefined {
    const words = text.split(' ');
    for (let i = words.length - 1; i > 0; i--) {
      const container = this.#named(words.slice(0, i).join(' ')).find(
        (entry) => isMunicipal(entry) && isInState(entry),
      );
      const found = container && this.#findInside(words.slice(i).join(' '), container);
      if (found) return found;
    }
    return undefined;
  }

  #findMistyped(
    name: string,
    isInState: (entry: GazetteerEntry) => boolean,
  ): LocatedPlace | undefined {
    const meant = this.#entries.find(
      (entry) =>
        isMunicipal(entry) &&
        isInState(entry) &&
        (entry.kind === 'around' ? isBarelyMistyped : isMistyped)(name, entry.names[0] ?? ''),
    );
    return meant && presentRead(meant, `Read as ${meant.label}`);
  }

  /** The areas of that name, the likelier meaning first. */
  #findContainers(
    name: string,
    isInState: (entry: GazetteerEntry) => boolean,
  ): readonly GazetteerEntry[] {
    const known = this.#named(name).filter((entry) => isArea(entry) && isInState(entry));
    if (known.length > 0) return known;
    return this.#entries.filter(
      (entry) =>
        entry.kind === 'city' && isInState(entry) && isMistyped(name, entry.names[0] ?? ''),
    );
  }

  #findWithin(
    heads: readonly string[],
    { container, name }: { container: GazetteerEntry | undefined; name: string },
  ): LocatedPlace | undefined {
    if (!container) return undefined;
    const [first = ''] = heads;
    for (const head of heads) {
      const inside = this.#findInside(head, container);
      if (inside)
        return head !== first && isStreet(first)
          ? { ...inside, note: streetNote(inside.label) }
          : inside;
    }
    if (isStreet(first)) return presentStreet(container);
    // "Albany, New York" or "New Orleans, LA" mean a state; only a name that can be nothing but the
    // city vouches for the rest.
    if (isStateName(name) || name !== container.names[0]) return undefined;
    return present(
      container,
      `Planned from the middle of ${nameOf(container)}: the rest of the location is not in our map`,
    );
  }

  /** A neighborhood, town, venue or venue's street address in the container's city. */
  #findInside(head: string, container: GazetteerEntry): LocatedPlace | undefined {
    if (centerWords.includes(head) && container.kind === 'city')
      return present(this.#named(head).find(({ city }) => city === container.city) ?? container);
    if (centerWords.includes(head) && isMunicipal(container)) return present(container);
    const exact = this.#named(head).find(
      (entry) => entry.state === container.state && isWithin(entry, container),
    );
    if (exact) return present(exact);
    const street = foldStreet(head);
    const atStreet = isStreet(head)
      ? this.#entries.find((entry) => entry.street === street && isWithin(entry, container))
      : undefined;
    if (atStreet) return { ...present(atStreet), precision: 'address' };
    const longer = this.#venuesBeginning(head).filter(({ city }) => city === container.city);
    return longer.length === 1 && longer[0] ? present(longer[0]) : undefined;
  }

  #venuesBeginning(name: string): GazetteerEntry[] {
    return this.#entries.filter(
      ({ kind, names }) => kind === 'venue' && names[0]?.startsWith(`${withoutArticle(name)} `),
    );
  }
}

/** No town stretches farther beyond its reach: 'Japantown, San Jose' is not San Francisco's. */
const beyondReachMiles = 10;

const isWithin = ({ city, point }: GazetteerEntry, container: GazetteerEntry): boolean =>
  city === container.city &&
  (container.kind === 'city' ||
    milesBetween(point, container.point) <= (container.reachMiles ?? 0) + beyondReachMiles);

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
