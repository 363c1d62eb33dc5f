import type { Venue } from '@rendezvous/venue-model';
import type { Leg } from '../travel.ts';

/**
 * Why a stop may fall through: nothing is on, the event is off, the doors are shut, no
 * table is free, or the sky.
 */
export const risks = ['show', 'event', 'hours', 'booking', 'rain', 'heat', 'cold'] as const;
export type Risk = (typeof risks)[number];

/**
 * Where the two go at the same time when a stop falls through: what was wished is had there
 * too, and all rules hold.
 */
export interface StandIn {
  readonly venue: Venue;
  readonly because: Risk;
  /** When they are there, in minutes after midnight of the date; other stops keep their times. */
  readonly arrival: number;
  readonly departure: number;
  /** From the stop that it stands in for. */
  readonly leg: Leg;
  /** When what they come for usually begins; null where they come when they like. */
  readonly begins: number | null;
  /**
   * When it closes after the stay, in minutes after midnight of the date; null where it
   * is open around the clock.
   */
  readonly openUntil: number | null;
}
