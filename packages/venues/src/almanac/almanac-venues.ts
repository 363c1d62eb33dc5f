import { closingHolidayOf } from '@rendezvous/planner';
import {
  kinds,
  needsByNature,
  type Category,
  type Opening,
  type TimeSpan,
} from '@rendezvous/venue-model';
import { formOf, type EventForm } from './almanac-forms.ts';
import type { AlmanacEntry } from './almanac-schema.ts';
import { onceAYear, rarityOf, whenOf } from './almanac-words.ts';
import type { CatalogueCity } from '../catalogue/catalogue-schema.ts';
import type { SourcedVenue } from '../catalogue/sourced-venue.ts';
import { catalogueWeekdays, minutesOf } from '../catalogue/catalogue-times.ts';
import { costForTwo } from '../cost-for-two.ts';

/**
 * The stops that a city's almanac knows: each is a venue that is open on the days of its
 * entry, and shut on all others.
 */
export function eventVenues(
  city: CatalogueCity,
  venuesById: ReadonlyMap<string, SourcedVenue>,
): ReadonlyMap<AlmanacEntry, SourcedVenue> {
  const events = city.almanac.flatMap((entry) => {
    const form = formOf(entry.form);
    if (!form) return [];
    const host = 'venue_id' in entry.place ? venuesById.get(entry.place.venue_id) : undefined;
    return [[entry, eventVenue({ entry, form, host, city })] as const];
  });
  return new Map(events);
}

/**
 * `almanac:new-york:pride-march`: the same on every day, so that a plan that
 * is stored finds it again.
 */
export function eventVenueId(city: string, entryId: string): string {
  return `almanac:${city.toLowerCase().replaceAll(' ', '-')}:${entryId}`;
}

interface Making {
  readonly entry: AlmanacEntry;
  readonly form: EventForm;
  readonly host: SourcedVenue | undefined;
  readonly city: CatalogueCity;
}

/** What an event costs two: where it is free and at a table, what they eat and drink there. */
function costOf({ entry: { price }, host }: Making, category: Category): SourcedVenue['cost'] {
  const isTable = ['meal', 'drink', 'treat'].includes(kinds[category].role);
  const isOfHost = price === null || (isTable && price.max === 0);
  return isOfHost ? (host?.cost ?? free) : costForTwo(price, category);
}

function eventVenue(making: Making): SourcedVenue {
  const { entry, form, host, city } = making;
  const id = eventVenueId(city.city, entry.id);
  const category = form.category === 'host' ? (host?.category ?? 'attraction') : form.category;
  const hours = hoursOf(entry);
  const own = host?.category === category ? host : undefined;
  return {
    ...whereOf(making),
    ...airOf(making),
    id,
    name: entry.title,
    category,
    cost: costOf(making, category),
    cuisines: own?.cuisines ?? [],
    dietary: own?.dietary ?? [],
    vibes: [...new Set([...form.vibes, ...(own?.vibes ?? [])])],
    interests: [...new Set([...entry.interests, ...(own?.interests ?? [])])],
    stayMinutes: form.stay ?? own?.stayMinutes ?? null,
    booking: bookingOf(making),
    description: entry.text,
    // What keeps its host's hours does not stand in for it: who comes for the dinosaurs is not sent
    // to the tree in their hall.
    knownFor: [
      ...new Set([...entry.known_for, ...((hours === null ? null : own?.knownFor) ?? [])]),
    ],
    moment: momentOf(making, own),
    motif: entry.motif ?? own?.motif ?? form.motif,
    gist: null,
    firstFor: (hours === null ? null : own?.firstFor) ?? [],
    has: [],
    why: [],
    tip: entry.tip ?? null,
    showtimes: showtimesOf(making, category, hours),
    draw: own?.draw ?? null,
    lastEntryMinutes: hours === null ? (own?.lastEntryMinutes ?? null) : null,
    season: [],
    needs: { ...needsByNature(category), ...(own?.needs ?? stepFreeOf(host)), ...form.needs },
    event: {
      placeId: host?.id ?? id,
      label: form.label ?? kinds[category].label,
      when: whenOf(entry.when),
      hours,
      rarity: rarityOf(entry.when),
      isAfterDark: form.afterDark ?? false,
      runs: isRun(form, hours),
      main: mainOf(entry),
    },
    hours: null,
    label: null,
    website: entry.url ?? host?.website ?? null,
    source: { provider: 'builtin', id, url: null, licence: 'MIT', asOf: city.as_of },
  };
}

/**
 * What goes on longer passes more than once, and people come and go; nobody comes late to what is
 * over within the hour. In minutes.
 */
const longestRun = 4 * 60;
const withinTheHour = 60;

function isRun({ runs, begins }: EventForm, hours: TimeSpan | null): boolean {
  if (hours === null || begins !== undefined) return false;
  const minutes = hours[1] - hours[0];
  return minutes <= withinTheHour || (runs === true && minutes <= longestRun);
}

const free = { minCents: 0, maxCents: 0, expectedCents: 0 } as const;

/** Minutes after midnight, past midnight counting on; null where an entry names no hours. */
export const hoursOf = ({ hours }: Pick<AlmanacEntry, 'hours'>): TimeSpan | null =>
  hours === null ? null : spanOf(hours);

function spanOf(hours: string): TimeSpan {
  const [from = 0, to = 0] = hours.split('-').map(minutesOf);
  return [from, to < from ? to + 24 * 60 : to];
}

const mainOf = ({ main = [] }: AlmanacEntry) =>
  main.map(({ days, hours }) => ({
    weekdays: days.map((day) => catalogueWeekdays.indexOf(day)),
    hours: spanOf(hours),
  }));

function whereOf({ entry: { place }, host, city }: Making) {
  if (host) {
    const { lat, lon, neighborhood, station, parking } = host;
    return { lat, lon, neighborhood, station, parking, address: `${host.name}, ${host.address}` };
  }
  if (!('name' in place))
    throw new Error(`Cannot place an event: ${city.city} has no venue "${place.venue_id}"`);
  const { name, neighborhood, lat, lon } = place;
  const town = city.towns.some((one) => one.name === neighborhood) ? neighborhood : city.city;
  return { lat, lon, neighborhood, station: null, parking: null, address: `${name}, ${town}` };
}

function airOf({ entry, form, host }: Making): Pick<SourcedVenue, 'indoor' | 'outdoor'> {
  if (entry.indoors) return { indoor: true, outdoor: false };
  if (form.air !== 'host')
    return { indoor: form.air !== 'outdoors', outdoor: form.air !== 'indoors' };
  return { indoor: host?.indoor ?? false, outdoor: host?.outdoor ?? true };
}

/** Whether one gets to a square or a house without a step does not change with what is on there. */
const stepFreeOf = (host: SourcedVenue | undefined) =>
  host ? { stepFree: host.needs.stepFree } : {};

function bookingOf({ entry, form, host }: Making): SourcedVenue['booking'] {
  const own =
    form.category === 'host' || form.begins === 'performance' ? host?.booking.need : undefined;
  return {
    need: entry.booking ?? own ?? 'none',
    ahead: entry.booking_ahead ?? null,
    url: entry.url,
  };
}

function momentOf({ entry, form, host }: Making, own: SourcedVenue | undefined): string | null {
  if (entry.moment !== undefined) return entry.moment;
  if (own?.moment || form.moment === null) return own?.moment ?? null;
  const place = host?.name ?? ('name' in entry.place ? entry.place.name : entry.title);
  return form.moment.replace('@', midSentence(entry.title)).replace('%', midSentence(place));
}

const midSentence = (name: string): string => name.replace(/^The /, 'the ');

const everyDay = [0, 1, 2, 3, 4, 5, 6];

/**
 * What begins on the minute begins with the hours of the entry, and lasts no
 * longer than such a stay.
 */
function showtimesOf(
  { form }: Making,
  category: Category,
  hours: TimeSpan | null,
): SourcedVenue['showtimes'] {
  if (form.begins === undefined || hours === null) return [];
  const [from, to] = hours;
  const minutes = Math.min(to - from, kinds[category].stay[2]);
  return [{ weekdays: everyDay, begins: [from], minutes, what: form.begins }];
}

/**
 * Doors open and people gather so long before what begins on the minute, and nobody
 * is thrown out at its end.
 */
const around = 30;

/**
 * The opening of an event on one of its days: its own hours, else those of its host. What goes
 * on for weeks has other hours on the great holidays, which nobody published; what is there
 * for that day has its own.
 */
export function openingOfEvent(
  { event, showtimes }: SourcedVenue,
  day: {
    readonly date: string;
    readonly openings: ReadonlyMap<string, Opening>;
  },
): Opening {
  const host = day.openings.get(event?.placeId ?? '');
  if (!event?.hours) return host ?? { known: false, because: 'unpublished' };
  const [from, to] = event.hours;
  const margin = showtimes.length > 0 || event.runs ? around : 0;
  const spans: readonly TimeSpan[] = [[from - margin, to + margin]];
  const isForDays = event.when !== onceAYear && closingHolidayOf(day.date) !== null;
  return isForDays && !(host?.known && host.spans.length > 0)
    ? { known: false, because: 'holiday', bounds: spans }
    : { known: true, spans };
}
