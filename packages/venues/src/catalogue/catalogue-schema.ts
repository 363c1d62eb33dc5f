import { categories, cuisines, diets, draws, interests, vibes } from '@rendezvous/venue-model';
import { z } from 'zod';
import { venueDefaults } from './venue-defaults.ts';
import { almanacEntry } from '../almanac/almanac-schema.ts';
import { curatedDate, reason } from './curated-schema.ts';
import { cityThread } from './thread-schema.ts';
import { catalogueWeekdays } from './catalogue-times.ts';
import {
  clock,
  coordinates,
  dollars,
  kebab,
  monthAndDay,
  name,
  noun,
  words,
} from './schema-parts.ts';

const known = z.enum(['yes', 'no']);
const showtime = z.strictObject({
  days: z.array(z.enum(catalogueWeekdays)).min(1).max(7),
  times: z.array(clock).min(1).max(12),
  minutes: z.number().int().min(20).max(300),
  what: z.enum(['set', 'performance', 'screening', 'tour', 'class', 'session', 'game']),
});

const season = z.strictObject({
  from: monthAndDay,
  to: monthAndDay,
  what: z.enum(['open', 'best']),
  note: z.string().min(3).max(60).nullable().optional(),
});

/** Only what is surely known of this place; what is left out is as in its kind, or unknown. */
const needs = z
  .strictObject({
    alcohol: z.enum(['none', 'some', 'centred']),
    step_free: known,
    children: known,
    dogs: known,
    noise: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    minimum_age: z.union([z.literal(18), z.literal(21)]).nullable(),
    effort: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)]),
    shade: known,
    lit_after_dark: known,
    dress: z.string().min(4).max(60),
  })
  .partial();

/** From its middle to the edge, as the crow flies. */
const radiusMiles = z.number().min(0.2).max(8);
/**
 * One place of the built-in catalogue. Prices are US dollars per person, usual rather than
 * exact; hours are OSM syntax.
 */
export const catalogueVenue = z.strictObject({
  id: kebab,
  name,
  address: z.string().min(5).max(120),
  neighborhood: name,
  ...coordinates,
  category: z.enum(categories),
  /** What it is on a card, if its category says too little: 'taqueria', 'hi-fi listening bar'. */
  label: z.string().min(3).max(32).nullable().default(venueDefaults.label),
  hours: z.string().min(4).max(255).nullable(),
  price: z.strictObject({ min: dollars, max: dollars }),
  cuisines: z.array(z.enum(cuisines)).max(5),
  dietary: z.array(z.enum(diets)).max(8),
  indoor: z.boolean(),
  outdoor: z.boolean(),
  vibes: z.array(z.enum(vibes)).min(1).max(8),
  interests: z.array(z.enum(interests)).max(10),
  stay_minutes: z.number().int().min(20).max(240),
  booking: z.enum(['none', 'advised', 'required']),
  website: z.url().nullable(),
  description: z.string().min(30).max(260),
  /** The exact nouns that people would type for it, lower case: 'axe throwing', 'crawfish'. */
  known_for: z.array(noun).max(12).default(venueDefaults.known_for),
  /**
   * Those of them for which people who live there name this place first, in the whole city
   * or in its own part of it.
   */
  first_for: z.array(noun).max(8).default(venueDefaults.first_for),
  /**
   * What else is surely had there, as people would type it: matched like the above, and named
   * to those who ask for it.
   */
  has: z.array(noun).max(12).default(venueDefaults.has),
  /** What the two do there: an imperative of 4 to 12 words, without a full stop. */
  moment: words(4, 12).nullable().default(venueDefaults.moment),
  /** One or two words for a title. */
  motif: words(1, 3).nullable().default(venueDefaults.motif),
  /**
   * What it is in the middle of a sentence, where the other fields give no good phrase:
   * 'a bar in a bank vault'.
   */
  gist: words(2, 12).nullable().default(venueDefaults.gist),
  /**
   * Two reasons to go there with somebody, true on their own at any hour: of the two of them in
   * this place, and a practical one.
   */
  why: z.array(reason).max(2).default(venueDefaults.why),
  tip: z.string().min(10).max(140).nullable().default(venueDefaults.tip),
  showtimes: z.array(showtime).max(8).default(venueDefaults.showtimes),
  last_entry_minutes: z
    .number()
    .int()
    .min(5)
    .max(180)
    .nullable()
    .default(venueDefaults.last_entry_minutes),
  /** Whether two who did not ask for it are led there gladly or hardly ever; left out for most. */
  draw: z.enum(draws).nullable().default(venueDefaults.draw),
  season: z.array(season).max(4).default(venueDefaults.season),
  needs: needs.default(venueDefaults.needs),
  booking_ahead: z.string().min(3).max(40).nullable().default(venueDefaults.booking_ahead),
  booking_url: z.url().nullable().default(venueDefaults.booking_url),
  station: z.string().min(3).max(60).nullable().default(venueDefaults.station),
  parking: z.string().min(3).max(80).nullable().default(venueDefaults.parking),
});

const point = z.strictObject(coordinates);

/** A river or bay that divides the city, as the planner's `Water`. */
const catalogueWater = z.strictObject({
  name,
  line: z.array(point).min(2),
  crossings: z.array(z.strictObject({ name, ends: z.tuple([point, point]), on_foot: z.boolean() })),
});

/**
 * A tide gauge of the open coast by its harmonic constituents: the amplitude in meters and the
 * phase in degrees of each, and the mean level in meters above the mean of the lower lows, from
 * which charts count (NOAA CO-OPS, public domain).
 */
const tideGauge = z.strictObject({
  station: name,
  ...coordinates,
  mean_meters: z.number().min(0).max(5),
  constituents: z.record(
    z.string(),
    z.tuple([z.number().min(0).max(5), z.number().min(0).max(360)]),
  ),
});

/** What hours say on every day, as `StoredHours` has it. */
const storedHours = z.record(
  z.string(),
  z.array(
    z.tuple([
      monthAndDay,
      z.union([
        z.number().int().min(0),
        z.array(
          z.tuple([z.number().int().min(1).max(7), z.array(z.number().int().min(0)).nullable()]),
        ),
      ]),
    ]),
  ),
);

/**
 * One city of the built-in catalogue: its `city.json`, the venues of all files of its folder, its
 * almanac, its threads, its curated dates and what its hours say.
 */
export const catalogueCity = z.strictObject({
  city: name,
  state: z.string().length(2),
  time_zone: z.string(),
  center: point,
  /** Towns whose names end addresses in it beside its own: Brooklyn. */
  own_towns: z.array(name).optional(),
  /** Where streets are full and parking is looked for; outside of it one drives on wide streets. */
  core: z.strictObject({ ...coordinates, radius_miles: radiusMiles }),
  neighborhoods: z
    .array(z.strictObject({ name, ...coordinates, radius_miles: radiusMiles }))
    .min(12),
  towns: z.array(z.strictObject({ name, ...coordinates, radius_miles: radiusMiles })),
  waters: z.array(catalogueWater).optional(),
  /** Where people go to see what the sea leaves bare. */
  tides: z.array(tideGauge).optional(),
  climate: z
    .array(z.strictObject({ low_f: z.number(), high_f: z.number(), rain_in: z.number().min(0) }))
    .length(12),
  as_of: z.iso.date(),
  venues: z.array(catalogueVenue),
  almanac: z.array(almanacEntry),
  threads: z.array(cityThread),
  curated: z.array(curatedDate),
  /** Hours that are not in it are read when they are asked for, which takes long. */
  hours: storedHours.optional(),
});

export type CatalogueVenue = z.output<typeof catalogueVenue>;
export type TideGauge = z.output<typeof tideGauge>;
export type CatalogueCity = z.output<typeof catalogueCity>;
