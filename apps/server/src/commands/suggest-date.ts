import { randomUUID } from 'node:crypto';
import {
  limits,
  type Progress,
  type Suggestion,
  type SuggestionRequest,
} from '@rendezvous/contract';
import { stateOf, suggest, venuesNamedIn } from '@rendezvous/planner';
import type { CatalogueCity, LocatedPlace, SourcedVenue } from '@rendezvous/venues';
import { messages } from '../messages.ts';
import { presentAlternative } from '../presenters/alternative.ts';
import { presentPlan } from '../presenters/plan.ts';
import { describeWeather, presentWeather } from '../presenters/weather.ts';
import { Refusal } from '../refusal.ts';
import { momentOf } from './date-moment.ts';
import type { SuggestionState } from './find-version.ts';
import type { GatherFacts } from './gather-facts.ts';
import { wishesOf, type Background } from './wishes-of.ts';

export interface SuggestOptions {
  readonly now: Date;
  readonly onProgress: (progress: Progress) => Promise<void> | void;
  readonly signal?: AbortSignal;
  /** Left out for somebody who is not signed in. */
  readonly background?: Background;
}

/**
 * Plans a date from a request. Refuses an unknown location, a day out of range and wishes that no plan can meet; each with
 * what would do. The same request on the same data, day and forecast gives the same plans, ids apart.
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
  readonly cities: readonly CatalogueCity[];
  readonly locate: (text: string) => LocatedPlace | undefined;
  readonly gatherFacts: GatherFacts;
}

export function createSuggestDate({ cities, locate, gatherFacts }: Deps): SuggestDate {
  return async ({ config, seed }, { now, onProgress, signal, background }) => {
    const report = async (stage: Progress['stage'], detail: string) => {
      await onProgress({ stage, detail });
      signal?.throwIfAborted();
    };

    const place = locate(config.location);
    if (!place) throw unknownLocation(config.location, cities);
    const moment = momentOf(config, place.city.time_zone, now);
    await report('location', messages.progress.location(place.label));

    const { venues, context } = await gatherFacts(place, moment, background?.recentlyShown);
    await report('weather', describeWeather(context, moment.startMinutes));
    await report('venues', messages.progress.venues(venues.length, place.city.city));
    await report('plans', messages.progress.plans);

    // Told once which of the venues at hand they speak of: a search for ways out reads the wishes many times over.
    const doneTogether = venuesNamedIn(background?.doneTogether ?? [], venues).map(
      (venue) => venue.name,
    );
    const wishes = wishesOf(
      { config, seed },
      moment,
      background && { ...background, doneTogether },
    );
    const found = suggest(wishes, venues, context);
    if (!found.ok) {
      throw new Refusal('no-plan', {
        detail: found.reason,
        relax: [...new Set(found.waysOut.flatMap((way) => way.wishes))],
        alternatives: found.waysOut.map((way) => presentAlternative(way, wishes.firm)),
      });
    }
    await report('writing', messages.progress.writing(found.proof.nodes));

    const venuesById = new Map<string, SourcedVenue>(venues.map((venue) => [venue.id, venue]));
    const plans = found.plans.map((plan) =>
      presentPlan(plan, { venuesById, city: place.city, mode: config.transport_method }),
    );
    const suggestion: Suggestion = {
      suggestion_id: randomUUID(),
      log_id: null,
      session_id: randomUUID(),
      refinements_remaining: limits.refinements,
      weather_info: presentWeather(context, moment.startMinutes),
      plans,
      notes: [
        ...(place.note === undefined ? [] : [place.note]),
        ...found.notes,
        ...placesLeftOut(doneTogether.length, background),
      ],
      offers: found.canAskKitchen
        ? [{ changes: { ask_kitchen: true }, text: messages.askKitchen }]
        : [],
    };
    return {
      suggestion,
      state: {
        date: moment.date,
        wishes,
        plans: found.plans.map((plan, i) => ({
          planId: plans[i]?.plan_id ?? '',
          state: stateOf(plan),
        })),
      },
    };
  };
}

function unknownLocation(location: string, cities: readonly CatalogueCity[]): Refusal {
  const detail = messages.unknownLocation(
    location,
    cities.map((city) => city.city),
  );
  return new Refusal('location-unknown', { detail, errors: { 'config.location': [detail] } });
}

function placesLeftOut(count: number, background: Background | undefined): string[] {
  const name = background?.companion.name ?? null;
  return name === null || count === 0 ? [] : [messages.placesLeftOut(count, name)];
}
