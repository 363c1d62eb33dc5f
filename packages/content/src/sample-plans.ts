import { readFileSync, writeFileSync } from 'node:fs';
import { plannedPlan, plannedWeather, suggestionConfig } from '@rendezvous/contract';
import { z } from 'zod';
import { fileError, filesIn } from './content-files.ts';
import { coupleTypeNames } from './couple-type.ts';

const folder = new URL('../plans/', import.meta.url);

/**
 * One date idea: a plan as the planner answered it on the day it was made, and the wishes that
 * asked for it.
 */
export const samplePlan = z.strictObject({
  id: z.string().describe('City, couple type and a number, such as "new-york-foodies-1"'),
  city: z.string(),
  couple: z.enum(coupleTypeNames),
  madeOn: z.iso.date(),
  request: suggestionConfig,
  plan: plannedPlan.omit({ plan_id: true, score: true }),
  weather: plannedWeather,
});
export type SamplePlan = z.output<typeof samplePlan>;

/**
 * The date ideas of all cities, city by city in the order of their articles. Throws, naming the
 * file and the first field that is wrong.
 */
export function loadSamplePlans(): SamplePlan[] {
  return filesIn(folder, '.json').flatMap((file) => {
    const parsed = z
      .array(samplePlan)
      .safeParse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    if (parsed.success) return parsed.data;
    throw fileError(`plans/${file}`, parsed.error);
  });
}

/** Replaces the date ideas of one city. */
export function writeSamplePlans(citySlug: string, plans: readonly SamplePlan[]): void {
  writeFileSync(new URL(`${citySlug}.json`, folder), `${JSON.stringify(plans, null, 2)}\n`);
}
