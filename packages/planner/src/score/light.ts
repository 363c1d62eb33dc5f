import type { Venue } from '@rendezvous/venue-model';
import type { Candidate } from '../candidates/candidates.ts';
import { isLit } from '../candidates/window.ts';
import { temperatureAt, worstSky } from '../context/weather.ts';
import type { Scene } from '../scene.ts';

/**
 * How good the light at a stop is: best in the golden hour, good by day; outdoors at night only if
 * it is warm.
 */
const light = {
  golden: 1,
  day: 0.75,
  /** On a terrace, at a place that is lit, and where it is simply dark. */
  night: { terrace: 0.6, lit: 0.45, dark: 0.15 },
  harsh: 0.1,
  rain: 0,
  inside: 0.5,
  insideInRain: 0.9,
} as const;
/** The golden hour: minutes before and after sunset. */
const goldenHour = { before: 60, after: 20, least: 15 } as const;
const comfortableF = { from: 52, to: 92 } as const;

/** How good the light and weather are during a stay, 0 to 1. */
export function lightOf(
  candidate: Candidate,
  arrival: number,
  departure: number,
  { wishes, context: { sun, weather } }: Scene,
): number {
  const { venue, kind } = candidate;
  const sky = worstSky(weather, arrival, departure);
  if (sky !== 'fine') return venue.indoor ? light.insideInRain : light.rain;
  if (!venue.outdoor || wishes.setting === 'indoor') return light.inside;
  if (isForTheDark(venue))
    return sun.sunset !== null && departure > sun.sunset ? light.golden : light.night.dark;
  const temperature = temperatureAt(weather, (arrival + departure) / 2);
  const comfortable =
    temperature === null || (temperature >= comfortableF.from && temperature <= comfortableF.to);
  if (!comfortable) return venue.indoor ? light.inside : light.harsh;
  const golden =
    sun.sunset === null
      ? 0
      : Math.min(departure, sun.sunset + goldenHour.after) -
        Math.max(arrival, sun.sunset - goldenHour.before);
  if (golden >= goldenHour.least)
    return light.inside + (light.golden - light.inside) * kind.scale.light;
  return sun.dusk !== null && arrival >= sun.dusk ? atNight(candidate) : light.day;
}

/** The huts of a Christmas market are there by day, and for the evening. */
export const isForTheDark = ({ outdoor, knownFor }: Venue): boolean =>
  outdoor && knownFor.some((noun) => lanterns.test(noun));
const lanterns = /\b(?:christmas|holiday|night) markets?\b|\blanterns?\b/;

function atNight({ venue, kind }: Candidate): number {
  if (kind.role !== 'stroll') return light.night.terrace;
  return isLit(venue) ? light.night.lit : light.night.dark;
}

/** The most that `lightOf` can give to any stay within a window. */
export function mostLightIn(
  candidate: Candidate,
  window: Candidate['windows'][number],
  { context: { sun, weather } }: Scene,
): number {
  const { venue, kind } = candidate;
  const inRain = weather.kind === 'forecast' && venue.indoor ? light.insideInRain : light.inside;
  if (!venue.outdoor) return inRain;
  if (isForTheDark(venue)) return light.golden;
  const goldenHere =
    sun.sunset === null
      ? 0
      : Math.min(window.leaveBy, sun.sunset + goldenHour.after) -
        Math.max(window.arriveFrom, sun.sunset - goldenHour.before);
  const golden =
    goldenHere >= goldenHour.least
      ? light.inside + (light.golden - light.inside) * kind.scale.light
      : 0;
  return Math.max(
    golden,
    inRain,
    sun.dusk !== null && window.arriveFrom >= sun.dusk ? atNight(candidate) : light.day,
  );
}
