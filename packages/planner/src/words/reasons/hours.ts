import { setsOn } from '../../candidates/sets.ts';
import { fold } from '@rendezvous/language';
import { worstSky } from '../../context/weather.ts';
import { kinds, type Showtime, type Vibe } from '@rendezvous/venue-model';
import type { SpokenStop } from '../voice/evening.ts';
import { momentOf } from '../voice/moments.ts';
import type { StopInPlan } from './claim.ts';
import { callOf } from './speak.ts';

const wholeDayMinutes = 24 * 60;

/** The opening that holds a stay; undefined where it is not known, or has no end. */
export function spanOf({ opening, arrival, departure }: SpokenStop) {
  if (!opening.known) return undefined;
  const span = opening.spans.find(([from, to]) => from <= arrival && departure <= to);
  return span && span[1] - span[0] < wholeDayMinutes ? span : undefined;
}

/** The minute at which the doors close behind a stay; undefined if unknown, or never. */
export const closingOf = (stop: SpokenStop): number | undefined =>
  hasDoors(stop) ? spanOf(stop)?.[1] : undefined;

/** What takes place in the open opens no door and closes none. */
export const hasDoors = ({ venue: { event, indoor } }: SpokenStop): boolean =>
  event === null || indoor;

const whats: Readonly<Record<Showtime['what'], string>> = {
  set: 'set',
  performance: 'show',
  screening: 'film',
  tour: 'tour',
  class: 'class',
  session: 'session',
  game: 'start',
};

/** Where a curtain goes up. */
const isOnStage = ({ venue: { category } }: SpokenStop): boolean =>
  category === 'concert_hall' || category === 'theatre';

/** What usually begins while the two are there. */
export function setOf({
  stop,
  evening,
}: Pick<StopInPlan, 'stop' | 'evening'>): { what: string; begins: number } | undefined {
  const { date } = evening.scene.context;
  // Fireworks are no set: what an event begins with is said as such.
  if (stop.venue.event && kinds[stop.venue.category].role !== 'show') return undefined;
  const set = setsOn(stop.venue, date)?.find(
    ({ begins }) => stop.arrival <= begins && begins < stop.departure,
  );
  const shown = set && stop.venue.showtimes.find(({ begins }) => begins.includes(set.begins));
  const what = isOnStage(stop) ? 'curtain' : shown && whats[shown.what];
  return shown && { what: what ?? 'show', begins: set.begins };
}

/** Where the light is worth a word. */
const bright = 0.7;
/** From a terrace the sky is seen where the place is known for what it looks at. */
const ofSky: ReadonlySet<Vibe> = new Set(['sunset', 'view', 'waterfront']);

/** The sunset that a stay in the open holds; undefined where it holds none, and under a bad sky. */
export function sunsetAt({ stop, evening: { scene } }: StopInPlan): number | undefined {
  const { venue, arrival, departure } = stop;
  const { sun, weather } = scene.context;
  const isOut =
    venue.outdoor &&
    scene.wishes.setting !== 'indoor' &&
    (!venue.indoor || (hasTerrace(stop) && venue.vibes.some((vibe) => ofSky.has(vibe))));
  if (!isOut || kinds[venue.category].scale.light < bright || sun.sunset === null) return undefined;
  if (worstSky(weather, arrival, departure) !== 'fine') return undefined;
  return arrival <= sun.sunset && sun.sunset <= departure ? sun.sunset : undefined;
}

export const hasTerrace = ({ venue }: SpokenStop): boolean =>
  venue.vibes.includes('terrace') ||
  venue.category === 'beer_garden' ||
  venue.category === 'rooftop_bar';

/** From here on a walk is no longer worth praise, in minutes. */
const shortWalk = 8;

/** A short walk from the stop before. */
export function walkTo({ at, evening }: StopInPlan): { minutes: number; from: string } | undefined {
  const [before, leg] = [evening.stops[at - 1], evening.legs[at - 1]];
  return before && leg?.mode === 'walking' && leg.minutes <= shortWalk
    ? { minutes: leg.minutes, from: callOf(before) }
    : undefined;
}

/** What the two do at a stop, where the hour holds it and the summary has not told it. */
export function momentAt({ stop, evening, told }: StopInPlan): string | undefined {
  const { moment } = stop.venue;
  const isHeld = moment !== null && momentOf(stop, evening.scene) === moment;
  return isHeld && !told.includes(fold(moment)) ? moment : undefined;
}
