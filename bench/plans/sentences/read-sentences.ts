import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { sentence, type Sentence } from './meaning.ts';

/** Where the sentences of a set come from, and what they may be used for. */
const header = z.strictObject({ about: z.string() });

/**
 * The sentences of the sets in this folder, `<name>.jsonl`: a header, then a sentence a line.
 * Throws at a line that is not one.
 */
export const readSentences = (...names: readonly string[]): Sentence[] => names.flatMap(readSet);

function readSet(name: string): Sentence[] {
  const [first = '', ...lines] = readFileSync(new URL(`${name}.jsonl`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n');
  header.parse(JSON.parse(first));
  return lines.map((line) => sentence.parse(JSON.parse(line)));
}
