import type { SuggestionConfig } from '@rendezvous/contract';
import type { Wishes } from '@rendezvous/planner';
import type { Moment } from './date-moment.ts';

/** The planner's wishes from the wire's: dollars become cents, one text of past activities becomes a list. */
export function wishesOf(config: SuggestionConfig, { startMinutes, endMinutes }: Moment, seed: number): Wishes {
  const before = config.previous_date_activities;
  return {
    startMinutes,
    endMinutes,
    budget: { minCents: Math.round(config.budget.min * 100), maxCents: Math.round(config.budget.max * 100) },
    maxMiles: config.max_distance,
    mode: config.transport_method,
    setting: config.outdoor_preference,
    mood: config.desired_mood,
    dateNumber: config.date_number,
    interests: config.interests,
    dislikes: config.dislikes,
    diets: config.dietary_restrictions,
    cuisines: config.preferred_cuisines,
    doneBefore: typeof before === 'string' ? [before].filter((text) => text !== '') : before,
    companion: null,
    lessons: [],
    askKitchen: config.ask_kitchen,
    seed,
  };
}
