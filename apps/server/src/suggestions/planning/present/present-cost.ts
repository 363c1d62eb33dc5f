import type { Cost } from '@rendezvous/venue-model';

/** Cents as dollars on the wire. */
export function presentCost({ minCents, maxCents, expectedCents }: Cost): {
  min: number;
  max: number;
  expected: number;
} {
  return { min: minCents / 100, max: maxCents / 100, expected: expectedCents / 100 };
}
