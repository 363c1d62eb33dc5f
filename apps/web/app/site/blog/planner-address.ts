import type { SamplePlan } from '@rendezvous/content';
import { formatWeekday } from '../../ui/time/calendar-day.ts';

/**
 * The planner with the wishes of an idea filled in. The day is the next of its name: the one the
 * idea was planned for passes.
 */
export function plannerAddress({ request, plan }: SamplePlan): string {
  const {
    location,
    start_time,
    end_time,
    desired_mood,
    budget,
    max_distance,
    transport_method,
    outdoor_preference,
  } = request;
  const texts = {
    location,
    weekday: formatWeekday(plan.date).toLowerCase(),
    start_time: start_time ?? plan.start_time,
    end_time: end_time ?? '',
    desired_mood,
    budget: `${budget.min}-${budget.max}`,
    max_distance: String(max_distance),
    transport_method,
    outdoor_preference,
  };
  const { interests, dislikes, dietary_restrictions, preferred_cuisines } = request;
  const lists = Object.entries({
    interests,
    dislikes,
    dietary_restrictions,
    preferred_cuisines,
  }).flatMap(([name, values]) => values.map((value) => [name, value]));
  return `/new-date?${new URLSearchParams([...Object.entries(texts).filter(([, value]) => value !== ''), ...lists])}`;
}
