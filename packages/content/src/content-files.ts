import { readdirSync } from 'node:fs';
import type { ZodError } from 'zod';

/** The files of a folder with that ending, by name. */
export function filesIn(folder: URL, ending: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort();
}

/** What is wrong with a file of this package: the first field that does not fit. */
export function fileError(file: string, { issues: [issue] }: ZodError): Error {
  return new Error(`Cannot read ${file}: ${issue?.path.join('.')}: ${issue?.message}`);
}
