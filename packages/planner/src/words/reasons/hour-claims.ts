import { capitalize, inLetters } from '@rendezvous/language';
import { kinds, type Role } from '@rendezvous/venue-model';
import { needsDaylight } from '../../candidates/window.ts';
import { spokenClock } from '../voice/clock.ts';
import type { SpokenStop } from '../voice/evening.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { closingOf, hasDoors, setOf, spanOf, sunsetAt } from './hours.ts';
import { callOf } from './speak.ts';

const halfHour = 30;
/** Doors that stay open so long after a stay leave it to the two when to go. */
const leisure = 60;

/** Why a stop is there at its hour, and not at another. */
export function hourClaims(place: StopInPlan): Claim[] {
  return [
    ...closingClaims(place),
    ...openingClaims(place),
    ...setClaims(place),
    ...sunsetClaims(place),
    ...darkClaims(place),
    ...tableClaims(place),
    ...lateClaims(place),
  ];
}

/** It would be shut after the next stop. */
function closingClaims({ stop, at, evening: { stops } }: StopInPlan): Claim[] {
  const closing = closingOf(stop);
  const next = stops[at + 1];
  const { role } = kinds[stop.venue.category];
  // Nobody wonders why dinner comes before drinks.
  if (role === 'meal' || role === 'drink') return [];
  if (closing === undefined || !next || closing >= next.departure) return [];
  const clock = spokenClock(closing);
  const ways =
    at === 0
      ? [`First, because it closes at ${clock}`, `It closes at ${clock}, so it comes first`]
      : [`Before ${callOf(next)}, because it closes at ${clock}`];
  return [{ about: 'order', strength: 0.9, ways }];
}

/** It was still shut during the stop before. */
function openingClaims({ stop, at, evening: { stops } }: StopInPlan): Claim[] {
  const span = spanOf(stop);
  const before = stops[at - 1];
  if (!span || !before || !hasDoors(stop) || span[0] < before.arrival + halfHour) return [];
  return [
    {
      about: 'order',
      strength: 0.7,
      ways: [`After ${callOf(before)}, because it opens at ${spokenClock(span[0])}`],
    },
  ];
}

function setClaims(place: StopInPlan): Claim[] {
  const set = setOf(place);
  if (!set) return [];
  const clock = spokenClock(set.begins);
  const spare = set.begins - place.stop.arrival;
  return [
    {
      about: 'set',
      strength: 1.3,
      ways: [
        `In time for the ${set.what} at ${clock}`,
        ...(spare >= 10 && spare <= halfHour
          ? [`${capitalize(inLetters(spare))} minutes to settle in before the ${clock} ${set.what}`]
          : []),
      ],
    },
  ];
}

/** Golden light that is worth coming for lasts so long, in minutes. */
const goldenMinutes = 20;

function sunsetClaims(place: StopInPlan): Claim[] {
  const sunset = sunsetAt(place);
  if (sunset === undefined) return [];
  const clock = spokenClock(sunset);
  return [
    {
      about: 'light',
      strength: 1.35,
      ways: [
        `You are here for the ${clock} sunset`,
        `Timed so that you see the ${clock} sunset from here`,
        ...(place.at === 0 && sunset - place.stop.arrival >= goldenMinutes
          ? [`First, for the light: golden until ${clock}`]
          : []),
      ],
    },
  ];
}

/** What needs daylight, before the evening that is dark. */
function darkClaims({ stop, at, evening: { stops, scene } }: StopInPlan): Claim[] {
  const { dusk } = scene.context.sun;
  const next = stops[at + 1];
  if (dusk === null || !next || !needsDaylight(stop.venue) || next.departure <= dusk) return [];
  const clock = spokenClock(dusk);
  return [
    {
      about: 'order',
      strength: 1,
      ways: [
        at === 0
          ? `First, by daylight: it is dark by ${clock}`
          : `By daylight, before the dark at ${clock}`,
        `Before ${callOf(next)}, since it is dark by ${clock}`,
      ],
    },
  ];
}

/** A meal before something that begins at its own hour, and a kitchen at a late one. */
function tableClaims({ stop, at, evening }: StopInPlan): Claim[] {
  const next = evening.stops[at + 1];
  if (kinds[stop.venue.category].role !== 'meal') return [];
  const set = next && setOf({ stop: next, evening });
  if (set) return [beforeTheSet(stop, set)];
  const closing = closingOf(stop);
  if (closing === undefined || stop.arrival < lateTable || closing - stop.departure < leisure)
    return [];
  return [
    {
      about: 'late',
      strength: 1.1,
      ways: [
        `Open until ${spokenClock(closing)}, so it is not too late to eat`,
        `Still serving at this hour, until ${spokenClock(closing)}`,
      ],
    },
  ];
}

function beforeTheSet(stop: SpokenStop, set: { what: string; begins: number }): Claim {
  const clock = spokenClock(set.begins);
  const meal = capitalize(callOf(stop));
  const leave = spokenClock(stop.departure);
  return {
    about: 'order',
    strength: 1.05,
    ways: [
      `${meal} first, because the ${set.what} is at ${clock}`,
      `Out by ${leave}, in good time for the ${clock} ${set.what}`,
    ],
  };
}

/** From here on a table is a late one. */
const lateTable = 21 * 60 + 30;

/** Whoever comes so late asks how long the doors stay open. */
const lateArrival = 22 * 60 + 30;

/** Where one stays on if one likes. */
const forSitting: ReadonlySet<Role> = new Set(['meal', 'drink', 'treat']);

function lateClaims({ stop, at, evening: { stops } }: StopInPlan): Claim[] {
  const closing = closingOf(stop);
  const { role } = kinds[stop.venue.category];
  const mayLinger = closing !== undefined && closing - stop.departure >= leisure;
  const isLate = stop.arrival >= lateArrival;
  if (!mayLinger || !isLate || at !== stops.length - 1 || !forSitting.has(role)) return [];
  const clock = spokenClock(closing);
  return [
    {
      about: 'late',
      strength: 0.6,
      ways: [`Open until ${clock}, so nobody has to hurry`, `No hurry: it is open until ${clock}`],
    },
  ];
}
