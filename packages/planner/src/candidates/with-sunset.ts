import { kinds, type Venue } from '@rendezvous/venue-model';
import { minutesOfStop, type Scene } from '../scene.ts';
import { askedAt } from './asked-at.ts';
import type { Window } from './window.ts';

/** They see it go down from so many minutes before, and stay as many after. */
const around = 10;

/**
 * Whether two go to a place in the open for the sunset that they asked for, where the sun sets
 * before their date would be over.
 */
export function waitsForSunset(venue: Venue, scene: Scene): boolean {
  const { tastes, wishes, context } = scene;
  const { sunset } = context.sun;
  const { startMinutes, stops } = wishes;
  if (sunset === null || venue.indoor || kinds[venue.category].role !== 'stroll') return false;
  if (sunset < startMinutes || sunset > startMinutes + minutesOfStop * stops) return false;
  const asked = askedAt(venue, scene);
  return tastes.some(({ hour }, i) => hour === 'sunset' && (asked & (1 << i)) !== 0);
}

/**
 * The windows of a place that hold the sunset, where they go there for it; else all of them as they
 * are. What comes before is then stayed at for longer, where otherwise a ride would fill the time.
 */
export function withSunset(windows: Window[], venue: Venue, scene: Scene): Window[] {
  const { sunset } = scene.context.sun;
  if (sunset === null || !waitsForSunset(venue, scene)) return windows;
  const { stay } = kinds[venue.category];
  const usual = Math.max(venue.stayMinutes ?? 0, stay[1]);
  const held = windows.flatMap((window) => {
    const most = Math.min(window.longest, usual);
    const earliest = Math.max(window.arriveFrom, sunset + around - most);
    const arriveFrom = Math.ceil(earliest / window.every) * window.every;
    const latest = Math.min(window.arriveTo, sunset - around);
    const arriveTo = Math.floor(latest / window.every) * window.every;
    const leaveFrom = Math.max(window.leaveFrom, Math.ceil((sunset + around) / 5) * 5);
    return arriveFrom <= arriveTo && leaveFrom <= window.leaveBy
      ? [{ ...window, arriveFrom, arriveTo, leaveFrom }]
      : [];
  });
  return held.length > 0 ? held : windows;
}
