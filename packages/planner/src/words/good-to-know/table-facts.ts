import {
  capitalize,
  formatClock,
  formatList,
  weekdayNames,
  type Occasion,
} from '@rendezvous/language';
import { kinds, type Role, type Vibe } from '@rendezvous/venue-model';
import { setsOn } from '../../candidates/sets.ts';
import { weekdayOf } from '../../context/calendar.ts';
import type { Stop } from '../../plan.ts';
import type { Scene } from '../../scene.ts';
import { choose, keyOf } from '../voice/choose.ts';
import { saysNoBookings } from '../notes/no-bookings.ts';
import { spokenClock } from '../voice/clock.ts';
import { spokenName } from '../voice/moments.ts';
import { spokenAhead } from '../voice/tips.ts';
import { closingOf, isServed, type Fact, type Knowing } from './fact.ts';

/**
 * What tables and doors ask of the two: a booking for their hour, a line, a kitchen that
 * closes, a curtain after dinner.
 */
export function tableFacts(knowing: Knowing): Fact[] {
  const { stops, scene } = knowing;
  return [
    ...stops.flatMap((stop) => [
      ...lineFacts(stop, scene),
      ...kitchenFacts(stop),
      ...crowdFacts(stop),
      ...dressFacts(stop),
    ]),
    ...bookingFacts(knowing),
    ...curtainFacts(knowing),
  ];
}

const roleOf = ({ venue }: Stop): Role => kinds[venue.category].role;

/** What to say on the phone, so that the table is laid for the day. */
const toMention: Partial<Record<Occasion, string>> = {
  birthday: 'mention the birthday',
  'wedding-anniversary': 'mention the anniversary',
  proposal: 'tell them by phone what the evening is for',
  graduation: 'say what you are celebrating',
};

/**
 * The bookings that are advised, each for their hour, in one sentence; what has to be booked, and
 * what begins on its own minute, is said by `stopFacts`.
 */
function bookingFacts({ stops, scene }: Knowing): Fact[] {
  const booked = stops.filter(
    ({ venue, opening, standIn, reasons }) =>
      venue.booking.need === 'advised' &&
      !saysNoBookings(reasons.map(({ text }) => text)) &&
      opening.known &&
      venue.category !== 'cinema' &&
      standIn?.because !== 'booking' &&
      setsOn(venue, scene.context.date) === null,
  );
  if (booked.length === 0) return [];
  const meal = booked.find((stop) => roleOf(stop) === 'meal');
  const mention = meal && scene.occasion && toMention[scene.occasion];
  const also = mention ? `, and ${mention}` : '';
  const parts = formatList(booked.map(bookingOf));
  const key = keyOf(
    stops.map(({ venue }) => venue.id),
    scene.context.date,
    'booking',
  );
  const ways =
    booked.length === 1 && also === ''
      ? [`Book ${parts}.`, `It is wise to book ${parts}.`]
      : [`Book ${parts}${also}.`];
  return [
    {
      about: 'booking',
      strength: 0.66,
      text: choose(ways, key) ?? '',
      places: booked.map(({ venue }) => venue.id),
    },
  ];
}

/** 'a table at Zuni Cafe for 6 PM, a week ahead'; people book on the quarter of an hour. */
function bookingOf(stop: Stop): string {
  const { booking, event, name } = stop.venue;
  const spoken = spokenName(name);
  const ahead = booking.ahead === null ? '' : ` (${spokenAhead(booking.ahead)})`;
  if (event || roleOf(stop) === 'show') return `tickets for ${spoken}${ahead}`;
  const quarter = stop.arrival - (stop.arrival % 15);
  const at = `${quarter === stop.arrival ? 'for' : 'for about'} ${spokenClock(quarter)}`;
  return `${roleOf(stop) === 'meal' ? 'a table at ' : ''}${spoken} ${at}${ahead}`;
}

/** Who comes within so many minutes of the opening is there before the line. */
const asItOpens = 20;
/** When all sit down. */
const rushHours = [
  [10 * 60, 13 * 60 + 30],
  [18 * 60, 20 * 60 + 30],
] as const;

/** What all want to see fills up over the day. */
const sought: ReadonlySet<Vibe> = new Set(['iconic', 'touristy', 'crowded', 'queues']);

/** Whether the two are there as the doors open. */
function isAtOpening({ opening, arrival }: Stop): boolean {
  const spans = opening.known ? opening.spans : [];
  const open = spans.find(([from, to]) => from <= arrival && arrival < to);
  return open !== undefined && arrival - open[0] <= asItOpens;
}

function crowdFacts(stop: Stop): Fact[] {
  const { venue } = stop;
  const isSought = roleOf(stop) === 'activity' && venue.vibes.some((vibe) => sought.has(vibe));
  if (!isSought || venue.event || !isAtOpening(stop)) return [];
  return [
    {
      about: 'opening',
      strength: 0.61,
      text: `You are at ${spokenName(venue.name)} as it opens, before most others come.`,
    },
  ];
}

/** A line is beaten by coming as the doors open; at the hour when all come it is kept in mind. */
function lineFacts(stop: Stop, { context: { date } }: Scene): Fact[] {
  const { venue, arrival } = stop;
  const role = roleOf(stop);
  const isMeal = role === 'meal';
  if (!venue.vibes.includes('queues') || !(isMeal || role === 'treat')) return [];
  if (venue.booking.need !== 'none') return [];
  const name = spokenName(venue.name);
  if (isAtOpening(stop))
    return [
      { about: 'line', strength: 0.64, text: `You are at ${name} as it opens, before the line.` },
    ];
  const isRush = isMeal && rushHours.some(([from, to]) => from <= arrival && arrival <= to);
  const weekday = weekdayOf(date);
  const on = weekday === 0 || weekday === 6 ? ` on a ${weekdayNames[weekday]}` : '';
  return isRush
    ? [
        {
          about: 'line',
          strength: 0.65,
          text: `Expect a line at ${name}${on}: put your name down as soon as you arrive.`,
        },
      ]
    : [];
}

/** A kitchen that leaves so little beyond a usual meal does not wait for those who come late. */
const spare = 15;

function kitchenFacts(stop: Stop): Fact[] {
  const closes = closingOf(stop);
  const isSaid = stop.reasons.some(({ text }) => /\b(closes at|until)\b/.test(text));
  if (roleOf(stop) !== 'meal' || closes === undefined || isSaid) return [];
  const [, typical] = kinds[stop.venue.category].stay;
  if (closes - stop.arrival > typical + spare) return [];
  return [
    {
      about: stop.venue.id,
      strength: 0.63,
      text: `${capitalize(spokenName(stop.venue.name))} closes at ${spokenClock(closes)}, so sit down by ${spokenClock(stop.arrival)}.`,
    },
  ];
}

function dressFacts({ venue }: Stop): Fact[] {
  const { dress } = venue.needs;
  return dress === null
    ? []
    : [
        {
          about: `dress ${venue.id}`,
          strength: 0.68,
          text: `Dress for ${spokenName(venue.name)}: ${dress}.`,
        },
      ];
}

/** Dinner before a curtain is ordered with it in mind. */
function curtainFacts({ stops, scene: { context } }: Knowing): Fact[] {
  return stops.flatMap((meal, i): Fact[] => {
    const next = stops[i + 1];
    if (!isServed(meal) || !next) return [];
    const set = setsOn(next.venue, context.date)?.find(
      ({ begins }) => next.arrival <= begins && begins < next.departure,
    );
    if (!set) return [];
    return [
      {
        about: meal.venue.id,
        strength: 0.67,
        text: `Tell ${spokenName(meal.venue.name)} when you sit down that you leave at ${formatClock(meal.departure)} for the ${formatClock(set.begins)} start.`,
      },
    ];
  });
}
