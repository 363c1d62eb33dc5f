import { randomUUID } from 'node:crypto';
import {
  suggestionRequest,
  type Suggestion,
  type PlannedPlan,
  type PlannedVenue,
} from '@rendezvous/contract';
import type { SuggestDate } from '../suggestions/suggest-date.ts';
import { wishesOf } from '../suggestions/planning/wishes-of.ts';
import { Refusal } from '../refusal.ts';
import { stateVersion, type SuggestionState } from '../suggestions/planning/suggestion-state.ts';

/** An answer of the right shape; what it says is of no matter to the server. */
export function aSuggestion(): Suggestion {
  return {
    suggestion_id: randomUUID(),
    log_id: null,
    session_id: randomUUID(),
    refinements_remaining: 5,
    weather_info: {
      expected_temperature: '61°F',
      temperature_f: 61,
      conditions: 'Partly cloudy',
      kind: 'partly-cloudy',
      precipitation_probability: null,
      sunset: '16:54',
      source: 'climate',
    },
    plans: [aPlan()],
    notes: [],
    offers: [],
  };
}

/**
 * Stands in for the planner: reports two stages, then answers, or refuses where the location is
 * "Nowhere" or "No plan".
 */
export const planAnything: SuggestDate = async (request, options) => {
  const { onProgress, signal, explanation } = options;
  if (request.config.location === 'Nowhere')
    throw new Refusal('location-unknown', { errors: { 'config.location': ['Not known'] } });
  await onProgress({ stage: 'location', detail: `Looking around ${request.config.location}` });
  signal?.throwIfAborted();
  if (request.config.location === 'No plan')
    throw new Refusal('no-plan', {
      relax: ['budget'],
      alternatives:
        explanation === 'brief'
          ? []
          : [{ changes: { max_distance: 30 }, text: 'look within 30 miles' }],
    });
  if (request.config.location === 'A bug') throw new TypeError('secret-canary is not a function');
  await onProgress({ stage: 'plans', detail: 'Comparing evenings' });
  return { suggestion: aSuggestion(), state: aState() };
};

/** What no refinement can go by: the venues are none of the catalogue's. */
export function aState(): SuggestionState {
  return {
    version: stateVersion,
    date: '2026-11-28',
    wishes: wishesOf(suggestionRequest.parse({ config: { location: 'Chicago' } }), {
      startMinutes: 1080,
      endMinutes: null,
    }),
    plans: [],
  };
}

function aPlan(): PlannedPlan {
  return {
    plan_id: randomUUID(),
    title: 'Clay, noodles and jazz',
    summary: 'Three stops in the Mission.',
    label: 'The one that fits',
    tips: [],
    date: '2026-11-28',
    time_zone: 'America/Los_Angeles',
    city: 'San Francisco',
    start_time: '18:00',
    end_time: '22:00',
    venues: ['one', 'two', 'three'].map(aVenue),
    route_info: {
      transportation: 'walking',
      travel_time: '15 minutes',
      travel_minutes: 15,
      legs: [
        { minutes: 7, miles: 0.3, mode: 'walking' },
        { minutes: 8, miles: 0.4, mode: 'walking' },
      ],
    },
    total_cost: '$85',
    cost: { min: 60, max: 100, expected: 85 },
    wishes: [],
    almanac: [],
    checks: [{ rule: 'open', ok: true, text: 'All three are open.' }],
    score: { total: 0.8, terms: { taste: 0.8 } },
  };
}

function aVenue(id: string): PlannedVenue {
  return {
    venue_id: id,
    name: `Place ${id}`,
    location: '1 Valencia St, San Francisco',
    street: '1 Valencia St',
    neighborhood: 'Mission District',
    description: 'A place.',
    estimated_cost: '$20 to $30 for two',
    opening_hours: '17:00 to 23:00',
    opening: { opens: '17:00', closes: '23:00', all_day: false },
    rating: 5,
    rating_source: null,
    category: 'Taqueria',
    kind: 'restaurant',
    coordinates: { lat: 37.76, lon: -122.42 },
    arrival: '18:00',
    departure: '19:00',
    cost: { min: 20, max: 30, expected: 25 },
    opening_hours_osm: 'Mo-Su 17:00-23:00',
    indoor: true,
    dietary: [],
    cuisines: [],
    website: null,
    outdoor: false,
    moment: null,
    tip: null,
    needs: {
      alcohol: 'some',
      step_free: 'unknown',
      children: 'unknown',
      dogs: 'no',
      noise: 3,
      effort: 1,
      minimum_age: null,
    },
    showtime: null,
    booking: { need: 'none', ahead: null, url: null },
    stand_in: {
      venue_id: 'silverlake-lounge',
      name: 'Silverlake Lounge',
      location: '2906 Sunset Blvd, Los Angeles',
      neighborhood: 'Silver Lake',
      category: 'Rock club',
      because: 'show',
      arrival: '20:45',
      departure: '22:30',
      open_until: '02:00',
      way: { minutes: 8, miles: 0.41, mode: 'walking' },
      text: 'If Zebulon has no band that night, Silverlake Lounge is 8 minutes away on foot.',
    },
    reasons: [],
    evidence: [],
    source: { provider: 'builtin', id, url: null, licence: 'MIT', as_of: '2026-11-01' },
  };
}
