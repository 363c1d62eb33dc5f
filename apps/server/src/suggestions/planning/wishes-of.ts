import type { SuggestionRequest } from '@rendezvous/contract';
import { limits } from '@rendezvous/contract/constants';
import { readFrameWords } from '@rendezvous/language';
import type { Companion, Lesson, Wishes } from '@rendezvous/planner';
import { boundedText } from './bounded-text.ts';

/** When a date begins and ends, as the planner's wishes have it. */
export type Hours = Pick<Wishes, 'startMinutes' | 'endMinutes'>;

/** What is known of a user and of the person they plan for, beside what the request says. */
export interface Background {
  readonly companion: Companion;
  /** What the user does not eat and cannot bear. */
  readonly diets: readonly string[];
  readonly dislikes: readonly string[];
  /** What past dates with this person taught. */
  readonly lessons: readonly Lesson[];
  /** What was done on dates with this person or is going to be, the newest first. */
  readonly doneTogether: readonly string[];
  /** The ids of venues shown to the user on other days. */
  readonly recentlyShown: ReadonlySet<string>;
}

/**
 * Converts the wire format into the planner's wishes: dollars become cents, the text of past
 * activities becomes a list, and what is already known of the user and the person is added.
 */
export function wishesOf(
  { config, seed }: Pick<SuggestionRequest, 'config' | 'seed'>,
  { startMinutes, endMinutes }: Hours,
  background?: Background,
): Wishes {
  const before = config.previous_date_activities;
  const doneBefore =
    typeof before === 'string'
      ? [boundedText(before, limits.previousActivities)].filter((text) => text !== '')
      : bounded(before);
  const { companion = null, diets = [], lessons = [], doneTogether = [] } = background ?? {};
  const dislikes = bounded(background?.dislikes ?? []);
  const mood = boundedText(config.desired_mood, limits.mood);
  const framed = readFrameWords(mood, startMinutes);
  return {
    // What was chosen in the form stands; where that is as it comes, the words count.
    stops: config.stops === limits.stops.default ? (framed.stops ?? config.stops) : config.stops,
    startMinutes,
    endMinutes: endMinutes ?? framed.endMinutes ?? null,
    budget: {
      minCents: Math.round(config.budget.min * 100),
      maxCents: Math.round(config.budget.max * 100),
    },
    maxMiles: config.max_distance,
    mode: config.transport_method,
    setting: config.outdoor_preference,
    mood,
    dateNumber: config.date_number,
    interests: bounded(config.interests),
    dislikes: joined(bounded(config.dislikes), dislikes),
    diets: joined(bounded(config.dietary_restrictions), bounded(diets)),
    cuisines: bounded(config.preferred_cuisines),
    doneBefore: joined(doneBefore, doneTogether),
    companion: companion && {
      ...companion,
      ownInterests: bounded(companion.ownInterests),
      ownCuisines: bounded(companion.ownCuisines),
    },
    lessons,
    firm: { dislikes, doneBefore: doneTogether },
    askKitchen: config.ask_kitchen,
    seed,
  };
}

const bounded = (texts: readonly string[]): string[] =>
  texts.map((text) => boundedText(text, limits.listText));

/** What is said, then what is known; what is both stands there once. */
function joined(said: readonly string[], known: readonly string[]): string[] {
  const spelled = (text: string) => text.trim().toLowerCase();
  const alreadyKnown = new Set(known.map(spelled));
  return [...said.filter((text) => !alreadyKnown.has(spelled(text))), ...known];
}
