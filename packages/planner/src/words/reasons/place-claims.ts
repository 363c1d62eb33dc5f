import { capitalize, formatDollars, inLetters } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { streetIn } from '../../street-in.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { closingOf, momentAt, walkTo } from './hours.ts';
import { callOf, isShop, dishesOf, nounsOf, spokenClock } from './speak.ts';

/** What a stop is and costs, and how near it lies to the one before. */
export function placeClaims(place: StopInPlan): Claim[] {
  return [...wayClaims(place), ...priceClaims(place), ...momentClaims(place), ...nounClaims(place)];
}

function wayClaims(place: StopInPlan): Claim[] {
  const walk = walkTo(place);
  if (!walk) return [];
  const { minutes, from } = walk;
  const count = inLetters(minutes);
  const { stop, at, evening } = place;
  const closing = closingOf(stop);
  const street = streetIn(stop.venue.address);
  const before = evening.stops[at - 1];
  const isOneStreet = street !== undefined && before && streetIn(before.venue.address) === street;
  return [
    {
      about: 'way',
      strength: 0.9 - minutes / 40,
      sentences: [
        `It is ${count} minutes on foot from ${from}.`,
        `You walk over from ${from} in ${count} minutes.`,
        ...(closing !== undefined && closing - stop.departure >= leisure
          ? [
              `${capitalize(count)} minutes on foot from ${from}, and open until ${spokenClock(closing)}.`,
            ]
          : []),
        ...(stop.venue.cost.maxCents === 0
          ? [`${capitalize(count)} minutes on foot from ${from}, and free.`]
          : []),
        ...(isOneStreet ? [`It is on ${street}, like ${from}, ${count} minutes along.`] : []),
      ],
      short: `${capitalize(count)} minutes from ${from}`,
    },
  ];
}

/** Doors that stay open so long after a stay leave it to the two when to go. */
const leisure = 60;

/** A stop that takes no more than this share of the cost leaves money for the others. */
const smallShare = 0.3;

function priceClaims({ stop, at, evening: { stops, expectedCents } }: StopInPlan): Claim[] {
  const { cost, category } = stop.venue;
  const dearest = stops.reduce((one, other) =>
    other.venue.cost.expectedCents > one.venue.cost.expectedCents ? other : one,
  );
  if (cost.maxCents === 0)
    return [
      {
        about: 'price',
        strength: 0.55,
        sentences: isShop(category)
          ? [`Looking costs nothing, and what you take home is up to you.`]
          : [
              ...(dearest.venue.cost.expectedCents > 0
                ? [`Free, which leaves more for ${callOf(dearest)}.`]
                : []),
              'You pay nothing here.',
            ],
        short: null,
      },
    ];
  const isSmall = cost.expectedCents <= smallShare * expectedCents && dearest !== stop;
  if (!isSmall || stops.indexOf(dearest) < at || !kinds[category].eating) return [];
  return [
    {
      about: 'price',
      strength: 0.8,
      sentences: [
        `At about ${formatDollars(cost.expectedCents)} for two it leaves money for ${callOf(dearest)}.`,
        `About ${formatDollars(cost.expectedCents)} for two here leaves more for ${callOf(dearest)}.`,
      ],
      short: null,
    },
  ];
}

/** What the two do there, where its hour holds. */
function momentClaims(place: StopInPlan): Claim[] {
  const moment = momentAt(place);
  if (moment === undefined) return [];
  const walk = walkTo(place);
  return [
    {
      about: 'moment',
      strength: 1.15,
      sentences: [
        `${capitalize(moment)}.`,
        `Here you ${moment}.`,
        ...(walk
          ? [`${capitalize(inLetters(walk.minutes))} minutes on foot from ${walk.from}: ${moment}.`]
          : []),
      ],
      short: null,
    },
  ];
}

function nounClaims({ stop, evening }: StopInPlan): Claim[] {
  const isKitchen = kinds[stop.venue.category].eating;
  const [noun, other] = (isKitchen ? dishesOf : nounsOf)(stop.venue, evening.scene);
  if (noun === undefined) return [];
  return [
    {
      about: 'noun',
      strength: 0.7,
      sentences: [
        `It is known for ${other === undefined ? noun : `${noun} and ${other}`}.`,
        ...(isKitchen ? [`Order ${noun}.`] : []),
      ],
      short: isKitchen ? `Try ${noun}` : null,
    },
  ];
}
