import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const widest = 300;

/**
 * Adds a line to the file that the end of the run prints: the part of the run, the test, the first
 * line of its error.
 */
export function noteFailure(what: string, names: readonly string[], error?: string): void {
  const firstLine = stripVTControlCharacters(error ?? '').split('\n', 1)[0];
  const line = `${what}: ${[...names, firstLine].filter(Boolean).join(' > ')}`;
  if (process.env.FAILURES) appendFileSync(process.env.FAILURES, `${line.slice(0, widest)}\n`);
}

/** A file as one names it on the command line. */
export const nameFile = (path: string): string => relative(process.cwd(), path);
