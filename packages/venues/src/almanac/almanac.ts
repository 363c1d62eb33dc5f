import { closingHolidayOf, holidayEveOf, type Almanac, type Notice } from '@rendezvous/planner';
import { categories, type Opening } from '@rendezvous/venue-model';
import { addDays } from '../days.ts';
import { isOn } from './almanac-dates.ts';
import type { AlmanacEntry } from './almanac-schema.ts';
import { eventVenues, hoursOf, openingOfEvent } from './almanac-venues.ts';
import { isRecurring } from './without-event-nouns.ts';
import type { CatalogueCity } from '../catalogue/catalogue-schema.ts';
import type { SourcedVenue } from '../catalogue/sourced-venue.ts';

/** A city's almanac as plans go by it; 'usually', since rules stand behind it. */
export interface CityAlmanac {
  /** Everything one can go to, whatever the day. */
  readonly events: readonly SourcedVenue[];
  /**
   * The openings of a day, `YYYY-MM-DD`, as it leaves them: without what it closes,
   * with the events that are on.
   */
  readonly openingsOn: (
    date: string,
    usual: ReadonlyMap<string, Opening>,
  ) => ReadonlyMap<string, Opening>;
  readonly noticesOn: (date: string) => readonly Notice[];
  readonly nextDay: Almanac['nextDay'];
}

export function createAlmanac(
  city: CatalogueCity,
  venuesById: ReadonlyMap<string, SourcedVenue>,
): CityAlmanac {
  const venueOfEntry = eventVenues(city, venuesById);
  const entryOfVenue = new Map([...venueOfEntry].map(([entry, { id }]) => [id, entry]));
  const on = (date: string) => city.almanac.filter(({ when }) => isOn(when, date));
  return {
    events: [...venueOfEntry.values()],
    openingsOn: (date, usual) => {
      const openings = new Map(usual);
      const closings = on(date).flatMap((entry) =>
        closedBy(entry, venuesById, openings)
          .filter((id) => !isNamedOpen(openings.get(id), date))
          .map((id) => ({ id, entry })),
      );
      for (const { id } of closings) openings.set(id, shut);
      for (const [entry, venue] of venueOfEntry) {
        const isShutOut = closings.some(
          (closing) => closing.id === venue.event?.placeId && closing.entry !== entry,
        );
        const isOn = isHeld(entry, date) && !isShutOut;
        openings.set(venue.id, isOn ? openingOfEvent(venue, { date, openings }) : shut);
      }
      return openings;
    },
    noticesOn: (date) => on(date).flatMap((entry) => noticeOf(entry, venuesById)),
    nextDay: (venueId, from) => {
      const entry = entryOfVenue.get(venueId);
      if (!entry) return null;
      for (let days = 0; days < daysOfAYear; days += 1) {
        const date = addDays(from, days);
        if (isHeld(entry, date)) return date;
      }
      return null;
    },
  };
}

/**
 * Whether an event takes place on a day: what is there every week or month is not on the great
 * holidays and their eves.
 */
function isHeld({ when }: AlmanacEntry, date: string): boolean {
  const isHoliday = closingHolidayOf(date) !== null || holidayEveOf(date) !== null;
  return isOn(when, date) && !(isHoliday && isRecurring(when));
}

const shut: Opening = { known: true, spans: [] };
const daysOfAYear = 366;

/**
 * The venues that an entry closes: those it names, and of the kinds it names those whose hours
 * do not speak of the day.
 */
function closedBy(
  { closes = [] }: AlmanacEntry,
  venuesById: ReadonlyMap<string, SourcedVenue>,
  openings: ReadonlyMap<string, Opening>,
): string[] {
  if (closes.length === 0) return [];
  const closed = new Set(closes);
  const kinds = new Set(categories.filter((category) => closed.has(category)));
  const ofKinds = [...venuesById.values()].filter(
    ({ id, category }) => kinds.has(category) && openings.get(id)?.known === false,
  );
  return [...closes.filter((id) => venuesById.has(id)), ...ofKinds.map(({ id }) => id)];
}

/**
 * On the great holidays hours are known only where a venue's own rule names the
 * day, which knows better.
 */
function isNamedOpen(opening: Opening | undefined, date: string): boolean {
  return closingHolidayOf(date) !== null && opening?.known === true;
}

function noticeOf(
  { title, url, notice, place }: AlmanacEntry,
  venuesById: ReadonlyMap<string, SourcedVenue>,
): Notice[] {
  const point = 'name' in place ? place : venuesById.get(place.venue_id);
  const hours = notice && hoursOf(notice);
  if (!notice || !hours || !point) return [];
  return [{ title, url, text: notice.text, point, miles: notice.within_miles, hours }];
}
