import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { fileError, filesIn } from './content-files.ts';
import { coupleTypeNames } from './couple-type.ts';

const folder = new URL('../requests/', import.meta.url);

/** Wishes as the planner takes them; it checks them when they are planned. */
const wishes = z.record(z.string(), z.unknown());

const sampleRequests = z.strictObject({
  city: z.string(),
  /** The planner's today, from which the days of the requests lie ahead. */
  madeOn: z.iso.date(),
  common: wishes.describe('What all requests of the city have in common'),
  requests: z.array(
    z.strictObject({
      couple: z.enum(coupleTypeNames),
      config: wishes,
    }),
  ),
});
/** What the date ideas of one city are asked for with, in the order in which they are planned. */
export type SampleRequests = z.output<typeof sampleRequests>;

/**
 * The requests of all cities by the slug of the city. Throws, naming the file and the first field
 * that is wrong.
 */
export function loadSampleRequests(): Map<string, SampleRequests> {
  const entries = filesIn(folder, '.yaml').map((file): [string, SampleRequests] => {
    const parsed = sampleRequests.safeParse(parse(readFileSync(new URL(file, folder), 'utf8')));
    if (parsed.success) return [file.replace('.yaml', ''), parsed.data];
    throw fileError(`requests/${file}`, parsed.error);
  });
  return new Map(entries);
}
