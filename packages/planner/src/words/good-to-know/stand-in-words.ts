import { formatClock } from '@rendezvous/language';
import { kinds, type Category, type Venue } from '@rendezvous/venue-model';
import type { StandIn } from '../../stand-ins/stand-in.ts';
import { spokenClock } from '../voice/clock.ts';
import { spokenName } from '../voice/moments.ts';

/** What is not on when a stage is dark. */
const acts: Partial<Record<Category, string>> = {
  jazz_club: 'set',
  music_venue: 'band',
  concert_hall: 'concert',
  dance_hall: 'dancing',
};

/** 'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot and open until 2 AM.'; without the hours where the names are long. */
export function standInSentence(gone: Venue, standIn: StandIn): string {
  const beginning = `If ${conditionOf(gone, standIn)}, ${spokenName(standIn.venue.name)} is ${wayTo(standIn)}`;
  const whole = `${beginning} ${openTo(standIn)}.`;
  return isShort(whole) ? whole : `${beginning}.`;
}

/** More words nobody takes in at once. */
const mostWords = 28;
export const isShort = (text: string): boolean => text.split(' ').length <= mostWords;

function conditionOf(venue: Venue, { because }: StandIn): string {
  const name = spokenName(venue.name);
  switch (because) {
    case 'show':
      return `${name} has no ${acts[venue.category] ?? 'show'} that night`;
    case 'event':
      return `${name} should fall through`;
    case 'hours':
      return `${name} is shut`;
    case 'booking':
      return kinds[venue.category].role === 'activity'
        ? `${name} is sold out`
        : `${name} has no table`;
    case 'rain':
      return `rain spoils ${name}`;
    case 'heat':
      return `it is too hot for ${name}`;
    case 'cold':
      return `it is too cold for ${name}`;
  }
}

function wayTo({ leg: { minutes, mode } }: StandIn): string {
  const by = mode === 'walking' ? 'on foot' : mode === 'driving' ? 'by car' : 'by transit';
  return `${minutes} minutes away ${by}`;
}

function openTo({ begins, openUntil }: StandIn): string {
  if (begins !== null) return `and usually starts at ${formatClock(begins)}`;
  return openUntil === null
    ? 'and open around the clock'
    : `and open until ${spokenClock(openUntil)}`;
}
