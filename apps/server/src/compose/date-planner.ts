import type { CityOutline, LocatedPlace } from '@rendezvous/venues';
import { createCheckOpenings, type CheckOpenings } from '../suggestions/check-openings.ts';
import { createFindSetting } from '../suggestions/find-setting.ts';
import { createLearnFromDates, type LearnFromDates } from '../suggestions/learn-from-dates.ts';
import { createPlanChanges, type PlanChanges } from '../refinements/plan-changes.ts';
import { createSuggestDate, type SuggestDate } from '../suggestions/suggest-date.ts';
import type { FindForecast } from '../weather/find-forecast.ts';
import type { Planning } from '../suggestions/planning/planning.ts';

interface Deps {
  readonly cities: readonly CityOutline[];
  readonly locate: (text: string) => LocatedPlace | undefined;
  /** Undefined: outside services may not be called. */
  readonly findForecast: FindForecast | undefined;
  readonly planning: Planning;
}

export interface DatePlanner {
  readonly suggestDate: SuggestDate;
  readonly planChanges: PlanChanges;
  readonly learnFromDates: LearnFromDates;
  readonly checkOpenings: CheckOpenings;
}

/** Suggests dates, changes suggestions and learns from past dates, all with the same venues. */
export function createDatePlanner({ cities, locate, findForecast, planning }: Deps): DatePlanner {
  const findSetting = createFindSetting(findForecast);
  return {
    suggestDate: createSuggestDate({ cities, locate, findSetting, planning }),
    planChanges: createPlanChanges({ locate, findSetting, planning }),
    learnFromDates: createLearnFromDates(planning),
    checkOpenings: createCheckOpenings({ cities, findSetting, planning }),
  };
}
