import { loadSamplePlans, loadSampleRequests, type SamplePlan } from '@rendezvous/content';
import { loadCatalogue } from '@rendezvous/venues';
import { describe, expect, it } from 'vitest';
import { theCataloguePlanner } from '../../testing/the-catalogue-planner.ts';
import { createAuditSample } from './audit-sample.ts';
import { planSamples } from './plan-samples.ts';

const auditSample = createAuditSample(loadCatalogue());

describe('the date ideas of the articles', () => {
  it('[BLOG-02] keep every promise by the catalogue of today', async () => {
    const faults = await Promise.all(
      loadSamplePlans().map(async (sample) =>
        (await auditSample(sample)).map((fault) => `${sample.id}: ${fault}`),
      ),
    );
    expect(faults.flat()).toEqual([]);
  });

  it('would be caught if a place closed, moved, changed its hours or cost more', async () => {
    const [sample] = loadSamplePlans();
    if (!sample) throw new Error('There are no date ideas');
    const [first, ...others] = sample.plan.venues;
    if (!first) throw new Error('The idea has no places');
    const faults = (change: Partial<typeof first>, plan: Partial<SamplePlan['plan']> = {}) =>
      auditSample({
        ...sample,
        plan: { ...sample.plan, venues: [{ ...first, ...change }, ...others], ...plan },
      });
    const rule = (name: string) => expect.stringMatching(new RegExp(`^${name}: `)) as string;
    expect(await faults({ arrival: '05:00' })).toContainEqual(rule('open'));
    expect(await faults({ location: '1 Nowhere Street' })).toContainEqual(rule('real'));
    expect(await faults({}, { cost: { min: 0, max: 0, expected: 0 } })).toContainEqual(
      rule('cost'),
    );
    expect(await faults({ opening: { opens: '06:15', closes: '22:45', all_day: false } })).toEqual([
      `hours: ${first.name} is open at other hours than it was`,
    ]);
    expect(await faults({ venue_id: 'long-gone' })).toEqual([
      `${first.name} is not in the catalogue any more`,
    ]);
  });
});

describe('planning the date ideas of a city', () => {
  const requests = loadSampleRequests().get('phoenix');
  if (!requests) throw new Error('There are no requests for Phoenix');
  const stored = loadSamplePlans().filter(({ id }) => id.startsWith('phoenix-'));
  const plan = (
    some = requests,
    keeping: { stored?: readonly SamplePlan[]; again?: readonly string[] } = {},
  ) =>
    planSamples('phoenix', some, {
      suggestDate: theCataloguePlanner.suggestDate,
      auditSample,
      ...keeping,
    });
  const placesOf = (samples: Awaited<ReturnType<typeof plan>>) =>
    samples.flatMap(({ sample }) => sample.plan.venues.map((venue) => venue.venue_id));

  it('gives the same for the same requests, and no place twice even when the same is asked for twice', async () => {
    const [request] = requests.requests;
    if (!request) throw new Error('There are no requests for Phoenix');
    const twice = { ...requests, requests: [request, request] };
    const samples = await plan(twice);
    expect(samples).toEqual(await plan(twice));
    expect(samples.map(({ sample }) => sample.id)).toEqual([
      'phoenix-outdoorsy-1',
      'phoenix-outdoorsy-2',
    ]);
    expect(new Set(placesOf(samples)).size).toBe(6);
  });

  it('keeps what is written down and still true', async () => {
    expect(await plan(requests, { stored })).toEqual(
      stored.map((sample) => ({ sample, because: null })),
    );
  });

  it('plans again what is asked for otherwise, is not true any more or is named, and takes no place of the rest', async () => {
    const [first, second, third, ...others] = stored;
    if (!first || !second || !third) throw new Error('There are too few ideas for Phoenix');
    const { madeOn, common } = requests;
    const changed = requests.requests.map((request, i) =>
      i === 0 ? { ...request, config: { ...request.config, desired_mood: 'romantic' } } : request,
    );
    const stale = { ...second, plan: { ...second.plan, cost: { min: 1, max: 1, expected: 1 } } };
    const samples = await plan(
      { city: 'Phoenix', madeOn, common, requests: changed },
      { stored: [first, stale, third, ...others], again: [third.id] },
    );
    expect(samples.map(({ because }) => because)).toEqual([
      'its request has changed',
      expect.stringMatching(/^cost: /),
      'it was named',
      ...others.map(() => null),
    ]);
    expect(samples.slice(3).map(({ sample }) => sample)).toEqual(others);
    expect(new Set(placesOf(samples)).size).toBe(stored.length * 3);
  });

  it('says nothing of the places it left out', async () => {
    const [, second] = await plan({ ...requests, requests: requests.requests.slice(0, 2) });
    expect(second?.sample.request.previous_date_activities).toEqual([]);
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
