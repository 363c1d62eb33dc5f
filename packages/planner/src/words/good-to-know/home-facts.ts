import { kinds } from '@rendezvous/venue-model';
import { setsOn } from '../../candidates/sets.ts';
import { hasTaste } from '../../score/met.ts';
import { callOf } from '../reasons/speak.ts';
import { spokenClock } from '../voice/clock.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact, Knowing } from './fact.ts';

/**
 * How the two get through the evening and home: where the car stays, when to leave for a long ride,
 * who drives after two bars, the last train, and where it may end early.
 */
export function homeFacts(knowing: Knowing): Fact[] {
  return [
    ...parkFacts(knowing),
    ...leaveByFacts(knowing),
    ...drinkAndDriveFacts(knowing),
    ...lastTrainFacts(knowing),
    ...exitFacts(knowing),
  ];
}

/** Whoever comes by car walks between the stops, and need not be told so twice. */
function parkFacts({ stops, legs, scene: { wishes } }: Knowing): Fact[] {
  const [first] = stops;
  const isWalked = legs.length > 1 && legs.every(({ mode }) => mode === 'walking');
  const isSaid = stops.some(({ reasons }) =>
    reasons.some(({ text }) => /\bparked\b|^Easy to park/.test(text)),
  );
  if (!first || wishes.mode !== 'driving' || !isWalked || isSaid) return [];
  return [
    {
      about: 'way',
      strength: 0.56,
      text: `Park once near ${spokenName(first.venue.name)}: the rest is on foot.`,
    },
  ];
}

/** A ride of so many minutes has to be begun on time, a shorter one where a curtain waits. */
const longRide = { toCurtain: 15, other: 25 } as const;

function leaveByFacts({ stops, legs, scene: { context } }: Knowing): Fact[] {
  return legs.flatMap((leg, i): Fact[] => {
    const [from, to] = [stops[i], stops[i + 1]];
    if (!from || !to || leg.mode === 'walking') return [];
    const set = setsOn(to.venue, context.date)?.some(
      ({ begins }) => to.arrival <= begins && begins < to.departure,
    );
    if (leg.minutes < longRide[set ? 'toCurtain' : 'other']) return [];
    return [
      {
        about: 'way',
        strength: set ? 0.7 : 0.57,
        text: `Leave ${spokenName(from.venue.name)} by ${spokenClock(from.departure)}: it is about ${leg.minutes} minutes to ${spokenName(to.venue.name)}.`,
      },
    ];
  });
}

function drinkAndDriveFacts({ stops, scene: { wishes, noAlcohol } }: Knowing): Fact[] {
  const bars = stops.filter(({ venue }) => kinds[venue.category].alcoholCentred);
  if (wishes.mode !== 'driving' || noAlcohol || bars.length < 2) return [];
  return [
    {
      about: 'driver',
      strength: 0.64,
      text: 'Two stops pour drinks, so agree on who drives or leave the car at home.',
    },
  ];
}

/** From here on trains and buses are few. */
const fewTrainsFrom = 24 * 60;

function lastTrainFacts({ stops, scene: { wishes } }: Knowing): Fact[] {
  const end = stops.at(-1)?.departure ?? 0;
  if (wishes.mode !== 'public' || end < fewTrainsFrom) return [];
  return [
    {
      about: 'home',
      strength: 0.69,
      text: `You leave at ${spokenClock(end)}, when trains are few: allow for the wait, or plan on a ride.`,
    },
  ];
}

/** Where a first date can end without anybody having to explain. */
function exitFacts({ stops, scene: { wishes, tastes } }: Knowing): Fact[] {
  const [before, last] = stops.slice(-2);
  const isSaid = stops.some(({ reasons }) =>
    reasons.some(({ text }) => /\bfirst date can end\b/.test(text)),
  );
  if (wishes.dateNumber !== 1 || !before || !last || isSaid || stops.length < 3) return [];
  // Nobody leaves before what they came for.
  const isAsked = tastes.some((taste) => taste.isMust && hasTaste(taste, last.venue));
  const isExtra = ['drink', 'treat', 'stroll'].includes(kinds[last.venue.category].role);
  if (isAsked || !isExtra) return [];
  return [
    {
      about: 'exit',
      strength: 0.58,
      text: `It can end kindly after ${callOf(before)}; ${spokenName(last.venue.name)} is for when you both want more.`,
    },
  ];
}
