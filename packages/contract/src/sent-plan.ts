import { z } from 'zod';
import { limits } from './limits.ts';
import { plan, standIn, venue, weatherInfo } from './suggestion.ts';
import { text } from './text.ts';

/** A plan as clients send it: what the specification asks for, and whatever else of a plan they know, all of it within bounds. */

/** What else they know is kept to the letter, control characters and all. */
const exactly = (max: number) => z.string().max(max, `Use at most ${max} characters`);
const label = exactly(limits.listText);
const sentence = exactly(limits.longText);
const address = exactly(2000).nullable();
const labels = z.array(label).max(limits.list);
/** What a reason may rest on. */
const proofs = z.enum(['kind', 'tag', 'known_for', 'text']);
/** A time of day or the like. Other servers write times as they please: what is no `HH:mm` counts as not known. */
const when = exactly(40);

const dollars = z.number().min(0).max(limits.amount);
const cost = z.object({ min: dollars, max: dollars, expected: dollars });

const sentVenue = venue
  .extend({
    venue_id: exactly(limits.name),
    neighborhood: exactly(limits.name),
    rating_source: z
      .object({ provider: label, count: z.int().min(0).max(1_000_000_000) })
      .nullable(),
    category: label,
    category_label: label,
    coordinates: z.object({
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
    }),
    arrival: when,
    departure: when,
    cost,
    opening_hours_osm: address,
    dietary: labels,
    cuisines: labels,
    website: address,
    stand_in: standIn
      .extend({
        venue_id: exactly(limits.name),
        name: exactly(limits.name),
        location: exactly(limits.location),
        neighborhood: exactly(limits.name),
        category_label: label,
        arrival: when,
        departure: when,
        open_until: when.nullable(),
        way: standIn.shape.way.extend({
          minutes: z.int().min(0).max(limits.travelMinutes),
          miles: z.number().min(0).max(limits.travelMiles),
        }),
        text: sentence,
      })
      .partial(),
    reasons: z.array(sentence).max(4),
    evidence: z
      .array(z.object({ reason: sentence, by: proofs, what: label }))
      .max(4)
      .optional(),
    moment: sentence.nullable(),
    tip: sentence.nullable(),
    source: venue.shape.source.extend({
      id: exactly(limits.name),
      url: address,
      licence: label,
      as_of: when,
    }),
  })
  .partial()
  .extend({
    name: text(limits.name),
    location: text(limits.location),
    description: text(limits.longText),
    estimated_cost: text(limits.name),
    opening_hours: text(limits.listText * 3),
    rating: z.number().min(0).max(5),
  });

const { route_info: route, checks, score } = plan.shape;
const leg = route.shape.legs.element.extend({
  minutes: z.int().min(0).max(limits.travelMinutes),
  miles: z.number().min(0).max(limits.travelMiles),
});
const points = z.number().min(-100).max(100);

export const sentPlan = plan
  .extend({
    title: exactly(limits.name),
    summary: sentence,
    label,
    tips: z.array(sentence).max(3),
    date: when,
    time_zone: label,
    city: label,
    start_time: when,
    end_time: when,
    cost,
    wishes: z
      .array(
        z.object({ text: sentence, met: z.boolean(), venue_id: exactly(limits.name).nullable() }),
      )
      .max(2 * limits.list)
      .optional(),
    checks: z.array(checks.element.extend({ rule: label, text: sentence })).max(limits.list),
    score: score.extend({ total: points, terms: z.record(exactly(40), points) }),
  })
  .partial()
  .extend({
    plan_id: z.uuidv4(),
    venues: z.array(sentVenue).min(1).max(limits.venuesPerPlan),
    route_info: route
      .extend({
        travel_time: label,
        legs: z.array(leg).max(limits.venuesPerPlan),
        way_there: leg.nullish(),
        way_back: leg.nullish(),
      })
      .partial(),
    total_cost: text(limits.name),
  })
  .refine((value) => JSON.stringify(value).length <= limits.planJson, 'The plan is too long');

export const sentWeather = weatherInfo
  .extend({
    expected_temperature: label,
    conditions: exactly(limits.name),
    sunset: when.nullable(),
  })
  .partial();
