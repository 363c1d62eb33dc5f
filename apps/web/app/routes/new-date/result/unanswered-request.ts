import type { SuggestionRequestBody } from '@rendezvous/contract';
import { readStored, removeStored, writeStored } from '../../../browser-storage.ts';

const key = 'unanswered_request';

/**
 * The id of a visitor's request, the same until its answer has come: by it the server knows that
 * it has answered already.
 */
export function requestIdOf(body: SuggestionRequestBody): string {
  const asked = JSON.stringify(body);
  const kept = readStored(key) ?? '';
  const id = kept.slice(0, kept.indexOf(' '));
  if (kept === `${id} ${asked}`) return id;
  const fresh = crypto.randomUUID();
  writeStored(key, `${fresh} ${asked}`);
  return fresh;
}

/** The answer is here. */
export function forgetRequest(): void {
  removeStored(key);
}
