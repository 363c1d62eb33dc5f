import { isOpenAir, type Category } from '@rendezvous/venue-model';
import { temperatureAt } from '../context/weather.ts';
import { lateMealLoss } from '../score/late-meal-loss.ts';
import { hasTaste } from '../score/met.ts';
import { finenessOf, roomFit, tableFit } from '../score/table.ts';
import type { Scene } from '../scene.ts';
import type { Evaluated } from '../search/space.ts';
import { itemAt } from '../at.ts';

/**
 * What a plan loses for a table or bar too plain for two who dress up, each stop in frost or heat
 * that nobody asked for, each ride with a stroller or a dog, and where they sit down late; for a
 * film or a play between two who are to get to know each other, a painted wall in the dark, a
 * counter or a plate at tea time where dinner was asked for, and a supper hours after they set out.
 */
const losses = {
  tooPlain: 0.18,
  harsh: 0.08,
  ride: 0.06,
  hungry: 0.2,
  starved: 0.25,
  silent: 0.15,
  unseen: 0.08,
  noDinner: 0.12,
} as const;
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
  const silent = stops.some(
    ({ venue }, i) => scene.wishes.dateNumber === 1 && watched.has(venue.category) && isUnasked(i),
  );
  const { dusk } = scene.context.sun;
  const unseen = stops.filter(
    ({ venue }, i) =>
      venue.category === 'public_art' &&
      dusk !== null &&
      itemAt(schedule.arrivals, i) >= dusk &&
      isUnasked(i),
  ).length;
  const isLaden = scene.needs.some((need) => need === 'stroller' || need === 'dog');
  const rides = isLaden ? legs.filter(({ mode }) => mode !== 'walking').length : 0;
  return (
    losses.tooPlain * plainnessOf(plan, scene) +
    losses.harsh * harsh +
    losses.silent * Number(silent) +
    losses.unseen * unseen +
    losses.noDinner * Number(isNoDinner(plan, scene)) +
    losses.ride * rides +
    losses.hungry * lateMealLoss(plan, scene) +
    losses.starved * Number(areStarved(plan, scene))
  );
}

/** Nobody goes out between these hours to sit down to the first bite so many minutes later. */
const starving = { outFrom: 16 * 60, outBy: 19 * 60, minutes: 210 } as const;

function areStarved(
  { stops, schedule: { arrivals } }: Evaluated,
  { wishes: { startMinutes }, haveEaten, untilMidnight }: Scene,
): boolean {
  const isSupperToCome = starving.outFrom <= startMinutes && startMinutes <= starving.outBy;
  const first = stops.findIndex(({ kind, feeds }) => kind.role === 'meal' || feeds);
  return (
    isSupperToCome &&
    !haveEaten &&
    untilMidnight === null &&
    first >= 0 &&
    itemAt(arrivals, first) - itemAt(arrivals, 0) >= starving.minutes
  );
}

/** Where two sit side by side and say nothing. */
const watched: ReadonlySet<Category> = new Set(['cinema', 'theatre', 'concert_hall']);

const dinnerAsked = /^(?:a |an )?(?:\w+ )?(?:dinner|supper)$/i;
/** Before this nobody calls it dinner. */
const dinnerFrom = 17 * 60 + 15;
const counters: ReadonlySet<Category> = new Set(['casual_eatery', 'food_hall', 'bakery', 'cafe']);

/** Whether they asked for dinner and sit down to none. */
function isNoDinner({ stops, schedule }: Evaluated, { wishes: { interests } }: Scene): boolean {
  const meals = stops.flatMap((stop, i) => (stop.kind.role === 'meal' ? [{ stop, i }] : []));
  return (
    interests.some((text) => dinnerAsked.test(text.trim())) &&
    !meals.some(
      ({ stop, i }) =>
        !counters.has(stop.venue.category) && itemAt(schedule.arrivals, i) >= dinnerFrom,
    )
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
