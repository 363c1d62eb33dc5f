import type { Almanac, Core, CuratedDate, Thread, Water } from '@rendezvous/planner';
import { kinds, needsByNature, type Needs, type Opening } from '@rendezvous/venue-model';
import { LRUCache } from 'lru-cache';
import { addDays } from './days.ts';
import { eventVenueId } from './almanac/almanac-venues.ts';
import { createWithoutEventNouns } from './almanac/without-event-nouns.ts';
import { createAlmanac } from './almanac/almanac.ts';
import type { CatalogueCity, CatalogueVenue } from './catalogue/catalogue-schema.ts';
import type { SourcedVenue } from './catalogue/sourced-venue.ts';
import { createHoursCalendars } from './hours/hours-calendar.ts';
import { onNewYearsEve } from './hours/new-years-eve.ts';
import { readOpening } from './hours/opening-hours.ts';
import { costForTwo } from './cost-for-two.ts';
import { createTides } from './sky/tides.ts';
import { nightSkyAt } from './sky/night-sky.ts';
import { catalogueWeekdays, minutesOf } from './catalogue/catalogue-times.ts';
import type { CatalogueCuratedDate } from './catalogue/curated-schema.ts';
import type { CityThread } from './catalogue/thread-schema.ts';

/** One city's venues and their openings on any day, resolved once per day. */
export interface CityVenues {
  /** With the events of its almanac, which are shut on all but their days. */
  readonly venues: readonly SourcedVenue[];
  /** What divides the city. */
  readonly waters: readonly Water[];
  /** Towns whose names end its addresses beside its own. */
  readonly ownTowns: readonly string[];
  /** Where its streets are full. */
  readonly core: Core;
  /** The patterns of an evening that are its own. */
  readonly threads: readonly Thread[];
  /** The dates that were composed by hand for it. */
  readonly curated: readonly CuratedDate[];
  openingsOn(date: string): ReadonlyMap<string, Opening>;
  almanacOn(date: string): Almanac;
}

/**
 * Days whose openings are kept: most people plan for one of the next days, and a
 * day takes a city 200 kB.
 */
const maxDays = 10;
/** So far ahead somebody is told when a place opens again. */
const daysAhead = 14;

export function createCityVenues(city: CatalogueCity): CityVenues {
  const { places, curated } = placesAndDatesOf(city);
  const almanac = createAlmanac(city, new Map(places.map((venue) => [venue.id, venue])));
  const calendars = createHoursCalendars(city.hours ?? {});
  const days = new LRUCache<string, ReadonlyMap<string, Opening>>({ max: maxDays });
  const openingOn = (venue: SourcedVenue, date: string): Opening => {
    const opening = readOpening(venue.hours, {
      date,
      state: city.state,
      openOnHolidays: kinds[venue.category].openOnHolidays,
      calendars,
    });
    return onNewYearsEve(opening, venue.category, date);
  };
  const nextOpenDay = (venueId: string, after: string): string | null => {
    const venue = places.find(({ id }) => id === venueId);
    const dates = Array.from({ length: daysAhead }, (_, i) => addDays(after, i + 1));
    const isOpen = (date: string) => {
      const opening = venue && openingOn(venue, date);
      return opening?.known === true && opening.spans.length > 0;
    };
    return dates.find(isOpen) ?? null;
  };
  const openingsOn = (date: string): ReadonlyMap<string, Opening> => {
    const known = days.get(date);
    if (known) return known;
    const usual = new Map(places.map((venue) => [venue.id, openingOn(venue, date)]));
    const resolved = almanac.openingsOn(date, usual);
    days.set(date, resolved);
    return resolved;
  };
  const waters = (city.waters ?? []).map(({ name, line, crossings }) => ({
    name,
    line,
    crossings: crossings.map(({ on_foot, ...crossing }) => ({ ...crossing, onFoot: on_foot })),
  }));
  const { nextDay, noticesOn } = almanac;
  const tides = createTides(city.tides ?? [], city.time_zone);
  return {
    venues: [...places, ...almanac.events],
    waters,
    ownTowns: city.own_towns ?? [],
    core: { lat: city.core.lat, lon: city.core.lon, radiusMiles: city.core.radius_miles },
    threads: city.threads.map(threadOf),
    curated,
    openingsOn,
    almanacOn: (date) => ({
      notices: noticesOn(date),
      nextDay,
      nextOpenDay,
      tides,
      skyAt: (minute, from) => nightSkyAt(date, minute, from, city.time_zone),
    }),
  };
}

/**
 * In a function of its own, which leaves nothing of the catalogue in memory
 * that nobody asks for again.
 */
function placesAndDatesOf(city: CatalogueCity) {
  const withoutEventNouns = createWithoutEventNouns(city);
  const share = createShare();
  return {
    places: city.venues.map((venue) => withoutEventNouns(venueOf(venue, city, share))),
    curated: city.curated.map((date) => curatedDateOf(date, city, share)),
  };
}

const threadOf = ({ when, ...thread }: CityThread): Thread => ({
  ...thread,
  ...(when && { when: timeOf(when) }),
});

/** A time of the catalogue as the planner knows it: the catalogue names the days of the week. */
function timeOf({ weekdays, ...same }: NonNullable<CityThread['when']>): Thread['when'] {
  return {
    ...same,
    ...(weekdays && { weekdays: weekdays.map((day) => catalogueWeekdays.indexOf(day)) }),
  };
}

const eventPrefix = 'event-';

function curatedDateOf(
  date: CatalogueCuratedDate,
  { city }: CatalogueCity,
  share: Share,
): CuratedDate {
  const { id, title, summary, note = null, when, stops, for: suits } = date;
  return {
    id,
    title,
    summary,
    note,
    suits: share.words(suits),
    ...(when && { when: timeOf(when) }),
    stops: stops.map(({ venue, text, why, light, arrive }) => ({
      venueId: venue.startsWith(eventPrefix)
        ? eventVenueId(city, venue.slice(eventPrefix.length))
        : venue,
      text,
      why,
      ...(light && { light }),
      ...(arrive && { arrive }),
    })),
  };
}

/**
 * What is equal is held in memory once for a city: most words and lists, needs and prices of a
 * place are those of others too.
 */
interface Share {
  readonly words: <Word extends string>(words: readonly Word[]) => readonly Word[];
  readonly one: <Value extends object>(value: Value) => Value;
}

function createShare(): Share {
  const held = new Map<string, unknown>();
  const hold = <Value>(key: string, make: () => Value): Value => {
    const known = held.get(key) ?? make();
    held.set(key, known);
    return known as Value;
  };
  return {
    words: (words) =>
      hold(JSON.stringify(words), () => words.map((word) => hold(word, () => word))),
    one: (value) => hold(JSON.stringify(value), () => value),
  };
}

/** A catalogue entry as the planner knows it. Prices per person become cents for two. */
function venueOf(venue: CatalogueVenue, city: CatalogueCity, share: Share): SourcedVenue {
  return {
    id: venue.id,
    name: venue.name,
    address: venue.address,
    neighborhood: venue.neighborhood,
    lat: venue.lat,
    lon: venue.lon,
    category: venue.category,
    cost: share.one(costForTwo(venue.price, venue.category)),
    cuisines: share.words(venue.cuisines),
    dietary: share.words(venue.dietary),
    indoor: venue.indoor,
    outdoor: venue.outdoor,
    vibes: share.words(venue.vibes),
    interests: share.words(venue.interests),
    stayMinutes: venue.stay_minutes,
    booking: share.one({
      need: venue.booking,
      ahead: venue.booking_ahead,
      url: venue.booking_url,
    }),
    description: venue.description,
    ...particularsOf(venue, share),
    hours: venue.hours,
    label: venue.label,
    website: venue.website,
    source: { provider: 'builtin', id: venue.id, url: null, licence: 'MIT', asOf: city.as_of },
  };
}

/** What makes this place different from others of its kind. */
function particularsOf(venue: CatalogueVenue, share: Share) {
  return {
    knownFor: share.words([...venue.known_for, ...venue.has]),
    firstFor: share.words(venue.first_for),
    has: share.words(venue.has),
    moment: venue.moment,
    motif: venue.motif,
    gist: venue.gist,
    why: venue.why,
    tip: venue.tip,
    showtimes: venue.showtimes.map(({ days, times, minutes, what }) => ({
      weekdays: days.map((day) => catalogueWeekdays.indexOf(day)),
      begins: times.map(minutesOf),
      minutes,
      what,
    })),
    lastEntryMinutes: venue.last_entry_minutes,
    draw: venue.draw,
    season: venue.season.map(({ note = null, ...season }) => ({ ...season, note })),
    needs: share.one(needsOf(venue)),
    station: venue.station,
    parking: venue.parking,
    event: null,
  };
}

/** What the catalogue knows goes before what the kind is by nature. */
function needsOf({ category, needs }: CatalogueVenue): Needs {
  const {
    step_free: stepFree,
    minimum_age: minimumAge,
    lit_after_dark: litAfterDark,
    ...same
  } = needs;
  return {
    ...needsByNature(category),
    ...same,
    ...(stepFree && { stepFree }),
    ...(minimumAge !== undefined && { minimumAge }),
    ...(litAfterDark && { litAfterDark }),
  } as Needs;
}
