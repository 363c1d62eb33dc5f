import { formatClock } from '@rendezvous/language';
import { kinds, type Category, type Venue } from '@rendezvous/venue-model';
import type { Risk, StandIn } from '../../stand-ins/stand-in.ts';
import { spokenName } from '../voice/moments.ts';
import { spokenAhead } from '../voice/tips.ts';

/** What is not on when a stage is dark. */
const acts: Partial<Record<Category, string>> = {
  jazz_club: 'set',
  music_venue: 'band',
  concert_hall: 'concert',
  dance_hall: 'dancing',
};

/**
 * 'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot.'; where a table
 * or ticket may be gone, first that it is booked: 'Book Rich Table 2 weeks ahead; if it is full,
 * Souvla is 5 minutes away on foot.'
 */
export function standInSentence(gone: Venue, standIn: StandIn): string {
  const there = `${spokenName(standIn.venue.name)} is ${wayTo(standIn)}${startOf(standIn)}`;
  const { ahead } = gone.booking;
  const { because } = standIn;
  if (because !== 'booking') return `If ${conditionOf(gone, because)}, ${there}.`;
  const when = ahead === null ? '' : ` ${spokenAhead(ahead)}`;
  const isTable = kinds[gone.category].eating;
  return `Book ${spokenName(gone.name)}${when}; if it is ${isTable ? 'full' : 'sold out'}, ${there}.`;
}

/** More words nobody takes in at once. */
const mostWords = 28;
export const isShort = (text: string): boolean => text.split(' ').length <= mostWords;

function conditionOf(venue: Venue, because: Exclude<Risk, 'booking'>): string {
  const name = spokenName(venue.name);
  switch (because) {
    case 'show':
      return `${name} has no ${acts[venue.category] ?? 'show'} that night`;
    case 'event':
      return `${name} should fall through`;
    case 'hours':
      return `${name} is shut`;
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

const startOf = ({ begins }: StandIn): string =>
  begins === null ? '' : ` and usually starts at ${formatClock(begins)}`;
