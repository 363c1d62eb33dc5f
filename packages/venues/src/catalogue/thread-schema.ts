import { occasions } from '@rendezvous/language';
import { categories, cuisines, interests, roles, vibes } from '@rendezvous/venue-model';
import { z } from 'zod';
import { catalogueWeekdays } from './catalogue-times.ts';
import { kebab, monthAndDay, name, noun } from './schema-parts.ts';

const some = <T extends z.ZodType>(item: T) => z.array(item).min(1).max(24);
const hour = z.number().min(5).max(28);
/** Hours of the day, 25 for one in the morning after. */
export const hourRange = z.tuple([hour, hour]);
/** The stay holds the golden hour or the sunrise, is over before dusk, or begins after it. */
export const light = z.enum(['golden', 'sunrise', 'day', 'dark']);

/** What narrows a stop has to hold; of what it is (`kind`, `noun`, `tag`, `id`) one is enough. */
const stop = z.strictObject({
  role: some(z.enum(roles)).optional(),
  in: some(name).optional(),
  open: z.literal(true).optional(),
  light: light.optional(),
  arrive: hourRange.optional(),
  kind: some(z.enum(categories)).optional(),
  noun: some(noun).optional(),
  tag: some(z.enum([...interests, ...cuisines, ...vibes])).optional(),
  id: some(kebab).optional(),
});

/** When an evening is one: all that is named has to hold. */
export const threadTime = z.strictObject({
  start: hourRange.optional(),
  weekdays: some(z.enum(catalogueWeekdays)).optional(),
  season: z.tuple([monthAndDay, monthAndDay]).optional(),
  occasions: some(z.enum(occasions)).optional(),
  moods: some(z.string()).optional(),
  dates: z.tuple([z.number().int().min(1), z.number().int().max(999)]).optional(),
});

/** A pattern of an evening that people of the city recognize, as the planner's `Thread`. */
export const cityThread = z.strictObject({
  id: kebab,
  stops: z.array(stop).min(2).max(4),
  when: threadTime.optional(),
  together: z.enum(['neighborhood', 'street', 'walk']).optional(),
  titles: z.array(z.string().min(8).max(60)).max(4),
  /** Begins with a capital, has no full stop and no colon: the stops follow behind one. */
  leads: z.array(z.string().regex(/^[A-Z{][^:.]{6,70}$/)).max(4),
});

export type CityThread = z.output<typeof cityThread>;
