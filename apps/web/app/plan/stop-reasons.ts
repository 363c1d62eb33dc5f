import type { WireVenue } from '@rendezvous/contract';

/** A reason of more words takes a line of its own; a plan that was saved earlier may have tags. */
const mostChipWords = 3;

/** Why a stop fits: what is said in a sentence, and what is said in a word or three. */
export function reasonsOf({ reasons = [] }: WireVenue): {
  readonly lines: readonly string[];
  readonly chips: readonly string[];
} {
  const isLine = (reason: string): boolean => reason.split(' ').length > mostChipWords;
  return { lines: reasons.filter(isLine), chips: reasons.filter((reason) => !isLine(reason)) };
}
