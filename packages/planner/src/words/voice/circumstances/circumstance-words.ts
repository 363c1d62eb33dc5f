import type { Circumstance } from '@rendezvous/language';
import type { CircumstanceWords } from './situations.ts';
import { turnsOfLife } from './turns-of-life.ts';
import { waysToBe } from './ways-to-be.ts';

/**
 * What a friend says to people in whose lives something goes on: never more than what they
 * told and the stop bears out.
 */
export const circumstanceWords: Readonly<Record<Circumstance, CircumstanceWords>> = {
  ...turnsOfLife,
  ...waysToBe,
};
