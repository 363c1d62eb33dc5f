import { capitalize, inLetters } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { temperatureAt, worstSky } from '../../context/weather.ts';
import { spokenClock } from '../voice/clock.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { walkTo } from './hours.ts';
import { callOf, dishesOf, isShop } from './speak.ts';

/** What a stop costs, how near it lies to the one before, and what is done or ordered there. */
export function placeClaims(place: StopInPlan): Claim[] {
  return [...wayClaims(place), ...homeClaims(place), ...priceClaims(place), ...dishClaims(place)];
}

/** Out of doors one is glad of a short way below these degrees Fahrenheit. */
const coldF = 32;
/** So many minutes are a dash in the cold. */
const dash = 3;

/** A short walk, where it decides something: the car, the cold, the rain, a bad knee. */
function wayClaims(place: StopInPlan): Claim[] {
  const walk = walkTo(place);
  if (!walk) return [];
  const { stop, evening } = place;
  const { wishes, needs, context } = evening.scene;
  const count = inLetters(walk.minutes);
  const minutes = `${count} minute${walk.minutes === 1 ? '' : 's'} on foot`;
  const isWet = worstSky(context.weather, stop.arrival - walk.minutes, stop.arrival) !== 'fine';
  const degrees = temperatureAt(context.weather, stop.arrival);
  const ways = [
    ...(wishes.mode === 'driving' ? [`${minutes} from ${walk.from}, so the car stays parked`] : []),
    ...(needs.includes('easy-walk') ? [`Only ${minutes} from ${walk.from}`] : []),
    ...(isWet ? [`Only ${minutes} in the wet`] : []),
    ...(!isWet && degrees !== null && degrees <= coldF && walk.minutes <= dash
      ? [`Only ${minutes} in the cold from ${walk.from}`]
      : []),
  ];
  return ways.length === 0 ? [] : [{ about: 'way', strength: 0.7, ways: ways.map(capitalize) }];
}

/** Until then trains run in every city. */
const lastTrain = 23 * 60 + 30;

/** The train home from the last stop for those who ride, and where the car stays. */
export function homeClaims({ stop, at, evening: { stops, scene } }: StopInPlan): Claim[] {
  const { station, parking } = stop.venue;
  const { mode } = scene.wishes;
  if (mode === 'driving')
    return parking !== null && /\bfree\b/.test(parking)
      ? [{ about: 'way', strength: 0.7, ways: [`Easy to park: ${parking}`] }]
      : [];
  const isRunning = stop.departure <= lastTrain;
  if (mode !== 'public' || station === null || at !== stops.length - 1 || !isRunning) return [];
  const name = station.replace(/ \(.*\)$/, '');
  return [
    {
      about: 'way',
      strength: 0.75,
      ways: [`${name} is the station home at ${spokenClock(stop.departure)}`],
    },
  ];
}

/** Whoever names so little for two, and spends so much of it, has to be told where it goes. */
const tight = { mostCents: 10_000, share: 0.75 } as const;

/** What costs nothing, where the money is short. */
function priceClaims({ stop, at, evening }: StopInPlan): Claim[] {
  const { stops, expectedCents, scene } = evening;
  const { maxCents } = scene.wishes.budget;
  const isTight = maxCents <= tight.mostCents && expectedCents >= tight.share * maxCents;
  if (!isTight || stop.venue.cost.maxCents > 0 || isShop(stop.venue.category)) return [];
  const dearest = stops.reduce((one, other) =>
    other.venue.cost.expectedCents > one.venue.cost.expectedCents ? other : one,
  );
  const { expectedCents: dearestCents } = dearest.venue.cost;
  if (dearestCents === 0 || dearest.venue.event !== null || stops.indexOf(dearest) < at) return [];
  const call = callOf(dearest);
  return [
    {
      about: 'price',
      strength: 0.75,
      ways: [`Free, so the money is left for ${call}`],
    },
  ];
}

function dishClaims({ stop, evening }: StopInPlan): Claim[] {
  const dishes =
    kinds[stop.venue.category].role === 'meal' ? dishesOf(stop.venue, evening.scene) : [];
  const [dish, other] = dishes;
  if (dish === undefined) return [];
  const both = other === undefined ? dish : `${dish} and ${other}`;
  return [
    {
      about: 'dish',
      strength: other === undefined ? 0.6 : 0.8,
      ways: [`${capitalize(both)} to share`, `Share the ${both}`, `Come for the ${both}`],
    },
  ];
}
