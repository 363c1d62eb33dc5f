import { isDeepStrictEqual } from 'node:util';
import type { SamplePlan } from '@rendezvous/content';
import { audit, type Plan, type Stop } from '@rendezvous/planner';
import { createGazetteer, type CatalogueCity } from '@rendezvous/venues';
import { minutesOf } from '../../platform/time/clock-time.ts';
import { momentOf } from '../../suggestions/date-moment.ts';
import { createFindSetting } from '../../suggestions/find-setting.ts';
import { createFactsOf, pricedFor, type Facts } from '../../suggestions/planning/facts.ts';
import { presentOpening } from '../../suggestions/planning/present/present-venue.ts';
import { wishesOf } from '../../suggestions/planning/wishes-of.ts';

/**
 * What is no longer true of a date idea, by the places of today: nothing, or one sentence for each
 * fault.
 */
export type AuditSample = (sample: SamplePlan) => Promise<readonly string[]>;

export function createAuditSample(cities: readonly CatalogueCity[]): AuditSample {
  const { locate } = createGazetteer(cities);
  const findSetting = createFindSetting(undefined);
  const factsOf = createFactsOf(cities);
  return async ({ request, plan, madeOn }) => {
    const place = locate(request.location);
    if (!place) return [`${request.location} is not known any more`];
    const moment = momentOf(request, place.city.time_zone, new Date(`${madeOn}T12:00:00Z`));
    const wishes = wishesOf({ config: request, seed: 0 }, moment);
    const facts = factsOf(await findSetting(place, moment));
    const { venues, venuesById, context } = pricedFor(facts, wishes);
    const gone = missingFrom(venuesById, plan);
    if (gone.length > 0) return gone;
    const stops = plan.venues.map((stop) =>
      stopOf(stop, { venuesById, context, startMinutes: moment.startMinutes }),
    );
    const faults = audit(planOf(plan, stops), {
      wishes,
      venues,
      context,
    });
    return [
      ...faults
        .filter(({ rule }) => !unwritten.has(rule))
        .map(({ rule, text }) => `${rule}: ${text}`),
      ...changedHours(plan, stops),
    ];
  };
}

/**
 * What ideas are not held to: they are written with times to the minute and without the ways there
 * and home.
 */
const unwritten: ReadonlySet<string> = new Set(['clock', 'way']);

type IdeaPlan = SamplePlan['plan'];
type IdeaStop = IdeaPlan['venues'][number];

function missingFrom(venuesById: Facts['venuesById'], { venues }: IdeaPlan): string[] {
  return venues
    .flatMap((stop) => [stop, ...(stop.stand_in ? [stop.stand_in] : [])])
    .filter(({ venue_id }) => !venuesById.has(venue_id ?? ''))
    .map(({ name }) => `${name} is not in the catalogue any more`);
}

function changedHours({ venues }: IdeaPlan, stops: readonly Stop[]): string[] {
  return stops
    .filter((stop, i) => !isDeepStrictEqual(presentOpening(stop), venues[i]?.opening))
    .map(({ venue }) => `hours: ${venue.name} is open at other hours than it was`);
}

function stopOf(
  stop: IdeaStop,
  {
    venuesById,
    context,
    startMinutes,
  }: Pick<Facts, 'venuesById' | 'context'> & { readonly startMinutes: number },
): Stop {
  const known = venuesById.get(stop.venue_id ?? '');
  if (!known) throw new Error(`Cannot audit ${stop.name}: it is not in the catalogue`);
  const minutes = (time: string) =>
    minutesOf(time) < startMinutes ? minutesOf(time) + 24 * 60 : minutesOf(time);
  return {
    venue: { ...known, name: stop.name, address: stop.location, ...stop.coordinates },
    arrival: minutes(stop.arrival),
    departure: minutes(stop.departure),
    opening: context.openings.get(known.id) ?? { known: false, because: 'unpublished' },
    description: stop.description,
    reasons: [],
  };
}

/** The plan in the planner's own shape; what the audit does not read of it is left out. */
function planOf(plan: IdeaPlan, stops: readonly Stop[]): Plan {
  const cents = (dollars: number) => Math.round(dollars * 100);
  const { min, max, expected } = plan.cost;
  return {
    ...plan,
    stops,
    legs: plan.route_info.legs,
    cost: { minCents: cents(min), maxCents: cents(max), expectedCents: cents(expected) },
    score: { total: 0, terms: {} },
    thread: null,
    curated: null,
  } as unknown as Plan;
}
