import { kinds, type Venue } from '@rendezvous/venue-model';

/** Of what is there on certain days so much more than is usual is not too long. */
const beyondUsual = 30;

/** The longest sensible stay at a place in minutes: its kind's, and what an event deserves where that is more. */
export function longestStay({ category, event, stayMinutes }: Venue): number {
  const [, , longest] = kinds[category].stay;
  return event === null || stayMinutes === null
    ? longest
    : Math.max(longest, stayMinutes + beyondUsual);
}
