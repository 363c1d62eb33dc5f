import type { Adjustment } from '@rendezvous/language';

/** A change of a plan that asks for nothing but what is given. */
export const asking = (parts: Partial<Adjustment>): Adjustment => ({
  wishes: {},
  moves: [],
  wants: [],
  keep: [],
  swap: [],
  ...parts,
});
