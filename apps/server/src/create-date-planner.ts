import type { CatalogueCity, LocatedPlace } from '@rendezvous/venues';
import { createGatherFacts } from './commands/gather-facts.ts';
import { createPlanChanges, type PlanChanges } from './commands/plan-changes.ts';
import { createSuggestDate, type SuggestDate } from './commands/suggest-date.ts';
import type { FindForecast } from './gateways/find-forecast.ts';

interface Deps {
  readonly cities: readonly CatalogueCity[];
  readonly locate: (text: string) => LocatedPlace | undefined;
  /** Undefined where no outside service may be asked. */
  readonly findForecast: FindForecast | undefined;
}

/** Suggesting dates and changing what was suggested, on the same venues. */
export function createDatePlanner({ cities, locate, findForecast }: Deps): {
  suggestDate: SuggestDate;
  planChanges: PlanChanges;
} {
  const gatherFacts = createGatherFacts({ cities, findForecast });
  return {
    suggestDate: createSuggestDate({ cities, locate, gatherFacts }),
    planChanges: createPlanChanges({ locate, gatherFacts }),
  };
}
