import { questions } from '@rendezvous/language';
import { z } from 'zod';

/** A stop of the plan that the sentences are about: its number. */
const stopNumber = z.literal([1, 2, 3]);
const stops = z.array(stopNumber).optional();
const subjects = z.array(z.string()).optional();

const need = z.enum([
  'step-free',
  'dog',
  'children',
  'stroller',
  'no alcohol',
  'under 21',
  'parking',
  'little walking',
  'sober',
  'pregnant',
  'quiet',
  'talk',
  'no-heat',
  'no-heights',
  'no-tight-spaces',
  'deaf',
  'blind',
  'service-dog',
  'fasting',
]);
const quality = z.enum([
  'quieter',
  'livelier',
  'fancier',
  'plainer',
  'less touristy',
  'less crowded',
  'cozier',
  'warmer',
  'less food',
  'more food',
  'rarer',
]);
const question = z.enum(questions);

/** What somebody asks for by a sentence; every field that is given has to be understood. */
const meaning = z.strictObject({
  /** What they would like in the plan, wherever it stands. */
  likes: subjects,
  /** What they do not want to meet. */
  avoids: subjects,
  /** What what they eat has to be. */
  diets: subjects,
  /** They have eaten, and no meal is wanted. */
  eaten: z.literal(true).optional(),
  /** What the two cannot do without, apart from food. */
  needs: z.array(need).optional(),
  /** Dollars for two at most, or which way to go. */
  budget: z.union([z.number(), z.enum(['less', 'more'])]).optional(),
  /** When it begins: a clock time, or which way to move it. */
  start: z.string().optional(),
  /** When it is over at the latest. */
  end: z.string().optional(),
  /** When they eat. */
  dinner: z.string().optional(),
  /** How long it all takes, in minutes, or which way to go. */
  length: z.union([z.number(), z.enum(['shorter', 'longer'])]).optional(),
  /**
   * How long one stop is stayed at, in minutes (there in all, or more than planned), or which way
   * to go.
   */
  stays: z
    .array(
      z.strictObject({
        stop: stopNumber,
        minutes: z.union([z.number(), z.enum(['shorter', 'longer'])]),
      }),
    )
    .optional(),
  /** Miles at most, or which way to go. */
  distance: z.union([z.number(), z.enum(['closer', 'farther'])]).optional(),
  travel: z.enum(['walking', 'driving', 'public']).optional(),
  setting: z.enum(['indoor', 'outdoor']).optional(),
  /** What the whole evening should be more like. */
  mood: z.string().optional(),
  /** What it should be less like. */
  lessMood: z.string().optional(),
  /** What the evening is for. */
  occasion: z.string().optional(),
  quality: quality.optional(),
  /** How many stops, or which way to go. */
  stops: z.union([z.number(), z.enum(['fewer', 'more'])]).optional(),
  /** What joins the plan beside what is there. */
  adds: z.string().optional(),
  keeps: stops,
  drops: stops,
  /** Stops that others take the place of. */
  replaces: stops,
  /** What takes their place. */
  by: z.string().optional(),
  /** What it opens with. */
  first: z.string().optional(),
  /** What it ends with. */
  last: z.string().optional(),
  place: z.string().optional(),
  /** What the evening, or the part of it that is named, should lie close to. */
  near: z.union([z.literal('home'), stopNumber]).optional(),
  /** Nothing beyond the water that the start lies at. */
  shore: z.literal(true).optional(),
  /** Stops whose order changes, as they are to follow one another. */
  order: stops,
  asks: question.optional(),
  /** They are content, and nothing changes. */
  content: z.literal(true).optional(),
  /** Nothing that a plan can do: the right answer says what can be done instead. */
  beyond: z.literal(true).optional(),
});

/**
 * A sentence with what it means; where a fair reader could take it in several ways, any of them.
 */
export const sentence = z.strictObject({
  text: z.string(),
  means: z.union([meaning, z.array(meaning)]),
});

export type Meaning = z.infer<typeof meaning>;
export type Quality = z.infer<typeof quality>;
export type Sentence = z.infer<typeof sentence>;
