import { suggestionRequest, type SuggestionRequestBody } from '@rendezvous/contract';
import type { Context, Wishes } from '@rendezvous/planner';
import {
  createGazetteer,
  loadCatalogue,
  type CatalogueCity,
  type LocatedPlace,
  type SourcedVenue,
} from '@rendezvous/venues';
import { momentOf, utcOffsetMinutes } from '../../apps/server/src/suggestions/date-moment.ts';
import { createFactsOf, pricedFor } from '../../apps/server/src/suggestions/planning/facts.ts';
import { settingOf } from '../../apps/server/src/suggestions/planning/setting.ts';
import { wishesOf } from '../../apps/server/src/suggestions/planning/wishes-of.ts';

/** A request as it reaches the planner: what was asked, where it is, and what is at hand there. */
export interface Asked {
  readonly place: LocatedPlace;
  readonly wishes: Wishes;
  readonly venues: readonly SourcedVenue[];
  readonly context: Context;
}

/**
 * Requests as they come over the wire, read as the server reads them; without a forecast, on a day
 * when `now` lies before them.
 */
export interface Desk {
  readonly cities: readonly CatalogueCity[];
  /**
   * Undefined where the location is none of ours. Throws on a request that the contract does not
   * allow.
   */
  ask(config: SuggestionRequestBody['config'], seed?: number): Asked | undefined;
}

export function createDesk(now: Date): Desk {
  const cities = loadCatalogue();
  const { locate } = createGazetteer(cities);
  const factsOf = createFactsOf(cities);
  return {
    cities,
    ask(config, seed = 0) {
      const request = suggestionRequest.parse({ config, seed });
      const place = locate(request.config.location);
      if (!place) return undefined;
      const { time_zone: timeZone } = place.city;
      const moment = momentOf(request.config, timeZone, now);
      const setting = settingOf(place, {
        date: moment.date,
        utcOffsetMinutes: utcOffsetMinutes(moment.date, timeZone),
        forecast: undefined,
      });
      const wishes = wishesOf(request, moment);
      const { venues, context } = pricedFor(factsOf(setting), wishes);
      return { place, wishes, venues, context };
    },
  };
}
