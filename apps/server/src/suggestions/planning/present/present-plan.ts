import { randomUUID } from 'node:crypto';
import type { SuggestionConfig, PlannedPlan } from '@rendezvous/contract';
import { formatDollars, type TravelMode } from '@rendezvous/language';
import type { Context, Plan } from '@rendezvous/planner';
import type { CatalogueCity, SourcedVenue } from '@rendezvous/venues';
import { presentAlmanac } from './present-almanac.ts';
import { presentCost } from './present-cost.ts';
import { presentLeg } from './present-leg.ts';
import { presentTime } from '../../../platform/time/clock-time.ts';
import { presentVenue } from './present-venue.ts';
import { typeset } from './typeset.ts';

interface PlanSetting {
  readonly venuesById: ReadonlyMap<string, SourcedVenue>;
  readonly city: Pick<CatalogueCity, 'city' | 'time_zone'>;
  readonly context: Pick<Context, 'almanac'>;
  readonly mode: SuggestionConfig['transport_method'];
  /** How many people the prices are for. */
  readonly heads: number;
}

export function presentPlan(
  plan: Plan,
  { venuesById, city, context, mode, heads }: PlanSetting,
): PlannedPlan {
  const [first, last] = [plan.stops[0], plan.stops.at(-1)];
  const travelMinutes = plan.legs.reduce((sum, leg) => sum + leg.minutes, 0);
  return {
    plan_id: randomUUID(),
    title: typeset(plan.title),
    summary: typeset(plan.summary),
    label: plan.label,
    tips: plan.tips.map(typeset),
    date: plan.date,
    time_zone: city.time_zone,
    city: city.city,
    start_time: presentTime(first?.arrival ?? 0),
    end_time: presentTime(last?.departure ?? 0),
    venues: plan.stops.map((stop) => presentVenue(stop, { venuesById, heads, date: plan.date })),
    almanac: presentAlmanac(plan, context, venuesById),
    route_info: {
      transportation: mode === 'no_preference' ? mainMode(plan) : mode,
      travel_time: minutesText(travelMinutes),
      travel_minutes: travelMinutes,
      legs: plan.legs.map(presentLeg),
      way_there: plan.wayThere && presentLeg(plan.wayThere),
      way_back: plan.wayBack && presentLeg(plan.wayBack),
    },
    total_cost: formatDollars(plan.cost.expectedCents),
    cost: presentCost(plan.cost),
    wishes: plan.wishes.map(({ text, met, venueId }) => ({ text, met, venue_id: venueId })),
    checks: plan.checks.map(({ rule, text }) => ({ rule, ok: true, text: typeset(text) })),
    score: {
      total: round(plan.score.total),
      terms: Object.fromEntries(
        Object.entries(plan.score.terms).map(([term, value]) => [term, round(value)]),
      ),
    },
  };
}

/** What most legs use; of modes that share them alike, that of the longest leg. */
function mainMode({ legs }: Plan): TravelMode {
  const count = (mode: TravelMode) => legs.filter((leg) => leg.mode === mode).length;
  return legs.reduce((one, other) => {
    const more = count(other.mode) - count(one.mode) || other.minutes - one.minutes;
    return more > 0 ? other : one;
  }).mode;
}

const minutesText = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;
const round = (value: number): number => Math.round(value * 10_000) / 10_000;
