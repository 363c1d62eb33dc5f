import { kinds, type Venue } from '@rendezvous/venue-model';

/** Of what is there on certain days so much more than is usual is not too long. */
const beyondUsual = 30;

/**
 * A walk or a square is not made to fill an evening: so many times what is usual there at most, and
 * never less than a good look takes.
 */
const stroll = { times: 1.6, look: 50 } as const;

/**
 * The longest sensible stay at a place in minutes: its kind's, less at a short walk, and what an
 * event deserves where that is more.
 */
export function longestStay({ category, event, stayMinutes }: Venue): number {
  const { role, stay } = kinds[category];
  const [shortest, , longest] = stay;
  if (stayMinutes === null) return longest;
  if (event !== null) return Math.max(longest, stayMinutes + beyondUsual);
  return role === 'stroll'
    ? Math.max(shortest, Math.min(longest, Math.max(stroll.look, stroll.times * stayMinutes)))
    : longest;
}
