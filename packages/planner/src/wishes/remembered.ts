import type { Venue } from '@rendezvous/venue-model';

/** Where a venue stands in a list; undefined where it is not in it. */
type PlaceOf = (venue: Venue) => number | undefined;

const places = new WeakMap<readonly Venue[], PlaceOf>();

/** Where each venue stands in a list, remembered as long as the list is. */
function placesIn(venues: readonly Venue[]): PlaceOf {
  const known = places.get(venues) ?? createPlaces(venues);
  places.set(venues, known);
  return known;
}

/**
 * All tastes ask about one venue before any asks about the next, so the last
 * answer is most often the next.
 */
function createPlaces(venues: readonly Venue[]): PlaceOf {
  const at = new Map(venues.map((venue, i) => [venue, i]));
  let last: Venue | undefined;
  let place: number | undefined;
  return (venue) => {
    if (venue !== last) [last, place] = [venue, at.get(venue)];
    return place;
  };
}

/**
 * The same function, which computes its value for each venue of a list once; for a venue that is
 * not in the list whenever it is asked for.
 */
export function rememberedAmong<T extends {} | null>(
  venues: readonly Venue[],
  compute: (venue: Venue) => T,
): (venue: Venue) => T {
  const placeOf = placesIn(venues);
  const values: (T | undefined)[] = [];
  return (venue) => {
    const place = placeOf(venue);
    if (place === undefined) return compute(venue);
    const before = values[place];
    if (before !== undefined) return before;
    if (values.length === 0) values.length = venues.length;
    return (values[place] = compute(venue));
  };
}

/**
 * So many texts are remembered for each list of venues: those that many people type, and
 * more than one request holds.
 */
const mostTexts = 120;

/**
 * What is worked out of a text for a list of venues, once for as long as the list lives and the
 * text is among those asked for last.
 */
export function rememberedTexts<T extends {}>(
  read: (text: string, venues: readonly Venue[]) => T,
): (text: string, venues: readonly Venue[]) => T {
  const lists = new WeakMap<readonly Venue[], Map<string, T>>();
  return (text, venues) => {
    const ofList = lists.get(venues) ?? new Map<string, T>();
    lists.set(venues, ofList);
    const value = ofList.get(text) ?? read(text, venues);
    ofList.delete(text);
    ofList.set(text, value);
    const [oldest] = ofList.keys();
    if (ofList.size > mostTexts && oldest !== undefined) ofList.delete(oldest);
    return value;
  };
}
