import { randomUUID } from 'node:crypto';
import type { SuggestionConfig, WirePlan } from '@rendezvous/contract';
import { formatDollars, type TravelMode } from '@rendezvous/language';
import type { Plan } from '@rendezvous/planner';
import type { CatalogueCity, SourcedVenue } from '@rendezvous/venues';
import { presentCost } from './cost.ts';
import { presentTime } from './time.ts';
import { presentVenue } from './venue.ts';

interface PlanSetting {
  readonly venuesById: ReadonlyMap<string, SourcedVenue>;
  readonly city: Pick<CatalogueCity, 'city' | 'time_zone'>;
  readonly mode: SuggestionConfig['transport_method'];
}

export function presentPlan(plan: Plan, { venuesById, city, mode }: PlanSetting): WirePlan {
  const [first, , last] = plan.stops;
  return {
    plan_id: randomUUID(),
    title: plan.title,
    summary: plan.summary,
    label: plan.label,
    tips: [...plan.tips],
    date: plan.date,
    time_zone: city.time_zone,
    city: city.city,
    start_time: presentTime(first.arrival),
    end_time: presentTime(last.departure),
    venues: plan.stops.map((stop) => presentVenue(stop, venuesById.get(stop.venue.id))),
    route_info: {
      transportation: mode === 'no_preference' ? mainMode(plan) : mode,
      travel_time: minutesText(plan.legs[0].minutes + plan.legs[1].minutes),
      legs: plan.legs.map((leg) => ({
        minutes: leg.minutes,
        miles: Math.round(leg.miles * 100) / 100,
        mode: leg.mode,
      })),
    },
    total_cost: formatDollars(plan.cost.expectedCents),
    cost: presentCost(plan.cost),
    wishes: plan.wishes.map(({ text, met, venueId }) => ({ text, met, venue_id: venueId })),
    checks: plan.checks.map(({ rule, text }) => ({ rule, ok: true, text })),
    score: {
      total: round(plan.score.total),
      terms: Object.fromEntries(
        Object.entries(plan.score.terms).map(([term, value]) => [term, round(value)]),
      ),
    },
  };
}

/** What most legs use; of two that differ the longer one decides how the two set out. */
function mainMode({ legs: [one, other] }: Plan): TravelMode {
  return one.minutes >= other.minutes ? one.mode : other.mode;
}

const minutesText = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
