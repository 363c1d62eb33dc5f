import { z } from 'zod';
import { limits, texts } from '../limits.ts';
import { plan, type WeatherInfo, weatherInfo, type WirePlan, venue } from './plan.ts';
import { weatherWithFigures, withFigures } from './plan-figures.ts';
import { alternative } from '../problem.ts';
import { salvage } from '../salvage.ts';
import { day, time } from '../text.ts';

/** An answer of a server as it can be shown. */
export interface ReadSuggestion {
  readonly suggestion_id: string;
  /** Null: nothing can be asked about it any more. */
  readonly session_id: string | null;
  readonly log_id: string | null;
  readonly refinements_remaining: number;
  readonly weather_info: WeatherInfo;
  readonly plans: readonly WirePlan[];
  readonly notes: readonly string[];
  readonly offers: readonly z.output<typeof alternative>[];
}

const venueToShow = venue.extend({
  name: venue.shape.name.min(1).catch('Unnamed place'),
  location: venue.shape.location.catch(''),
  description: venue.shape.description.catch(''),
  estimated_cost: venue.shape.estimated_cost.catch(''),
  opening_hours: venue.shape.opening_hours.catch(''),
  rating: venue.shape.rating.catch(5),
  arrival: time.optional(),
  departure: time.optional(),
  // Only web addresses become links: an answer must not bring a script into the page.
  website: z
    .string()
    .max(2000)
    .regex(/^https?:\/\//i)
    .optional(),
  stand_in: venue.shape.stand_in.unwrap().required({ text: true }).optional(),
});

const route = plan.shape.route_info;
const usualRoute = { transportation: 'walking', travel_time: '15 minutes' } as const;
const routeToShow = route.extend({
  transportation: route.shape.transportation.unwrap().catch(usualRoute.transportation),
  travel_time: route.shape.travel_time.unwrap().min(1).catch(usualRoute.travel_time),
});

const planToShow = plan.extend({
  date: z
    .string()
    .transform((instant) => instant.slice(0, 10))
    .pipe(day)
    .optional(),
  start_time: time.optional(),
  venues: z.array(venueToShow).max(limits.venuesPerPlan).catch([]),
  route_info: routeToShow.catch(usualRoute),
  total_cost: plan.shape.total_cost.min(1).catch('$0'),
});

const { expected_temperature, conditions } = weatherInfo.shape;
const unknownWeather = {
  expected_temperature: texts.weatherUnavailable,
  conditions: texts.weatherUnavailable,
  sunset: null,
  source: 'none',
} as const;
const weatherToShow = weatherInfo.extend({
  expected_temperature: expected_temperature.unwrap().min(1).catch(texts.weatherUnavailable),
  conditions: conditions.unwrap().min(1).catch(texts.weatherUnavailable),
  sunset: time.nullable().catch(null),
  source: weatherInfo.shape.source.unwrap().catch('none'),
});

const id = z.string().min(1).max(limits.name);

/**
 * An answer of any server, or what a browser kept of one, by its schema: what is missing gets the
 * product's stand-ins, what is of no use is left out, and what has no id that counts gets one of
 * `newId`. What was read before stays as it is.
 */
export function readSuggestion(answer: unknown, newId: () => string): ReadSuggestion {
  const schema = z.object({
    suggestion_id: id.catch(newId),
    session_id: id.nullable().catch(null),
    log_id: id.nullable().catch(null),
    refinements_remaining: z.number().catch(limits.refinements),
    weather_info: weatherToShow.catch(unknownWeather),
    plans: z.array(planToShow.extend({ plan_id: plan.shape.plan_id.catch(newId) })).catch([]),
    notes: z.array(z.string().min(1)).catch([]),
    offers: z.array(alternative).catch([]),
  });
  const read = salvage(schema, answer) ?? schema.parse({});
  return {
    ...read,
    weather_info: weatherWithFigures(read.weather_info),
    plans: read.plans.map(withFigures),
  };
}
