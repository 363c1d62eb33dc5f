import { loadSamplePlans, loadSampleRequests, type SamplePlan } from '@rendezvous/content';
import { audit, type Plan, type Stop } from '@rendezvous/planner';
import { createGazetteer, loadCatalogue } from '@rendezvous/venues';
import { describe, expect, it } from 'vitest';
import { momentOf } from '../suggestions/date-moment.ts';
import { createFindSetting } from '../suggestions/find-setting.ts';
import { createFactsOf } from '../suggestions/planning/facts.ts';
import { wishesOf } from '../suggestions/planning/wishes-of.ts';
import { minutesOf } from '../platform/time/clock-time.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';
import { planSamples } from './plan-samples.ts';

const cities = loadCatalogue();
const { locate } = createGazetteer(cities);
const findSetting = createFindSetting(undefined);
const factsOf = createFactsOf(cities);

/**
 * What ideas are not held to: they are written with times to the minute and without the ways there
 * and home.
 */
const unwritten: ReadonlySet<string> = new Set(['clock', 'way']);

/** What the planner's audit says of an idea as it was written down, by the places of today. */
async function auditToday({ request, plan, madeOn }: SamplePlan) {
  const place = locate(request.location);
  if (!place) throw new Error(`There is no ${request.location} any more`);
  const moment = momentOf(request, place.city.time_zone, new Date(`${madeOn}T12:00:00Z`));
  const { venues, context } = factsOf(await findSetting(place, moment));
  const minutes = (time: string) =>
    minutesOf(time) < moment.startMinutes ? minutesOf(time) + 24 * 60 : minutesOf(time);
  const stops = plan.venues.map((stop): Stop => {
    const known = venues.find((venue) => venue.id === stop.venue_id);
    if (!known) throw new Error(`${stop.name} is not in the catalogue any more`);
    const venue = { ...known, name: stop.name, address: stop.location, ...stop.coordinates };
    const opening = context.openings.get(known.id) ?? { known: false, because: 'unpublished' };
    return {
      venue,
      arrival: minutes(stop.arrival),
      departure: minutes(stop.departure),
      opening,
      description: stop.description,
      reasons: [],
    };
  });
  const { min, max, expected } = plan.cost;
  const written = {
    ...plan,
    stops,
    legs: plan.route_info.legs,
    cost: {
      minCents: Math.round(min * 100),
      maxCents: Math.round(max * 100),
      expectedCents: Math.round(expected * 100),
    },
    score: { total: 0, terms: {} },
    thread: null,
    curated: null,
  } as unknown as Plan;
  const faults = audit(written, {
    wishes: wishesOf({ config: request, seed: 0 }, moment),
    venues,
    context,
  });
  return faults.filter(({ rule }) => !unwritten.has(rule));
}

describe('the date ideas of the articles', () => {
  it('[BLOG-02] keep every promise by the catalogue of today', async () => {
    const faults = await Promise.all(
      loadSamplePlans().map(async (sample) =>
        (await auditToday(sample)).map((fault) => `${sample.id}: ${fault.rule}: ${fault.text}`),
      ),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('would be caught if a place closed, moved or cost more', async () => {
    const [sample] = loadSamplePlans();
    if (!sample) throw new Error('There are no date ideas');
    const [first, ...others] = sample.plan.venues;
    if (!first) throw new Error('The idea has no places');
    const withFirst = (change: Partial<typeof first>): SamplePlan => ({
      ...sample,
      plan: { ...sample.plan, venues: [{ ...first, ...change }, ...others] },
    });
    const rules = async (changed: SamplePlan) =>
      (await auditToday(changed)).map((fault) => fault.rule);
    expect(await rules(withFirst({ arrival: '05:00' }))).toContain('open');
    expect(await rules(withFirst({ location: '1 Nowhere Street' }))).toContain('real');
    expect(
      await rules({ ...sample, plan: { ...sample.plan, cost: { min: 0, max: 0, expected: 0 } } }),
    ).toContain('cost');
  });
});

describe('planning the date ideas of a city', () => {
  const requests = loadSampleRequests().get('phoenix');
  if (!requests) throw new Error('There are no requests for Phoenix');
  const plan = (some = requests) => planSamples('phoenix', some, theCataloguePlanner.suggestDate);

  it('gives the same for the same requests, and no place twice even when the same is asked for twice', async () => {
    const [request] = requests.requests;
    if (!request) throw new Error('There are no requests for Phoenix');
    const twice = { ...requests, requests: [request, request] };
    const samples = await plan(twice);
    expect(samples).toEqual(await plan(twice));
    expect(samples.map(({ id }) => id)).toEqual(['phoenix-outdoorsy-1', 'phoenix-outdoorsy-2']);
    expect(
      new Set(samples.flatMap((sample) => sample.plan.venues.map((venue) => venue.venue_id))).size,
    ).toBe(6);
  });

  it('says nothing of the places it left out', async () => {
    const [, second] = await plan({ ...requests, requests: requests.requests.slice(0, 2) });
    expect(second?.request.previous_date_activities).toEqual([]);
    expect(JSON.stringify(second)).not.toContain('past dates');
  });

  it('names the idea that cannot be planned', async () => {
    const hopeless = {
      ...requests,
      requests: requests.requests
        .slice(0, 1)
        .map((request) => ({ ...request, config: { ...request.config, end_time: '14:40' } })),
    };
    await expect(plan(hopeless)).rejects.toThrow('Cannot plan phoenix-outdoorsy-1: ');
  });
});
