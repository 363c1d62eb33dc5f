import { fold } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { formOf } from './almanac-forms.ts';
import type { AlmanacEntry } from './almanac-schema.ts';
import type { CatalogueCity } from '../catalogue/catalogue-schema.ts';
import type { SourcedVenue } from '../catalogue/sourced-venue.ts';
import { milesBetween } from '../geometry.ts';

/**
 * What a place is known for on the days of its events alone is not said of it on all others: no
 * blossom in December, no fireworks on a Monday. A market that is there on market days only keeps
 * its nouns. The square that a market of the year fills loses them too: whoever asked for the
 * market goes to its stalls.
 */
export function createWithoutEventNouns(
  city: Pick<CatalogueCity, 'almanac' | 'venues'>,
): (venue: SourcedVenue) => SourcedVenue {
  const hosted = Map.groupBy(city.almanac, ({ place }) => hostOf(place));
  const filling = fillingsOf(city);
  return (venue) => {
    const nouns = new Set([
      ...(hosted.get(venue.id) ?? []).flatMap((entry) => nounsOfItsDays(entry, venue)),
      ...filling.flatMap(({ entry, point }) =>
        hostOf(entry.place) !== venue.id && isFilledBy(venue, point) ? entry.known_for : [],
      ),
    ]);
    // What a place is about all year is no matter of the day: architecture at its center, ballet
    // at the opera, the beach below the air show, the dinosaurs that it describes.
    const told = fold(`${venue.description} ${venue.name}`);
    const isOwn = (noun: string): boolean =>
      (venue.indoor && (venue.interests as readonly string[]).includes(noun)) ||
      (!ofSomeDays.test(noun) && (venue.firstFor.includes(noun) || told.includes(fold(noun))));
    return nouns.size === 0
      ? venue
      : { ...venue, knownFor: venue.knownFor.filter((noun) => isOwn(noun) || !nouns.has(noun)) };
  };
}

/** What is there on some days only, though the place is the first for it. */
const ofSomeDays =
  /\b(?:blossoms?|bloom|tulips|fireworks|parades?|festivals?|fairs?|markets?|christmas|halloween|holidays?|lights|concerts?|air shows?|rodeo|games?|pride|new years?)\b/i;

const hostOf = (place: AlmanacEntry['place']): string | undefined =>
  'venue_id' in place ? place.venue_id : undefined;

function nounsOfItsDays(
  { form, when, known_for: knownFor }: AlmanacEntry,
  { category: own }: SourcedVenue,
): readonly string[] {
  const category = formOf(form)?.category;
  if (category === undefined) return [];
  const isSame = category === 'host' || category === own;
  return isSame && isRecurring(when) ? [] : knownFor;
}

interface Filling {
  readonly entry: AlmanacEntry;
  readonly point: { readonly lat: number; readonly lon: number };
}

/** What of certain days of the year takes place somewhere, and where. */
function fillingsOf({ almanac, venues }: Pick<CatalogueCity, 'almanac' | 'venues'>): Filling[] {
  return almanac.flatMap((entry) => {
    const { place, form, when } = entry;
    if (isRecurring(when) || formOf(form) === undefined) return [];
    const point = 'venue_id' in place ? venues.find(({ id }) => id === place.venue_id) : place;
    return point ? [{ entry, point: { lat: point.lat, lon: point.lon } }] : [];
  });
}

/** A square and the stalls on it lie so close together. */
const oneSquareMiles = 0.06;

/**
 * Whether a place is a square that is filled by what takes place at a point, though another
 * place or none is its host.
 */
const isFilledBy = (venue: SourcedVenue, point: Filling['point']): boolean =>
  kinds[venue.category].role === 'stroll' &&
  !venue.indoor &&
  milesBetween(point, venue) <= oneSquareMiles;

/** Whether a rule holds every week or month, and not at a time of the year. */
export function isRecurring(rule: AlmanacEntry['when']): boolean {
  return 'weekly' in rule || 'monthly_weekday' in rule;
}
