import { suits, type Need, type Suits } from '@rendezvous/language';
import type { Venue } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import type { Scene } from '../scene.ts';
import { divides } from '../waters.ts';

/** From here on who cannot bear heat stays out of the sun. */
const hotFromF = 82;

/** Whether a venue suits a need on the day of a scene. */
export function suitsOn(venue: Venue, need: Need, { context, wishes }: Scene): Suits {
  if (need === 'same-shore')
    return context.waters.some((water) => divides(water, context.place, venue)) ? 'no' : 'yes';
  const isHot = (temperatureAt(context.weather, wishes.startMinutes) ?? 0) >= hotFromF;
  return suits(venue, need, { isHot });
}

/** Whether a venue suits all that the two need; where nobody said so, only what is likely by its kind. */
export function suitsAll(venue: Venue, scene: Scene): boolean {
  return scene.needs.every((need) => suitsOn(venue, need, scene) !== 'no');
}
