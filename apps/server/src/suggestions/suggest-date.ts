import { randomUUID } from 'node:crypto';
import {
  limits,
  type Progress,
  type Suggestion,
  type SuggestionRequest,
} from '@rendezvous/contract';
import { createDescribeFar, type CityOutline, type LocatedPlace } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import type { PlansFound } from './planning/plan-date.ts';
import type { Planning } from './planning/planning.ts';
import { sunriseMoment } from './sunrise-moment.ts';
import type { SuggestionState } from './planning/suggestion-state.ts';
import type { Background } from './planning/wishes-of.ts';
import type { Asking } from '../platform/concurrency/worker-pool.ts';
import { describeWeather, presentWeather } from '../weather/present-weather.ts';
import { Refusal } from '../refusal.ts';
import { momentOf } from './date-moment.ts';
import { placeMeant } from './places/place-meant.ts';
import type { Explanation } from '../limits/count-refusals.ts';
import type { FindSetting } from './find-setting.ts';

export interface SuggestOptions extends Asking {
  readonly now: Date;
  readonly onProgress: (progress: Progress) => Promise<void> | void;
  /** Omitted for a visitor. */
  readonly background?: Background;
  /** How much is said if nothing can be planned; omitted: everything. */
  readonly explanation?: Explanation;
}

/**
 * Plans a date from a request. Refuses an unknown location, a day out of range and wishes that no
 * plan can meet, and says what would work instead. The same request on the same data, day and
 * forecast gives the same plans, except for their ids.
 */
export type SuggestDate = (
  request: SuggestionRequest,
  options: SuggestOptions,
) => Promise<PlannedDate>;

export interface PlannedDate {
  readonly suggestion: Suggestion;
  readonly state: SuggestionState;
}

interface Deps {
  readonly cities: readonly CityOutline[];
  readonly locate: (text: string) => LocatedPlace | undefined;
  readonly findSetting: FindSetting;
  readonly planning: Pick<Planning, 'plan'>;
}

export function createSuggestDate({ cities, locate, findSetting, planning }: Deps): SuggestDate {
  const describeFar = createDescribeFar(cities);
  return async ({ config, seed }, options) => {
    const { now, onProgress, whose, signal, background, explanation = 'full' } = options;
    const report = async (stage: Progress['stage'], detail: string) => {
      await onProgress({ stage, detail });
      signal?.throwIfAborted();
    };

    const place = placeMeant(config, locate);
    if (!place) throw unknownLocation(config.location, cities, describeFar);

    const named = momentOf(config, place.city.time_zone, now);
    await report('location', messages.progress.location(place.label));

    const asked = await findSetting(place, named);
    const { moment, ...morning } = sunriseMoment(config, named, asked.sun);
    const setting = moment === named ? asked : await findSetting(place, moment);
    await report('weather', describeWeather(setting, moment.startMinutes));
    await report('venues', messages.progress.venues(place.city.venues.length, place.city.city));
    await report('plans', messages.progress.plans);

    const found = await planning.plan(
      {
        request: { config, seed },
        hours: moment,
        setting,
        explanation,
        ...(background && { background }),
      },
      { whose, signal },
    );
    await report('writing', messages.progress.writing(found.nodes));
    return { suggestion: suggestionOf(found), state: found.state };

    function suggestionOf({ plans, notes, placesLeftOut, canAskKitchen }: PlansFound): Suggestion {
      return {
        suggestion_id: randomUUID(),
        log_id: null,
        session_id: randomUUID(),
        refinements_remaining: limits.refinements,
        weather_info: presentWeather(setting, moment.startMinutes),
        plans,
        notes: [
          ...(place?.note === undefined ? [] : [place.note]),
          ...notes,
          ...morning.notes,
          ...noteOf(placesLeftOut, background),
          ...(plans[0]?.tips ?? []),
        ],
        ...(place?.choices && { place_choices: [...place.choices] }),
        offers: [
          ...(canAskKitchen ? [{ changes: { ask_kitchen: true }, text: messages.askKitchen }] : []),
          ...morning.offers,
          ...offersElsewhere(place),
        ],
      };
    }
  };
}

/** Other places with the given name. */
function offersElsewhere(place: LocatedPlace | undefined): Suggestion['offers'] {
  return (place?.choices ?? []).slice(1).map(({ label }) => ({
    changes: { location: label },
    text: messages.planElsewhere(label),
  }));
}

function unknownLocation(
  location: string,
  cities: readonly CityOutline[],
  describeFar: (text: string) => string | undefined,
): Refusal {
  const detail =
    describeFar(location) ??
    messages.unknownLocation(
      location,
      cities.map((city) => city.city),
    );
  return new Refusal('location-unknown', { detail, errors: { 'config.location': [detail] } });
}

function noteOf(count: number, background: Background | undefined): string[] {
  const name = background?.companion.name ?? null;
  return name === null || count === 0 ? [] : [messages.placesLeftOut(count, name)];
}
