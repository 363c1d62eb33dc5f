import { formatClock } from '@rendezvous/language';
import { kinds } from '@rendezvous/venue-model';
import { beginningOf, setsOn } from '../../candidates/sets.ts';
import type { Stop } from '../../plan.ts';
import { spokenClock } from '../voice/clock.ts';
import { spokenAhead } from '../voice/tips.ts';
import { spokenName } from '../voice/moments.ts';
import type { Fact, Knowing } from './fact.ts';
import { standInSentence } from './stand-in-words.ts';
import { tideFacts } from './tide-facts.ts';

/** How much somebody misses to know of a stop that falls through, by why it does. */
const missed = {
  hours: 0.95,
  event: 0.9,
  show: 0.85,
  booking: 0.72,
  rain: 0.5,
  heat: 0.6,
  cold: 0.6,
} as const;
const begins = 0.78;
const mustBook = 0.82;
const unknownHours = 0.8;

/** What may go wrong at the stops, and what to do: the curtain, the door, the table, the sky. */
export function stopFacts({ stops, scene }: Knowing): Fact[] {
  const { date } = scene.context;
  return stops.flatMap((stop): Fact[] => {
    const about = stop.venue.id;
    const { venue, standIn } = stop;
    return [
      ...(standIn
        ? [{ about, strength: missed[standIn.because], text: standInSentence(venue, standIn) }]
        : []),
      ...tideFacts(stop, scene),
      ...curtain(stop, date),
      ...(setOf(stop, date) ? [] : door(stop)),
    ];
  });
}

const setOf = ({ venue, arrival, departure }: Stop, date: string) =>
  setsOn(venue, date)?.find(({ begins }) => arrival <= begins && begins < departure);

function curtain(stop: Stop, date: string): Fact[] {
  const { venue } = stop;
  const { role } = kinds[venue.category];
  const set = setOf(stop, date);
  const name = spokenName(venue.name);
  const look = role === 'show' || venue.event ? 'look up what is on' : 'reserve a place';
  const begun = set?.begins ?? beginningOf(venue, date);
  if (begun === undefined || stop.arrival > begun) return [];
  const isLater = setsOn(venue, date)?.some((one) => one.begins < begun) === true;
  const what = isLater
    ? `The later set at ${name}`
    : venue.event?.main.length
      ? `The main part of ${name}`
      : capital(name);
  const text = `${what} usually starts at ${formatClock(begun)}: ${look} before you set out.`;
  return [{ about: venue.id, strength: begins, text }];
}

/** A square, a shore or a view costs nothing and has nobody to be called. */
const hasNobody = ({ category, indoor, cost }: Stop['venue']): boolean =>
  !indoor && cost.maxCents === 0 && kinds[category].role === 'stroll';

function door({ venue, opening, arrival }: Stop): Fact[] {
  const name = spokenName(venue.name);
  const { need, ahead } = venue.booking;
  if (kinds[venue.category].role === 'show' && !opening.known && !venue.event)
    return [
      {
        about: venue.id,
        strength: unknownHours,
        text: `Look up what ${name} has on that day before you book anything else.`,
      },
    ];
  if (!opening.known && !venue.event && !hasNobody(venue)) {
    const what = opening.because === 'holiday' ? 'holiday hours' : 'hours';
    if (need !== 'none')
      return [
        {
          about: venue.id,
          strength: unknownHours,
          text: `Reserve ${name}${ahead === null ? ' ahead' : ` ${spokenAhead(ahead)}`} and ask for its ${what}.`,
        },
      ];
    return [
      {
        about: venue.id,
        strength: unknownHours,
        text: `Call ${name} before you go: its ${what} are not published.`,
      },
    ];
  }
  if (need !== 'required') return [];
  return [
    {
      about: venue.id,
      strength: mustBook,
      text: `${capital(name)} has to be booked${ahead === null ? '' : `, usually ${spokenAhead(ahead)}`}: ask for ${spokenClock(arrival)}.`,
    },
  ];
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
