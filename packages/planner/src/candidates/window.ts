import { kinds, type Venue } from '@rendezvous/venue-model';
import { dawnOf } from '../context/sun.ts';
import type { Scene } from '../scene.ts';

/** A stretch of the date in which a venue can be visited. Minutes after midnight of the date. */
export interface Window {
  readonly arriveFrom: number;
  readonly arriveTo: number;
  readonly leaveBy: number;
  /** The longest stay: the kind's, or only the shortest when the sky is unpleasant. */
  readonly longest: number;
  /** Nobody leaves before: a set is stayed for. 0 where one may leave at any time. */
  readonly leaveFrom: number;
  /**
   * When the sets that follow each other are over, for those who came for
   * them; absent where it is one.
   */
  readonly wholeUntil?: number;
  /** Arrivals are on so many minutes of the clock: tables, sets and classes on the quarter hour. */
  readonly every: 5 | 15;
}

/** Whatever begins at a time of its own besides meals and shows. */
const classes: ReadonlySet<Venue['category']> = new Set([
  'cooking_class',
  'dance_class',
  'pottery_studio',
  'art_workshop',
]);

/** The step of the clock on which people arrive at a place: the times that they keep. */
export function arrivalStep({ category }: Venue): Window['every'] {
  const { role } = kinds[category];
  return role === 'meal' || role === 'show' || classes.has(category) ? 15 : 5;
}

/** A window with its times on the clock, or none where no time on it lies inside. */
export function onTheClock(window: Window, shortest: number): Window[] {
  const leaveBy = Math.floor(window.leaveBy / 5) * 5;
  const arriveFrom = Math.ceil(window.arriveFrom / window.every) * window.every;
  const latest = Math.min(window.arriveTo, leaveBy - shortest);
  const arriveTo = Math.floor(latest / window.every) * window.every;
  return arriveFrom <= arriveTo ? [{ ...window, arriveFrom, arriveTo, leaveBy }] : [];
}

/** An evening is over long before this; later windows cannot matter. */
export const longestEveningMinutes = 9 * 60;

/** Nobody strolls in the open later than this, but where it is lit and others are about. */
const lastStrollMinutes = 22 * 60;

/** Whether a venue is over before dusk: in the open, of a kind that needs light, and not lit. */
export function needsDaylight(venue: Venue): boolean {
  return kinds[venue.category].needsDaylight && !venue.indoor && !isLit(venue);
}

/** Whether there is light after dark: of lamps, or of the fires that people go there for. */
export const isLit = ({ vibes, needs, knownFor }: Venue): boolean =>
  vibes.includes('lit-at-night') || needs.litAfterDark === 'yes' || knownFor.includes('bonfire');

/** When there is light enough for a place, and company enough in the night. */
export function lightOf(venue: Venue, { sun }: Scene['context']): { from: number; to: number } {
  if (needsDaylight(venue)) return { from: dawnOf(sun) ?? 0, to: sun.dusk ?? 24 * 60 };
  const from = venue.event?.isAfterDark ? (sun.sunset ?? 0) : 0;
  const isStroll = kinds[venue.category].role === 'stroll' && !venue.indoor;
  const isBusy = venue.vibes.includes('lively') || venue.vibes.includes('crowded');
  return {
    from,
    to: isStroll && !(isLit(venue) && isBusy) ? lastStrollMinutes : Number.POSITIVE_INFINITY,
  };
}
