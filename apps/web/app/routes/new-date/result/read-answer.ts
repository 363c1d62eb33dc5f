import { type ReadSuggestion, readSuggestion } from '@rendezvous/contract';

/**
 * An answer as it can be shown. The only place where the browser needs the schemas of a plan: it
 * loads them by themselves.
 */
export function readAnswer(answer: unknown): ReadSuggestion {
  return readSuggestion(answer, () => crypto.randomUUID());
}
