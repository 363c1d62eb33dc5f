import { z } from 'zod';
import { kebab, words } from './schema-parts.ts';
import { hourRange, light, threadTime } from './thread-schema.ts';

/** The planner computes times, prices and ways for the very day: no text may name them. */
const figures =
  /\$\d|\b\d{1,2}(?::\d\d)? ?[ap]m\b|\b\d+[- ]minutes?\b|\b\d+ miles?\b|\byou asked\b/i;
const plain = (least: number, most: number) =>
  words(least, most)
    .refine((text) => !figures.test(text), 'Names a time, a price or a way')
    .refine(
      (text) => !/[—’!]/.test(text),
      'Has a long dash, a curly apostrophe or an exclamation mark',
    );
/** Why a place is one for these two, without a full stop. */
export const reason = plain(3, 14).refine((text) => !text.endsWith('.'), 'Ends with a full stop');

/** A date composed by hand, as the planner's `CuratedDate`. */
export const curatedDate = z.strictObject({
  id: kebab,
  title: plain(2, 8),
  summary: plain(10, 36).refine((text) => text.endsWith('.'), 'Has no full stop'),
  for: z.array(z.string().min(2).max(48)).min(3).max(12),
  when: threadTime.optional(),
  note: plain(4, 60).optional(),
  stops: z
    .array(
      z.strictObject({
        /** The id of a venue, or of an entry of the almanac behind 'event-'. */
        venue: kebab,
        light: light.optional(),
        arrive: hourRange.optional(),
        text: plain(9, 44).refine((text) => text.endsWith('.'), 'Has no full stop'),
        why: z.array(reason).min(1).max(2),
      }),
    )
    .min(2)
    .max(4),
});

export type CatalogueCuratedDate = z.output<typeof curatedDate>;
