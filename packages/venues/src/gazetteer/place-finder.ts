import type { GazetteerEntry } from './gazetteer-entries.ts';
import { isStateName, type LocationReading } from './gazetteer-reading.ts';
import {
  foldStreet,
  isBarelyMistyped,
  isMistyped,
  isAreaWord,
  isStreet,
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

const centerWords = ['downtown', 'central', 'center', 'city center', 'downtown area'];

export const isVenue = ({ kind }: GazetteerEntry): boolean => kind === 'venue';
export const isArea = (entry: GazetteerEntry): boolean => !isVenue(entry);
const isMunicipal = ({ kind, isSpot = false }: GazetteerEntry): boolean =>
  kind === 'city' || kind === 'town' || kind === 'region' || (kind === 'around' && !isSpot);

const isPart = ({ kind }: GazetteerEntry): boolean => kind === 'neighborhood' || kind === 'corner';

/** Finds the place that one reading of a text names. */
export class PlaceFinder {
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
      const tail = words.slice(i).join(' ');
      const head = words.slice(0, i).join(' ');
      const named = this.#named(tail).filter(isInState);
      const container = isStreet(tail) ? undefined : named.find(isMunicipal);
      if (container)
        return (
          this.#findInside(head, container) ??
          (isStreet(head) ? presentStreet(container) : undefined)
        );
      const inside = isStreet(tail) ? undefined : this.#findInNeighborhood(head, named);
      if (inside) return inside;
    }
    return undefined;
  }

  /** "24th street noe valley": something narrower in a neighborhood, or a street of the only one. */
  #findInNeighborhood(head: string, named: readonly GazetteerEntry[]): LocatedPlace | undefined {
    const areas = named.filter(isPart);
    const inside = areas
      .map((area) => ({ area, found: this.#findInside(head, area) }))
      .find(
        ({ area, found }) => found && found.precision !== 'city' && found.label !== area.label,
      )?.found;
    const [only, other] = areas;
    return inside ?? (only && !other && isStreet(head) ? presentStreet(only) : undefined);
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
      const tail = words.slice(i).join(' ');
      const found = container && !isAreaWord(tail) ? this.#findInside(tail, container) : undefined;
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
        isInState(entry) &&
        (isPart(entry)
          ? entry.names.some((one) => isBarelyMistyped(name, one))
          : isMunicipal(entry) &&
            (entry.kind === 'around' ? isBarelyMistyped : isMistyped)(name, entry.names[0] ?? '')),
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
    const [name = ''] = container.names;
    const [exact] = [head, `${head} ${name}`, `${name} ${head}`].flatMap(
      (one) =>
        this.#named(one).find(
          (entry) => entry.state === container.state && isWithin(entry, container),
        ) ?? [],
    );
    if (exact) return present(exact);
    const street = foldStreet(head);
    const atStreet = isStreet(head)
      ? this.#entries.find((entry) => entry.street === street && isWithin(entry, container))
      : undefined;
    if (atStreet) return { ...present(atStreet), precision: 'address' };
    const longer = this.#venuesBeginning(head).filter((entry) => isWithin(entry, container));
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
