import type { Leg } from '../travel.ts';

/** The minutes of these ways that are not walked. */
export const riddenMinutes = (legs: readonly Pick<Leg, 'mode' | 'minutes'>[]): number =>
  legs.reduce((sum, { mode, minutes }) => sum + (mode === 'walking' ? 0 : minutes), 0);
