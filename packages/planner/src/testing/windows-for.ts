import type { Opening, Venue } from '@rendezvous/venue-model';
import type { Window } from '../candidates/window.ts';
import { windowsOf } from '../candidates/windows.ts';
import { aScene } from './some-wishes.ts';

/** A clock hour in minutes after midnight. */
export const at = (hour: number): number => hour * 60;

/** The windows of a venue for two who start at that hour. */
export function windowsFor(
  venue: Venue,
  opening: Opening,
  { startHour = 17, ...context }: { startHour?: number } & Parameters<typeof aScene>[0] = {},
): readonly Window[] {
  return windowsOf(venue, opening, aScene({ wishes: { startMinutes: at(startHour) }, ...context }));
}
