import { capitalize, formatDollars, inLetters } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { streetIn } from '../../street-in.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { momentAt, walkTo } from './hours.ts';
import { callOf, dishesOf, isShop } from './speak.ts';

/** What a stop costs, how near it lies to the one before, and what one does or orders there. */
export function placeClaims(place: StopInPlan): Claim[] {
  return [...wayClaims(place), ...priceClaims(place), ...momentClaims(place), ...dishClaims(place)];
}

function wayClaims(place: StopInPlan): Claim[] {
  const walk = walkTo(place);
  if (!walk) return [];
  const { minutes, from } = walk;
  const count = capitalize(inLetters(minutes));
  const { stop, at, evening } = place;
  const street = streetIn(stop.venue.address);
  const before = evening.stops[at - 1];
  const isOneStreet = street !== undefined && before && streetIn(before.venue.address) === street;
  const onFoot = `${count} minute${minutes === 1 ? '' : 's'} on foot from ${from}`;
  return [
    {
      about: 'way',
      strength: 0.9 - minutes / 40,
      ways: isOneStreet
        ? [`Also on ${street}, ${inLetters(minutes)} minutes on foot from ${from}`]
        : evening.scene.wishes.mode === 'driving'
          ? [`${onFoot}, so the car stays parked`, `${onFoot}, no car`]
          : [onFoot],
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
  if (cost.maxCents === 0)
    return dearest.venue.cost.expectedCents === 0
      ? []
      : [
          {
            about: 'price',
            strength: 0.75,
            ways: isShop(category)
              ? [`Looking is free, so the money goes to ${call}`]
              : [`Free, so the money goes to ${call}`],
          },
        ];
  const isSmall = cost.expectedCents <= smallShare * expectedCents && dearest !== stop;
  if (!isSmall || stops.indexOf(dearest) < at || !kinds[category].eating) return [];
  const dollars = formatDollars(cost.expectedCents);
  return [
    {
      about: 'price',
      strength: 0.85,
      ways: [`About ${dollars} for two, so the money goes to ${call}`],
    },
  ];
}

/** What the two do there, where its hour holds. */
function momentClaims(place: StopInPlan): Claim[] {
  const moment = momentAt(place);
  if (moment === undefined) return [];
  return [{ about: 'moment', strength: 0.95, ways: [capitalize(moment)] }];
}

function dishClaims({ stop, evening }: StopInPlan): Claim[] {
  const [dish] = kinds[stop.venue.category].eating ? dishesOf(stop.venue, evening.scene) : [];
  return dish === undefined
    ? []
    : [{ about: 'dish', strength: 0.6, ways: [`${capitalize(dish)} to share`] }];
}
