import { capitalize, formatClock } from '@rendezvous/language';
import { kinds, type Category } from '@rendezvous/venue-model';
import type { Stop } from '../../plan.ts';
import { isForTheDark } from '../../score/light.ts';
import { spokenName } from '../voice/moments.ts';
import { callOf } from '../reasons/speak.ts';
import { spokenClock } from '../voice/clock.ts';
import { closingOf, type Fact, type Knowing } from './fact.ts';

/** The light is what decides for so many minutes before the sun is down. */
const lastLight = 60;
/**
 * From an hour after sunset on nobody expects to see anything by day, and so long
 * after it nobody wonders.
 */
const nightfall = { from: 60, until: 150 } as const;

/**
 * What the sun does to the stops in the open: which of them it sets on, which it lights last,
 * which are seen in the dark.
 */
export function lightFacts({ stops, legs, told, scene: { context } }: Knowing): Fact[] {
  const { sunset, sunrise } = context.sun;
  const dawn = sunriseFacts(stops, sunrise);
  if (sunset === null || told.includes(formatClock(sunset)) || dawn.length > 0) return dawn;
  const at = formatClock(sunset);
  return stops.flatMap((stop, i): Fact[] => {
    const { venue, arrival, departure } = stop;
    if (venue.indoor || kinds[venue.category].role === 'meal') return [];
    const name = spokenName(venue.name);
    if (arrival <= sunset && sunset <= departure)
      return [
        { about: 'sun', strength: 0.8, text: `The sun sets at ${at}, while you are at ${name}.` },
      ];
    const hurry = hurryFor(stop, { before: stops[i - 1], leg: legs[i - 1], sunset });
    if (hurry) return [hurry];
    if (arrival > sunset) {
      const isLong = arrival - sunset > nightfall.until && venue.category !== 'public_art';
      const seen = venue.event || isLong ? undefined : inTheDark(stop);
      return seen === undefined
        ? []
        : [
            {
              about: 'sun',
              strength: arrival - sunset > nightfall.from ? 0.62 : 0.76,
              text: `The sun sets at ${at}, so ${seen}.`,
            },
          ];
    }
    const isLastByDay =
      !isForTheDark(venue) &&
      sunset - departure <= lastLight &&
      stops.slice(i + 1).some((next) => next.venue.indoor);
    return isLastByDay
      ? [
          {
            about: 'sun',
            strength: 0.74,
            text: `The light lasts until ${at}, so ${name} comes ${placeOf(stops, i)}.`,
          },
        ]
      : [];
  });
}

/** So soon after the sunset two who leave a little earlier still see it. */
const justMissed = 20;

/** Where the table is left a few minutes too late for the sunset next door. */
function hurryFor(
  { venue, arrival }: Stop,
  {
    before,
    leg,
    sunset,
  }: {
    readonly before: Stop | undefined;
    readonly leg: Knowing['legs'][number] | undefined;
    readonly sunset: number;
  },
): Fact | undefined {
  const isSeen = kinds[venue.category].scale.light >= bright && venue.event === null;
  if (!before || !leg || !isSeen || arrival <= sunset || arrival - sunset > justMissed)
    return undefined;
  const by = Math.floor((sunset - leg.minutes) / 5) * 5;
  return {
    about: 'sun',
    strength: 0.8,
    text: `Leave ${callOf(before)} by ${formatClock(by)} if you want the ${formatClock(sunset)} sunset from ${spokenName(venue.name)}.`,
  };
}

/** Where the light is worth a word. */
const bright = 0.7;

/** The stop at which the sun comes up. */
function sunriseFacts(stops: readonly Stop[], sunrise: number | null): Fact[] {
  const there = stops.find(
    ({ venue, arrival, departure }) =>
      sunrise !== null && !venue.indoor && arrival <= sunrise && sunrise <= departure,
  );
  if (!there || sunrise === null) return [];
  return [
    {
      about: 'sun',
      strength: 0.8,
      text: `The sun comes up at ${formatClock(sunrise)}: be at ${spokenName(there.venue.name)} by ${formatClock(there.arrival)} for the light before it.`,
    },
  ];
}

/** What is seen of a stop after sunset, where that is another thing than by day. */
function inTheDark({ venue }: Stop): string | undefined {
  const name = spokenName(venue.name);
  const { category, vibes } = venue;
  if (category === 'viewpoint' || vibes.includes('view'))
    return `from ${name} you see the lights of the city`;
  return onTheStreet.has(category) ? `you see ${name} by street light` : undefined;
}

const onTheStreet: ReadonlySet<Category> = new Set([
  'public_art',
  'landmark',
  'plaza',
  'promenade',
]);

/** A door that shuts so soon after the two leave is why the stop comes when it does. */
const soon = 45;
/** What is open later than this would hardly have come last; kitchens are expected to close. */
const earlyDoor = { meal: 19 * 60 + 30, drink: 20 * 60, other: 21 * 60 } as const;

/** The gates of what is there on certain days stay open a little longer than it lasts. */
function saysOfEnd({ venue: { event } }: Stop, closes: number): string {
  if (event === null) return `closes at ${spokenClock(closes)}`;
  return `is usually over by ${spokenClock(Math.min(closes, event.hours?.[1] ?? closes))}`;
}

/** Which doors close early enough to set the order. */
export function orderFacts({ stops }: Knowing): Fact[] {
  const last = stops.at(-1);
  return stops.slice(0, -1).flatMap((stop, i): Fact[] => {
    const closes = closingOf(stop);
    const isSaid = stop.reasons.some(({ text }) => /\bcloses at\b/.test(text));
    if (closes === undefined || !last || isSaid) return [];
    const admits = closes - (stop.venue.lastEntryMinutes ?? 0);
    const [shortest] = kinds[stop.venue.category].stay;
    const { role } = kinds[stop.venue.category];
    const isEarly = closes <= earlyDoor[role === 'meal' || role === 'drink' ? role : 'other'];
    // It could not have come last.
    const isDeciding = last.arrival > admits - shortest;
    if (!isEarly || !isDeciding || closes - stop.departure > soon) return [];
    const says =
      stop.venue.lastEntryMinutes === null
        ? saysOfEnd(stop, closes)
        : `lets nobody in after ${formatClock(admits)}`;
    return [
      {
        about: stop.venue.id,
        strength: 0.7,
        text: `${capitalize(spokenName(stop.venue.name))} ${says}, so it comes ${placeOf(stops, i)}.`,
      },
    ];
  });
}

/** 'first', or what it comes before. */
function placeOf(stops: readonly Stop[], i: number): string {
  const next = stops[i + 1];
  return i === 0 || !next ? 'first' : `before ${callOf(next)}`;
}
