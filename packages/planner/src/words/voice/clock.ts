import { formatClock } from '@rendezvous/language';

/** A time of day as it stands in a sentence: '9:30 PM', 'midnight'. */
export function spokenClock(minutes: number): string {
  if (minutes % (24 * 60) === 0) return 'midnight';
  return minutes % (24 * 60) === 12 * 60 ? 'noon' : formatClock(minutes);
}
