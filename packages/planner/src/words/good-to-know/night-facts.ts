import { formatClock, formatList } from '@rendezvous/language';
import { kinds, type Category, type Role } from '@rendezvous/venue-model';
import type { MoonThere, PlanetThere } from '../../context/context.ts';
import type { Stop } from '../../plan.ts';
import type { Fact, Knowing } from './fact.ts';

/** A moon of so much less or more of its light is as good as new or full. */
const nearly = 0.06;
/** From so much of its light on the moon outshines all but the brightest stars. */
const outshining = 0.4;
/** How much those who came for the stars would miss it, and others who see them. */
const missed = { asked: 0.81, other: 0.74 } as const;
const night = { from: 17 * 60, until: 5 * 60 } as const;
/** Higher up a planet is high for whoever looks for it, lower it is low, in degrees. */
const high = 55;
const low = 25;

/**
 * What those who look at the stars see besides them: how dark the moon leaves the sky,
 * and which planets are up.
 */
export function nightFacts({ stops, scene: { context, tastes } }: Knowing): Fact[] {
  const { dusk } = context.sun;
  if (dusk === null) return [];
  const isAskedFor = tastes.some(({ text, isMust }) => isMust && ofStars.test(text));
  const isUnderSky = (stop: Stop) => isForStars(stop) || (isAskedFor && !stop.venue.indoor);
  const stop = stops.findLast((one) => one.departure > dusk && isUnderSky(one));
  if (!stop) return [];
  const middle = (Math.max(stop.arrival, dusk) + stop.departure) / 2;
  const { moon, planets } = context.almanac.skyAt(middle, stop.venue);
  const strength = isAskedFor ? missed.asked : missed.other;
  return [
    ...(planets.length > 0 ? [{ about: 'planets', strength, text: ofPlanets(planets) }] : []),
    { about: 'moon', strength, text: ofMoon(moon) },
  ];
}

function ofMoon({ isUp, litShare, isWaxing, changes }: MoonThere): string {
  if (litShare < nearly)
    return 'The moon is nearly new that night, so the sky is as dark as it gets here.';
  const at = clockByNight(changes);
  if (litShare > 1 - nearly)
    return 'The moon is nearly full that night, so expect more moon than stars.';
  if (isUp && litShare > outshining)
    return `The ${isWaxing ? 'waxing' : 'waning'} moon is up then and hides the faint stars${at && `; it sets at ${at}`}.`;
  if (isUp) return `A crescent moon is up then${at && ` and sets at ${at}`}.`;
  return `The moon is down then${at && ` until ${at}`}, so the sky is dark.`;
}

/** An hour of the night, five minutes more or less; nothing by day, when nobody looks. */
const clockByNight = (minute: number | null): string =>
  minute === null || (minute > night.until && minute < night.from)
    ? ''
    : formatClock(5 * Math.round(minute / 5));

/** 'Look for Saturn low in the west and Jupiter high in the east.' */
function ofPlanets(planets: readonly PlanetThere[]): string {
  const places = planets.map(({ name, direction, degrees }) => {
    const height = degrees > high ? 'high in' : degrees < low ? 'low in' : 'in';
    return `${name} ${height} the ${direction}`;
  });
  return `Look for ${formatList(places)}.`;
}

/** Whether a stop is there for the sky at night. */
export const isForStars = ({ venue: { category, knownFor } }: Stop): boolean =>
  category === 'observatory' ||
  // The stars of a kitchen are others, and so are those of a sidewalk or a stage.
  (skies.has(kinds[category].role) &&
    !paved.has(category) &&
    knownFor.some((noun) => ofStars.test(noun)));

/** Where one looks up. */
const skies: ReadonlySet<Role> = new Set(['stroll', 'activity']);
const paved: ReadonlySet<Category> = new Set([
  'landmark',
  'public_art',
  'plaza',
  'shop',
  'gallery',
]);

const ofStars =
  /^stars$|\b(star ?gaz(?:e|ing)|telescopes?|astronomy|dark sky|night sky|planets)\b/i;
