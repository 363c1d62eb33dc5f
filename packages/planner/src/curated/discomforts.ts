import { isOpenAir } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import { lateMealLoss } from '../score/late-meal-loss.ts';
import { hasTaste } from '../score/met.ts';
import { finenessOf, roomFit, tableFit } from '../score/table.ts';
import type { Scene } from '../scene.ts';
import type { Evaluated } from '../search/space.ts';
import { itemAt } from '../at.ts';

/**
 * What a plan loses for a table or bar too plain for two who dress up, each stop in frost or heat
 * that nobody asked for, each ride with a stroller or a dog, and where they sit down late.
 */
const losses = { tooPlain: 0.18, harsh: 0.08, ride: 0.06, hungry: 0.2 } as const;
/** Outside of these degrees nobody who did not ask for it stands about in the open. */
const bearableF = { from: 46, to: 94 } as const;

/**
 * What of a plan composed by hand these two would find uncomfortable: it was composed
 * for others, on another day.
 */
export function discomfortsOf(plan: Evaluated, scene: Scene): number {
  const { stops, schedule, legs } = plan;
  const isUnasked = (i: number): boolean =>
    !scene.tastes.some((taste) => taste.isMust && hasTaste(taste, itemAt(stops, i).venue));
  const harsh = stops.filter((stop, i) => {
    const degrees = temperatureAt(scene.context.weather, itemAt(schedule.arrivals, i));
    const isHarsh = degrees !== null && (degrees < bearableF.from || degrees > bearableF.to);
    return isHarsh && isOpenAir(stop.venue) && stop.venue.event === null && isUnasked(i);
  }).length;
  const isLaden = scene.needs.some((need) => need === 'stroller' || need === 'dog');
  const rides = isLaden ? legs.filter(({ mode }) => mode !== 'walking').length : 0;
  return (
    losses.tooPlain * plainnessOf(plan, scene) +
    losses.harsh * harsh +
    losses.ride * rides +
    losses.hungry * lateMealLoss(plan, scene)
  );
}

/**
 * How much too plain the plainest table or bar is for an evening for which two
 * dress up; 0 for all others.
 */
function plainnessOf({ stops }: Evaluated, scene: Scene): number {
  const fineness = finenessOf(scene);
  if (fineness === 0) return 0;
  const fits = stops.map(({ kind, venue }) =>
    kind.role === 'meal' ? tableFit(venue, scene) : roomFit(venue, scene),
  );
  return fineness * (1 - Math.min(...fits));
}
