import { limits } from '../limits.ts';
import type { WeatherInfo, WeatherKind, WirePlan, WireVenue } from './plan.ts';

/**
 * Plans of others, and those that were kept before the figures had fields of their own, tell them
 * in words alone. Here, and nowhere else, they are read out of the words.
 */

/**
 * A plan with the figures that its words tell. What is there already stays; what no words tell
 * stays away.
 */
export function withFigures(plan: WirePlan): WirePlan {
  const { venues, route_info } = plan;
  const minutes = route_info.travel_minutes ?? travelMinutesOf(route_info);
  return {
    ...plan,
    venues: venues.map((venue) => {
      const cost = venue.cost ?? costOf(venue);
      return cost === undefined ? venue : { ...venue, cost };
    }),
    route_info: minutes === undefined ? route_info : { ...route_info, travel_minutes: minutes },
  };
}

/** The weather with its kind and its degrees, where its words tell them. */
export function weatherWithFigures(weather: WeatherInfo): WeatherInfo {
  const { conditions, expected_temperature, kind, temperature_f } = weather;
  return {
    ...weather,
    ...(kind === undefined && { kind: weatherKindOf(conditions) }),
    ...(temperature_f === undefined &&
      expected_temperature !== undefined && { temperature_f: degreesOf(expected_temperature) }),
  };
}

/** "$40 to $60 for two" is 50, "Free" is 0, "$1,200" is 1200, and what holds no number is 0. */
export function parseEstimate(estimate: string): number {
  const { min, max } = rangeOf(estimate);
  return (min + max) / 2;
}

const perPerson = /per person|each|\bpp\b/i;

/** What the two pay; undefined where the words hold no price. */
function costOf({ estimated_cost: estimate }: WireVenue): WireVenue['cost'] {
  if (!/\d|free/i.test(estimate)) return undefined;
  const people = perPerson.test(estimate) ? 2 : 1;
  const { min, max } = rangeOf(estimate);
  return { min: min * people, max: max * people, expected: ((min + max) / 2) * people };
}

function rangeOf(estimate: string): { min: number; max: number } {
  const [low = 0, high] = (
    estimate.replace(/(\d),(?=\d{3})/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []
  ).map((number) => Math.min(limits.amount / 2, Number(number)));
  const isRange =
    high !== undefined && /\d[^\d]{0,3}?\s*(?:-|–|—|to)\s*[^\d]{0,3}\d/i.test(estimate);
  return { min: low, max: isRange ? high : low };
}

const maxMinutes = limits.venuesPerPlan * limits.travelMinutes;

function travelMinutesOf({ legs, travel_time }: WirePlan['route_info']): number | undefined {
  if (legs && legs.length > 0) return legs.reduce((sum, { minutes }) => sum + minutes, 0);
  const told = /\d+/.exec(travel_time ?? '')?.[0];
  return told === undefined ? undefined : Math.min(maxMinutes, Number(told));
}

/** In this order: words that hold several of them are of the first kind. */
const skies: readonly [words: RegExp, kind: WeatherKind][] = [
  [/unavailable/i, 'unknown'],
  [/thunder|storm/i, 'storm'],
  [/snow|sleet/i, 'snow'],
  [/some rain|possible/i, 'showers'],
  [/rain|shower|drizzle|wet/i, 'rain'],
  [/fog|mist/i, 'fog'],
  [/part|some|few/i, 'partly-cloudy'],
  [/cloud|overcast/i, 'cloudy'],
];

function weatherKindOf(conditions: string | undefined): WeatherKind {
  if (conditions === undefined || !/\p{L}/u.test(conditions)) return 'unknown';
  return skies.find(([words]) => words.test(conditions))?.[1] ?? 'dry';
}

function degreesOf(words: string): number | null {
  const degrees = /-?\d{1,3}(?=\s*°\s*F)/.exec(words)?.[0];
  return degrees === undefined || Math.abs(Number(degrees)) > 200 ? null : Number(degrees);
}
