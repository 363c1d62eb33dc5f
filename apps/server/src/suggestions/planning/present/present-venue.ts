import type { PlannedVenue } from '@rendezvous/contract';
import { capitalize, formatClock, formatDollars, inLetters } from '@rendezvous/language';
import { showtimeOf, standInSentence, type Stop } from '@rendezvous/planner';
import { kinds, type Cost, type TimeSpan, type Venue } from '@rendezvous/venue-model';
import type { SourcedVenue } from '@rendezvous/venues';
import { presentCost } from './present-cost.ts';
import { presentLeg } from './present-leg.ts';
import { presentTime } from '../../../platform/time/clock-time.ts';
import { typeset } from './typeset.ts';

/**
 * Nobody rated a catalogue venue: the contract's fallback, without a source and
 * therefore shown without stars.
 */
const unrated = 5;
const wholeDayMinutes = 24 * 60;

interface PresentedWith {
  readonly venuesById: ReadonlyMap<string, SourcedVenue>;
  /** How many people the prices are for. */
  readonly heads: number;
  readonly date: string;
}

export function presentVenue(stop: Stop, { venuesById, heads, date }: PresentedWith): PlannedVenue {
  const { venue } = stop;
  const sourced = venuesById.get(venue.id);
  if (!sourced) throw new Error(`Cannot present ${venue.id}: it is not among the city's venues`);
  return {
    venue_id: venue.id,
    name: venue.name,
    location: venue.address,
    street: streetOf(venue.address),
    neighborhood: venue.neighborhood,
    description: typeset(stop.description),
    estimated_cost: estimateOf(venue.cost, heads),
    opening_hours: openingWords(stop),
    opening: presentOpening(stop),
    rating: unrated,
    rating_source: null,
    category: labelOf(sourced),
    kind: venue.category,
    coordinates: { lat: venue.lat, lon: venue.lon },
    arrival: presentTime(stop.arrival),
    departure: presentTime(stop.departure),
    cost: presentCost(venue.cost),
    opening_hours_osm: sourced.hours,
    indoor: venue.indoor,
    outdoor: venue.outdoor,
    moment: venue.moment && typeset(venue.moment),
    tip: venue.tip && typeset(venue.tip),
    needs: {
      alcohol: venue.needs.alcohol,
      step_free: venue.needs.stepFree,
      children: venue.needs.children,
      dogs: venue.needs.dogs,
      noise: venue.needs.noise,
      effort: venue.needs.effort,
      minimum_age: venue.needs.minimumAge,
    },
    dietary: [...venue.dietary],
    cuisines: [...venue.cuisines],
    website: sourced.website,
    showtime: presentShowtime(stop, date),
    booking: { ...venue.booking },
    ...presentStandIn(stop, venuesById),
    reasons: stop.reasons.map(({ text }) => typeset(text)),
    evidence: stop.reasons.flatMap(presentEvidence),
    source: {
      provider: sourced.source.provider,
      id: sourced.source.id,
      url: sourced.source.url,
      licence: sourced.source.licence,
      as_of: sourced.source.asOf,
    },
  };
}

/** "680 Point Lobos Ave" of "680 Point Lobos Ave, San Francisco" */
function streetOf(address: string): string {
  return address.split(',')[0] ?? address;
}

/** What it is on a card: 'Taqueria' rather than 'Casual eatery', where that is known. */
function labelOf({ event, category, ...rest }: Venue | SourcedVenue): string {
  const own = 'label' in rest ? rest.label : null;
  return event?.label ?? (own ? capitalize(own) : kinds[category].label);
}

/** All hours of the catalogue are usual ones. */
function presentShowtime(stop: Stop, date: string): PlannedVenue['showtime'] {
  const begins = showtimeOf(stop, date);
  return begins === undefined ? null : { begins: presentTime(begins), usual: true };
}

function presentStandIn(
  stop: Stop,
  venuesById: PresentedWith['venuesById'],
): Pick<PlannedVenue, 'stand_in'> {
  if (!stop.standIn) return {};
  const { venue, because, arrival, departure, openUntil, leg } = stop.standIn;
  return {
    stand_in: {
      venue_id: venue.id,
      name: venue.name,
      location: venue.address,
      neighborhood: venue.neighborhood,
      category: labelOf(venuesById.get(venue.id) ?? venue),
      because,
      arrival: presentTime(arrival),
      departure: presentTime(departure),
      open_until: openUntil === null ? null : presentTime(openUntil),
      way: presentLeg(leg),
      text: typeset(standInSentence(stop.venue, stop.standIn)),
    },
  };
}

/** What the words of a wish rest on; a name is words of the place like any other. */
function presentEvidence({
  text,
  evidence,
}: Stop['reasons'][number]): NonNullable<PlannedVenue['evidence']> {
  if (!evidence) return [];
  const { by, what } = evidence;
  return [{ reason: typeset(text), by: by === 'name' ? 'text' : by, what }];
}

/**
 * One figure for all who come, as one would say it; what it may come to at least and
 * at most stands in `cost`.
 */
function estimateOf({ minCents, maxCents, expectedCents }: Cost, heads: number): string {
  if (maxCents === 0) return 'Free';
  const isFixed = minCents === maxCents;
  return `${isFixed ? '' : 'About '}${formatDollars(expectedCents)} for ${inLetters(heads)}`;
}

/** The hours that hold the stay; null where nobody has published them. */
export function presentOpening(stop: Stop): PlannedVenue['opening'] {
  const hours = openHoursOf(stop);
  if (hours === null) return null;
  const [opens, closes] = hours;
  return {
    opens: presentTime(opens),
    closes: presentTime(closes),
    all_day: isAllDay(hours),
  };
}

function openingWords(stop: Stop): string {
  const { venue, opening } = stop;
  const hours = openHoursOf(stop);
  if (hours === null)
    return !opening.known && opening.because === 'holiday'
      ? 'Holiday hours not published'
      : 'Hours not published';
  if (isAllDay(hours) && !venue.event?.hours) return 'Open all day';
  const [opens, closes] = hours;
  return `${venue.event?.hours ? 'Usually ' : ''}${formatClock(opens)} to ${formatClock(closes)}`;
}

/** The opening that holds the stay, of an event its usual hours; null where unpublished. */
function openHoursOf({ venue, opening, arrival, departure }: Stop): TimeSpan | null {
  if (!opening.known) return null;
  if (venue.event?.hours) return venue.event.hours;
  return (
    opening.spans.find(([opens, closes]) => opens <= arrival && departure <= closes) ?? [
      0,
      wholeDayMinutes,
    ]
  );
}

const isAllDay = ([opens, closes]: TimeSpan): boolean => closes - opens >= wholeDayMinutes;
