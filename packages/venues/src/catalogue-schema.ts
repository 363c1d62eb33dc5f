import { categories, cuisines, diets, interests, vibes } from '@rendezvous/venue-model';
import { z } from 'zod';

const name = z.string().trim().min(2).max(80);
const lat = z.number().min(-90).max(90);
const lon = z.number().min(-180).max(180);
const dollars = z.number().int().min(0).max(1000);

/** One place of the built-in catalogue. Prices are US dollars per person, usual rather than exact; hours are OSM syntax. */
export const catalogueVenue = z.strictObject({
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  name,
  address: z.string().min(5).max(120),
  neighborhood: name,
  lat,
  lon,
  category: z.enum(categories),
  hours: z.string().min(4).max(255).nullable(),
  price: z.strictObject({ min: dollars, max: dollars }),
  cuisines: z.array(z.enum(cuisines)).max(5),
  dietary: z.array(z.enum(diets)).max(7),
  indoor: z.boolean(),
  outdoor: z.boolean(),
  vibes: z.array(z.enum(vibes)).min(1).max(8),
  interests: z.array(z.enum(interests)).max(10),
  stay_minutes: z.number().int().min(20).max(240),
  booking: z.enum(['none', 'advised', 'required']),
  website: z.url().nullable(),
  description: z.string().min(30).max(260),
});

const point = z.strictObject({ lat, lon });

/** A river or bay that divides the city, as the planner's `Water`. */
const catalogueWater = z.strictObject({
  name,
  line: z.array(point).min(2),
  crossings: z.array(z.strictObject({ name, ends: z.tuple([point, point]), on_foot: z.boolean() })),
});

/** One city of the built-in catalogue, as its JSON file holds it. */
export const catalogueCity = z.strictObject({
  city: name,
  state: z.string().length(2),
  time_zone: z.string(),
  center: point,
  neighborhoods: z
    .array(z.strictObject({ name, lat, lon, radius_miles: z.number().min(0.2).max(6) }))
    .min(12),
  towns: z.array(z.strictObject({ name, lat, lon })),
  waters: z.array(catalogueWater).optional(),
  climate: z
    .array(z.strictObject({ low_f: z.number(), high_f: z.number(), rain_in: z.number().min(0) }))
    .length(12),
  as_of: z.iso.date(),
  venues: z.array(catalogueVenue),
});

export type CatalogueVenue = z.output<typeof catalogueVenue>;
export type CatalogueCity = z.output<typeof catalogueCity>;
