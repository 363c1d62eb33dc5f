import { capitalize, inLetters } from '@rendezvous/language';
import { kinds, type Role } from '@rendezvous/venue-model';
import { needsDaylight } from '../../candidates/window.ts';
import type { Claim, StopInPlan } from './claim.ts';
import { closingOf, hasDoors, setOf, spanOf, sunsetAt } from './hours.ts';
import { callOf, spokenClock } from './speak.ts';

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
  if (closing === undefined || !next || closing >= next.departure) return [];
  const clock = spokenClock(closing);
  return [
    {
      about: 'order',
      strength: 1.3,
      sentences:
        at === 0
          ? [
              `It comes first because the doors close at ${clock}.`,
              `Start here: it closes at ${clock}.`,
              `First, while it is open: the doors close at ${clock}.`,
            ]
          : [
              `It closes at ${clock}, so it comes before ${callOf(next)}.`,
              `Before ${callOf(next)}, because this closes at ${clock}.`,
            ],
      short: null,
    },
  ];
}

/** It was still shut during the stop before. */
function openingClaims({ stop, at, evening: { stops } }: StopInPlan): Claim[] {
  const span = spanOf(stop);
  const before = stops[at - 1];
  if (!span || !before || !hasDoors(stop) || span[0] < before.arrival + halfHour) return [];
  const clock = spokenClock(span[0]);
  return [
    {
      about: 'order',
      strength: 1,
      sentences: [
        `The doors open at ${clock}, so ${callOf(before)} comes first.`,
        `First ${callOf(before)}, because the doors here open at ${clock}.`,
      ].slice(plural.test(callOf(before)) ? 1 : 0),
      short: null,
    },
  ];
}

/** What takes no 'comes': 'drinks'. */
const plural = /s$/;

function setClaims(place: StopInPlan): Claim[] {
  const set = setOf(place);
  if (!set) return [];
  const clock = spokenClock(set.begins);
  const spare = set.begins - place.stop.arrival;
  return [
    {
      about: 'set',
      strength: 1.3,
      sentences: [
        `The ${set.what} usually begins at ${clock}, so you are there in time.`,
        `You are in time for the ${set.what} at ${clock}.`,
        ...(spare >= 10 && spare <= halfHour
          ? [`You have ${inLetters(spare)} minutes to settle in before the ${clock} ${set.what}.`]
          : []),
      ],
      short: `${capitalize(set.what)} at ${clock}`,
    },
  ];
}

function sunsetClaims(place: StopInPlan): Claim[] {
  const sunset = sunsetAt(place);
  if (sunset === undefined) return [];
  const clock = spokenClock(sunset);
  return [
    {
      about: 'light',
      strength: 1.35,
      sentences: [
        `The sun goes down at ${clock}, while you are here.`,
        `Golden until ${clock}, and you are here to see it go.`,
        `You are here for the sunset at ${clock}.`,
        ...(place.at === 0
          ? [`The light is golden until ${clock}, so this comes first.`]
          : [`The stops are timed so that you see the ${clock} sunset from here.`]),
      ],
      short: `Sunset at ${clock}`,
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
      sentences: [
        `It is dark by ${clock}, so this comes before ${callOf(next)}.`,
        `You see it by daylight: it is dark by ${clock}.`,
        ...(at === 0 ? [`Daylight first: it is dark by ${clock}.`] : []),
      ],
      short: null,
    },
  ];
}

/** A meal before something that begins at its own hour, and a kitchen at a late one. */
function tableClaims({ stop, at, evening }: StopInPlan): Claim[] {
  const next = evening.stops[at + 1];
  if (kinds[stop.venue.category].role !== 'meal') return [];
  const set = next && setOf({ stop: next, evening });
  const meal = callOf(stop);
  const told = set
    ? [
        `${capitalize(meal)} at ${spokenClock(stop.arrival)} leaves you in time for the ${spokenClock(set.begins)} ${set.what}.`,
        `You eat now, because the ${set.what} begins at ${spokenClock(set.begins)}.`,
      ]
    : [];
  return told.length > 0 ? [{ about: 'order', strength: 1.1, sentences: told, short: null }] : [];
}

/** Where one stays on if one likes. */
const forSitting: ReadonlySet<Role> = new Set(['meal', 'drink', 'treat']);

function lateClaims({ stop, at, evening: { stops } }: StopInPlan): Claim[] {
  const closing = closingOf(stop);
  const isLast = at === stops.length - 1;
  const { role } = kinds[stop.venue.category];
  const mayLinger = closing !== undefined && closing - stop.departure >= leisure;
  if (!mayLinger || !isLast || !forSitting.has(role)) return [];
  const clock = spokenClock(closing);
  return [
    {
      about: 'late',
      strength: closing >= 22 * 60 ? 0.95 : 0.7,
      sentences: [
        `It stays open until ${clock}, so you decide when to go.`,
        `Nobody hurries you out: the doors close at ${clock}.`,
        `Stay as long as you like; it is open until ${clock}.`,
        ...(role === 'drink' ? [`Open until ${clock}, in case one drink turns into two.`] : []),
      ],
      short: null,
    },
  ];
}
