import { categories, interests } from '@rendezvous/venue-model';
import { z } from 'zod';
import { eventFormNames } from './almanac-forms.ts';
import { catalogueWeekdays } from '../catalogue/catalogue-times.ts';
import {
  coordinates,
  dollars,
  kebab,
  monthAndDay,
  name,
  noun,
  words,
} from '../catalogue/schema-parts.ts';

const weekday = z.enum(catalogueWeekdays);
/** Counted from the first of the month; -1 is the last one. */
const nth = z.union([z.literal([1, 2, 3, 4, 5]), z.literal(-1)]);
/** Both days belong to it; over New Year's where the first comes later in the year. */
const span = z.strictObject({ from: monthAndDay, to: monthAndDay });
const bounds = { season: span.optional() };
/** How long it lasts from its first day on: so many days, or until a day of the year. */
const lasting = {
  plus_days: z.number().int().min(-60).max(60).optional(),
  for_days: z.number().int().min(2).max(120).optional(),
  until: monthAndDay.optional(),
};
/** 'HH:mm-HH:mm' */
const hoursSpan = z.string().regex(/^([01]\d|2[0-4]):[0-5]\d-([01]\d|2[0-8]):[0-5]\d$/);
const offset = z.number().int().min(-120).max(120);

/** A rule that gives dates in any year; one of its kinds a rule. */
export const almanacRule = z.union([
  z.strictObject({ yearly: span }),
  z.strictObject({
    yearly_weekday: z.strictObject({
      month: z.number().int().min(1).max(12),
      weekday,
      nth,
      ...lasting,
    }),
  }),
  z.strictObject({ days_after_easter: offset, for_days: lasting.for_days }),
  /** The first such weekday so many days after the lunar new year or later. */
  z.strictObject({
    days_after_lunar_new_year: offset,
    weekday: weekday.optional(),
    for_days: lasting.for_days,
  }),
  /** Those of the eight evenings of Hanukkah that fall on such weekdays. */
  z.strictObject({ hanukkah_evenings: z.array(weekday).min(1).max(7) }),
  z.strictObject({
    monthly_weekday: z.strictObject({
      weekday,
      nth: z.union([nth, z.array(nth).min(2)]),
      ...bounds,
    }),
  }),
  z.strictObject({
    weekly: z.strictObject({ weekdays: z.array(weekday).min(1).max(7), ...bounds }),
  }),
]);

/** Something that usually happens in the city on certain dates, or that such a date closes. */
export const almanacEntry = z.strictObject({
  id: kebab,
  title: z.string().min(3).max(60),
  /** One sentence. */
  text: z.string().min(20).max(220),
  when: almanacRule,
  /** What it is like to go there (`almanac-forms.ts`), or that nobody does. */
  form: z.enum(eventFormNames),
  place: z.union([
    z.strictObject({ venue_id: kebab }),
    z.strictObject({ name, neighborhood: name, ...coordinates }),
  ]),
  hours: hoursSpan.nullable(),
  /**
   * What it is about, within its hours, where that is not all of it: the lesson,
   * the rodeo and its concert.
   */
  main: z
    .array(z.strictObject({ days: z.array(weekday).min(1).max(7), hours: hoursSpan }))
    .min(1)
    .max(3)
    .optional(),
  /** US dollars per person; null where it is not known. */
  price: z.strictObject({ min: dollars, max: dollars }).nullable(),
  tip: z.string().min(10).max(140).nullable(),
  url: z.url().nullable(),
  /**
   * What the two do there, where its form does not say it well: an imperative of 4 to 12
   * words, without a full stop.
   */
  moment: words(4, 12).optional(),
  /** Under a roof, where neither its form nor its host says so. */
  indoors: z.literal(true).optional(),
  /** One to three words for a title. */
  motif: words(1, 3).optional(),
  booking: z.enum(['advised', 'required']).optional(),
  booking_ahead: z.string().min(3).max(40).optional(),
  /** What it means for those who go elsewhere nearby, in a sentence for a plan's tips. */
  notice: z
    .strictObject({
      text: z.string().min(20).max(120),
      within_miles: z.number().min(0.3).max(40),
      hours: hoursSpan,
    })
    .optional(),
  /** Ids of venues, or kinds of places, that are usually shut on its days. */
  closes: z
    .array(z.union([z.enum(categories), kebab]))
    .max(20)
    .optional(),
  interests: z.array(z.enum(interests)).max(10),
  known_for: z.array(noun).max(12),
});

export type AlmanacRule = z.output<typeof almanacRule>;
export type AlmanacEntry = z.output<typeof almanacEntry>;
