import { type Alternative, limits, texts, type WeatherInfo } from '@rendezvous/contract';
import { isDay } from '../ui/calendar-day.ts';
import { parseClock } from '../ui/clock-time.ts';
import { parseEstimate } from './estimate.ts';
import { planTitle } from './plan-title.ts';
import type {
  Occasion,
  ShownLeg,
  ShownPlan,
  ShownSuggestion,
  ShownVenue,
  ShownWish,
} from './shown-suggestion.ts';

/**
 * An answer of a server as it can be shown: what is missing gets the product's stand-ins, and what is of no use is left out.
 * Answers may come from older servers or servers of others, or out of the browser's storage, where they lie normalised and
 * anybody can write, so nothing is taken for granted. What is normalised stays as it is.
 */
export function normalizeSuggestion(answer: unknown): Omit<ShownSuggestion, keyof Occasion> {
  const fields = record(answer);
  return {
    suggestion_id: text(fields.suggestion_id) ?? crypto.randomUUID(),
    session_id: text(fields.session_id),
    log_id: text(fields.log_id),
    refinements_remaining: number(fields.refinements_remaining) ?? limits.refinements,
    weather_info: normalizeWeather(record(fields.weather_info)),
    plans: records(fields.plans).map(normalizePlan),
    notes: textList(fields.notes),
    offers: records(fields.offers).filter(isAlternative),
  };
}

/** Terms of a score are shares of one; what is this far from it is not shown. */
const mostPoints = 100;
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;

function normalizePlan(fields: Fields): ShownPlan {
  const route = record(fields.route_info);
  const venues = records(fields.venues).map(normalizeVenue);
  const id = text(fields.plan_id) ?? '';
  return {
    plan_id: uuidV4.test(id) ? id : crypto.randomUUID(),
    title: text(fields.title) ?? planTitle(venues.map((venue) => venue.name)),
    label: text(fields.label),
    summary: text(fields.summary),
    wishes: records(fields.wishes).flatMap(normalizeWish),
    tips: textList(fields.tips),
    date: day(fields.date),
    time_zone: text(fields.time_zone),
    city: text(fields.city),
    start_time: clock(fields.start_time),
    venues,
    route_info: {
      transportation: text(route.transportation) ?? 'walking',
      travel_time: text(route.travel_time) ?? '15 minutes',
      legs: records(route.legs).map(normalizeLeg),
      way_there: normalizeWay(route.way_there),
      way_back: normalizeWay(route.way_back),
    },
    total_cost: text(fields.total_cost) ?? '$0',
    checks: listOf(fields.checks).flatMap((check) => text(record(check).text ?? check) ?? []),
    terms: normalizeTerms(fields),
  };
}

/** What was normalised before has them as a list. */
function normalizeTerms({ score, terms }: Fields): ShownPlan['terms'] {
  const pairs = [
    ...records(terms).map(({ name, value }) => [name, value] as const),
    ...Object.entries(record(record(score).terms)),
  ];
  return pairs.flatMap(([name, value]) =>
    typeof name === 'string' && typeof value === 'number' && Math.abs(value) <= mostPoints
      ? [{ name, value }]
      : [],
  );
}

function normalizeVenue(fields: Fields): ShownVenue {
  const estimate = text(fields.estimated_cost) ?? '';
  const rating = number(fields.rating);
  return {
    venue_id: text(fields.venue_id),
    name: text(fields.name) ?? 'Unnamed place',
    location: text(fields.location) ?? '',
    neighborhood: text(fields.neighborhood),
    description: text(fields.description) ?? '',
    estimated_cost: estimate,
    cost_dollars: number(record(fields.cost).expected) ?? parseEstimate(estimate),
    cost: normalizeCost(record(fields.cost)),
    opening_hours: text(fields.opening_hours) ?? '',
    rating: rating !== null && rating >= 0 && rating <= 5 ? rating : 5,
    rating_source: normalizeRatingSource(record(fields.rating_source)),
    category: text(fields.category),
    category_label: text(fields.category_label),
    cuisines: textList(fields.cuisines),
    coordinates: normalizeCoordinates(record(fields.coordinates)),
    arrival: clock(fields.arrival),
    departure: clock(fields.departure),
    website: webAddress(fields.website),
    booking: bookings.find((booking) => booking === fields.booking) ?? 'none',
    reasons: textList(fields.reasons),
    source: normalizeSource(record(fields.source)),
    ...normalizeStandIn(record(fields.stand_in)),
  };
}

const bookings = ['none', 'advised', 'required'] as const;

function normalizeWeather(fields: Fields): WeatherInfo {
  const source = sources.find((known) => known === fields.source);
  const conditions = text(fields.conditions);
  return {
    expected_temperature: text(fields.expected_temperature) ?? texts.weatherUnavailable,
    conditions: conditions ?? texts.weatherUnavailable,
    precipitation_probability: number(fields.precipitation_probability),
    sunset: clock(fields.sunset),
    source: source ?? 'none',
  };
}

const sources = ['open-meteo', 'climate', 'none'] as const;

function normalizeLeg(fields: Fields): ShownLeg {
  return {
    minutes: Math.max(0, Math.round(number(fields.minutes) ?? 0)),
    miles: Math.max(0, number(fields.miles) ?? 0),
    mode: text(fields.mode) ?? 'walking',
    ...(fields.isAtMost === true && { isAtMost: true }),
  };
}

function normalizeWay(way: unknown): ShownLeg | null {
  const fields = record(way);
  return number(fields.minutes) === null ? null : normalizeLeg(fields);
}

/** What was normalised before says it in the second way. */
function normalizeWish({ text: words, met, isMet }: Fields): ShownWish[] {
  const wish = text(words);
  return wish === null ? [] : [{ text: wish, isMet: met === true || isMet === true }];
}

function normalizeCoordinates(fields: Fields): ShownVenue['coordinates'] {
  const [lat, lon] = [number(fields.lat), number(fields.lon)];
  if (lat === null || lon === null) return null;
  return Math.abs(lat) <= 90 && Math.abs(lon) <= 180 ? { lat, lon } : null;
}

function normalizeCost(fields: Fields): ShownVenue['cost'] {
  const [min, max, expected] = [number(fields.min), number(fields.max), number(fields.expected)];
  return min === null || max === null || expected === null ? null : { min, max, expected };
}

function normalizeRatingSource(fields: Fields): ShownVenue['rating_source'] {
  const provider = text(fields.provider);
  return provider === null ? null : { provider, count: number(fields.count) ?? 0 };
}

function normalizeSource(fields: Fields): ShownVenue['source'] {
  const provider = text(fields.provider);
  return provider === null ? null : { provider, as_of: day(fields.as_of) };
}

function normalizeStandIn(fields: Fields): Pick<ShownVenue, 'stand_in'> {
  const said = text(fields.text);
  return said === null ? {} : { stand_in: { text: said } };
}

/** Only web addresses become links: an answer must not bring a script into the page. */
function webAddress(value: unknown): string | null {
  const address = text(value);
  return address !== null && /^https?:\/\//i.test(address) && URL.canParse(address)
    ? address
    : null;
}

type Fields = Readonly<Record<string, unknown>>;

function record(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : {};
}

function records(value: unknown): Fields[] {
  return Array.isArray(value)
    ? value.map(record).filter((fields) => Object.keys(fields).length > 0)
    : [];
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function textList(value: unknown): string[] {
  return Array.isArray(value) ? value.flatMap((item) => text(item) ?? []) : [];
}

function number(value: unknown): number | null {
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

function clock(value: unknown): string | null {
  const time = text(value);
  return parseClock(time) === null ? null : time;
}

function day(value: unknown): string | null {
  const candidate = text(value)?.slice(0, 10) ?? null;
  return isDay(candidate) ? candidate : null;
}

function isAlternative(fields: Fields): fields is Fields & Alternative {
  return typeof fields.text === 'string' && Object.keys(record(fields.changes)).length > 0;
}
