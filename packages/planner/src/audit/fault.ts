import type { Context } from '../context/context.ts';
import type { Venue } from '@rendezvous/venue-model';
import type { Wishes } from '../wishes/wishes.ts';

/** Everything a plan promises. */
export const auditRules = [
  'real',
  'distinct',
  'stops',
  'open',
  'hours-unknown',
  'stay',
  'clock',
  'start',
  'order',
  'leg',
  'way',
  'end',
  'daylight',
  'weather',
  'after-dark',
  'season',
  'event',
  'last-entry',
  'showtime',
  'distance',
  'near-start',
  'budget',
  'cost',
  'diet',
  'dislikes',
  'setting',
  'done-before',
  'first-date',
  'kinds',
  'meal',
  'drink',
  'treat',
  'reasons',
  'thread',
  'curated',
  'needs',
  'stand-in',
] as const;
export type AuditRule = (typeof auditRules)[number];

/** A promise that a plan breaks. */
export interface Fault {
  readonly rule: AuditRule;
  readonly text: string;
}

/**
 * What is known when a plan is checked: the wishes as given, the venues at hand
 * and the facts of the day.
 */
export interface Facts {
  readonly wishes: Wishes;
  readonly venues: readonly Venue[];
  readonly context: Context;
}
