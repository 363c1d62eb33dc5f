import { suits, type Need, type Suits } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import { askedAt } from '../candidates/asked-at.ts';
import type { Scene } from '../scene.ts';
import { divides } from '../waters.ts';

/** From here on who cannot bear heat stays out of the sun. */
const hotFromF = 82;
/** From here on there is no shade for them either. */
const scorchingFromF = 90;

/**
 * Whether a venue suits a need on the day of a scene; who asked for a place asks there about a
 * step, and need not drink at the blues.
 */
export function suitsOn(venue: Venue, need: Need, scene: Scene): Exclude<Suits, 'unsure'> {
  const { context, wishes } = scene;
  if (need === 'same-shore')
    return context.waters.some((water) => divides(water, context.place, venue)) ? 'no' : 'yes';
  const degrees = temperatureAt(context.weather, wishes.startMinutes) ?? 0;
  const isHot = degrees >= hotFromF;
  if (need === 'no-heat' && !venue.indoor && degrees >= scorchingFromF) return 'no';
  const suited = suits(venue, need, { isHot });
  if (suited === 'no' && need === 'quiet' && canTalkAtAsked(venue, scene)) return 'yes';
  if (suited !== 'unsure') return suited;
  if (askedAt(venue, scene) === 0) return 'no';
  if (need !== 'no-alcohol') return 'ask';
  // Halal means no bars at all, whoever plays there.
  return scene.diets.includes('halal') ? 'no' : 'yes';
}

/**
 * Who wants it quiet and names a thing has it where two can talk: the ramen of the town, though
 * people eat it side by side.
 */
const canTalkAtAsked = (venue: Venue, scene: Scene): boolean =>
  askedAt(venue, scene) !== 0 && suits(venue, 'talk', { isHot: false }) === 'yes';

/**
 * Whether a venue suits all that the two need; where nobody said so, only
 * what is likely by its kind.
 */
export function suitsAll(venue: Venue, scene: Scene): boolean {
  return scene.needs.every((need) => suitsOn(venue, need, scene) !== 'no');
}
