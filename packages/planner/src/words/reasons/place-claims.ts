import { capitalize, formatDollars, formatList, inLetters } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { temperatureAt, worstSky } from '../../context/weather.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { momentAt, walkTo } from './hours.ts';
import { callOf, dishesOf, isShop, thingsSeen } from './speak.ts';
import { isWhatTheyAsked } from './wish-claims.ts';

/** What a stop costs, how near it lies to the one before, and what one does, sees or orders there. */
export function placeClaims(place: StopInPlan): Claim[] {
  return [
    ...wayClaims(place),
    ...homeClaims(place),
    ...priceClaims(place),
    ...momentClaims(place),
    ...dishClaims(place),
    ...thingClaims(place),
  ];
}

/** Out of doors one is glad of a short way below these degrees Fahrenheit. */
const coldF = 45;
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

/** The train home from the last stop, and where the car stays. */
function homeClaims({ stop, at, evening: { stops, scene } }: StopInPlan): Claim[] {
  const { station, parking } = stop.venue;
  const { mode } = scene.wishes;
  if (mode === 'driving')
    return parking !== null && /\bfree\b/.test(parking)
      ? [{ about: 'way', strength: 0.7, ways: [`Easy to park: ${parking}`] }]
      : [];
  if (station === null || at !== stops.length - 1) return [];
  const name = station.replace(/ \(.*\)$/, '');
  return [
    {
      about: 'way',
      strength: 0.75,
      ways: [`Near ${name} for the way home`, `${name} is close by for the way home`],
    },
  ];
}

/** A stop that takes no more than this share of the cost leaves money for the others. */
const smallShare = 0.3;

function priceClaims({ stop, at, evening }: StopInPlan): Claim[] {
  const { stops, expectedCents } = evening;
  const { cost, category } = stop.venue;
  const dearest = stops.reduce((one, other) =>
    other.venue.cost.expectedCents > one.venue.cost.expectedCents ? other : one,
  );
  const call = callOf(dearest);
  if (cost.maxCents === 0) {
    const isNothing = dearest.venue.cost.expectedCents === 0 || dearest.venue.event !== null;
    return isNothing
      ? []
      : [{ about: 'price', strength: 0.75, ways: freeWays(call, isShop(category)) }];
  }
  const isSmall = cost.expectedCents <= smallShare * expectedCents && dearest !== stop;
  if (!isSmall || stops.indexOf(dearest) < at || !kinds[category].eating) return [];
  const dollars = formatDollars(cost.expectedCents);
  return [
    {
      about: 'price',
      strength: 0.85,
      ways: [
        `About ${dollars} for two, so the money goes to ${call}`,
        `Feeds you both for about ${dollars}`,
        `Only about ${dollars} for two, with ${call} still to come`,
      ],
    },
  ];
}

const freeWays = (call: string, isToBuy: boolean): readonly string[] =>
  isToBuy
    ? [
        `Looking is free, so the money goes to ${call}`,
        'Costs nothing until one of you falls for something',
        `Browse for nothing and spend it on ${call}`,
      ]
    : [`Free, so the money goes to ${call}`, `Nothing to pay here, which leaves more for ${call}`];

/** What the two do there, where its hour holds. */
function momentClaims(place: StopInPlan): Claim[] {
  const moment = momentAt(place);
  if (moment === undefined) return [];
  const strength = isWhatTheyAsked(place, moment) ? 2.3 : 1.4;
  return [
    { about: 'moment', strength, ways: [capitalize(moment)] },
    // Said so only where the plan has told enough of them plainly.
    {
      about: 'moment',
      strength: 1.1,
      ways: [`The place to ${moment}`, `A chance to ${moment}`],
    },
  ];
}

function dishClaims({ stop, evening }: StopInPlan): Claim[] {
  const dishes = kinds[stop.venue.category].eating ? dishesOf(stop.venue, evening.scene) : [];
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

function thingClaims(place: StopInPlan): Claim[] {
  const { role } = kinds[place.stop.venue.category];
  const things = thingsSeen(place).slice(0, 2);
  const isSight = role === 'activity' || role === 'stroll';
  return isSight && things.length > 1
    ? [{ about: 'thing', strength: 0.8, ways: [`Look for ${formatList(things)}`] }]
    : [];
}
