import type { SuggestionRequest } from '@rendezvous/contract';
import type { Companion, Lesson, Wishes } from '@rendezvous/planner';

/** When a date begins and ends, as the planner's wishes have it. */
export type Hours = Pick<Wishes, 'startMinutes' | 'endMinutes'>;

/** What is known of a user who asks and of the person they plan for, beside what the request says. */
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

/** The planner's wishes from the wire's: dollars become cents, one text of past activities becomes a list, and what is known anyway joins what is said. */
export function wishesOf(
  { config, seed }: Pick<SuggestionRequest, 'config' | 'seed'>,
  { startMinutes, endMinutes }: Hours,
  background?: Background,
): Wishes {
  const before = config.previous_date_activities;
  const doneBefore = typeof before === 'string' ? [before].filter((text) => text !== '') : before;
  const {
    companion = null,
    diets = [],
    dislikes = [],
    lessons = [],
    doneTogether = [],
  } = background ?? {};
  return {
    startMinutes,
    endMinutes,
    budget: {
      minCents: Math.round(config.budget.min * 100),
      maxCents: Math.round(config.budget.max * 100),
    },
    maxMiles: config.max_distance,
    mode: config.transport_method,
    setting: config.outdoor_preference,
    mood: config.desired_mood,
    dateNumber: config.date_number,
    interests: config.interests,
    dislikes: joined(config.dislikes, dislikes),
    diets: joined(config.dietary_restrictions, diets),
    cuisines: config.preferred_cuisines,
    doneBefore: joined(doneBefore, doneTogether),
    companion,
    lessons,
    firm: { dislikes, doneBefore: doneTogether },
    askKitchen: config.ask_kitchen,
    seed,
  };
}

/** What is said, then what is known; what is both stands there once. */
function joined(said: readonly string[], known: readonly string[]): string[] {
  const spelled = (text: string) => text.trim().toLowerCase();
  const alreadyKnown = new Set(known.map(spelled));
  return [...said.filter((text) => !alreadyKnown.has(spelled(text))), ...known];
}
