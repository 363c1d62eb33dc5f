import type { ShownInvitation } from '@rendezvous/contract';
import type { StoredDate } from '../dates/dates-store.ts';
import { findCalendar } from '../platform/http/viewer.ts';
import { localDateTime } from '../platform/time/clock-time.ts';

/** Whether a date still accepts answers, and the current day where the date takes place. */
export function invitationState(
  { cancelledAt, day, head }: StoredDate,
  now: Date,
): { state: ShownInvitation['state']; today: string } {
  const zone = head.time_zone ?? 'UTC';
  const today = localDateTime(now, findCalendar(zone) ? zone : 'UTC').date;
  return { today, state: cancelledAt !== null ? 'cancelled' : day < today ? 'over' : 'open' };
}
