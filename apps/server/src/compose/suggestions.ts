import { createCountRefusals } from '../limits/count-refusals.ts';
import { createArrangePlan } from '../refinements/arrange-plan.ts';
import { createFindVersion } from '../refinements/find-version.ts';
import { createRefineSuggestion } from '../refinements/refine-suggestion.ts';
import { refinementRoutes } from '../refinements/refinement-routes.ts';
import { placeRoutes } from '../suggestions/places/place-routes.ts';
import { createSuggestToMember } from '../suggestions/suggest-to-member.ts';
import { createSuggestToVisitor } from '../suggestions/suggest-to-visitor.ts';
import { suggestionRoutes } from '../suggestions/suggestion-routes.ts';
import type { Parts, Routes } from './parts.ts';

/** Requesting a date, refining it, and arranging its stops by hand. */
export function composeSuggestions(parts: Parts): Routes {
  const { config, store, gazetteer, planChanges, expectPlan, now } = parts;
  const { rateLimits, publicUrl } = config;
  const countRefusals = createCountRefusals({ store, now, rateLimits });
  const asking = { ...parts, countRefusals, rateLimits };
  const findVersion = createFindVersion({ store });
  return (api) => {
    suggestionRoutes(api, {
      suggestToVisitor: createSuggestToVisitor(asking),
      suggestToMember: createSuggestToMember(asking),
      now,
      secureCookies: publicUrl.startsWith('https:'),
    });
    refinementRoutes(api, {
      store,
      findVersion,
      planChanges,
      refineSuggestion: createRefineSuggestion({
        store,
        findVersion,
        planChanges,
        countRefusals,
        now,
      }),
      arrangePlan: createArrangePlan({ store, planChanges, now }),
    });
    placeRoutes(api, { gazetteer, expectPlan });
  };
}
