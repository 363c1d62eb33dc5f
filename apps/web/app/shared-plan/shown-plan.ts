import type { SharedPlan } from '@rendezvous/contract';
import { normalizeSuggestion } from '../plan/normalize-suggestion.ts';
import type { ShownPlan, ShownSuggestion } from '../plan/shown-suggestion.ts';
import { parseClock } from '../ui/clock-time.ts';

export interface ShownSharedPlan {
  readonly plan: ShownPlan;
  readonly weather: ShownSuggestion['weather_info'];
  readonly sunset: number | null;
}

/** A shared plan as the app's own parts take it. It was kept as a client sent it, so what is missing gets the usual stand-ins. */
export function showSharedPlan({ weather_info, ...shared }: SharedPlan): ShownSharedPlan {
  const { plans, weather_info: weather } = normalizeSuggestion({ plans: [shared], weather_info });
  const [plan] = plans;
  if (plan === undefined) throw new Error('A shared plan has no plan');
  return { plan, weather, sunset: parseClock(weather.sunset) };
}
