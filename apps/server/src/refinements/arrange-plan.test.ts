import { randomUUID } from 'node:crypto';
import { type Refinement, type Suggestion, type PlannedPlan } from '@rendezvous/contract';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { sqlite } from '../testing/databases.ts';
import { type Asked, aSuggestionFor, refinementOf } from '../testing/refining.ts';
import { theCataloguePlanner } from '../testing/the-catalogue-planner.ts';

const env = { RATE_LIMITS: 'off' };

let test: TestApp;
let ana: TestUser;
let suggestion: Suggestion;

const suggested = (config?: object) => aSuggestionFor(ana, config);
const refine = (asked: Asked, as: Pick<TestUser, 'ask'> = ana) =>
  as.ask('POST', '/public/refine-suggestion', refinementOf(suggestion, asked));
const namesOf = ({ venues }: PlannedPlan) => venues.map(({ name }) => name);

async function refined(asked: Asked): Promise<Refinement> {
  const answer = await refine(asked);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<Refinement>();
}

const codesOf = (answers: readonly LightMyRequestResponse[]) =>
  answers.map(({ statusCode }) => statusCode);

describe('other places and other orders', () => {
  beforeAll(async () => {
    test = await aTestApp(sqlite, { env, ...theCataloguePlanner });
    ana = await aUser(test);
    // A set leaves little time for other stops before it.
    suggestion = await suggested({ interests: ['books'] });
  });
  afterAll(() => test.close());

  const pathTo = (what: string, plan = suggestion.plans[0]) =>
    `/suggestions/${suggestion.suggestion_id}/plans/${plan?.plan_id}/${what}`;

  it('offers three other places for a stop with what they change', async () => {
    const [plan] = suggestion.plans;
    type Other = {
      venue: { name: string };
      plan: PlannedPlan;
      changes: { minutes: number; cost: number };
    };
    const offers = await Promise.all(
      (plan?.venues ?? []).map(async ({ venue_id }, place) => ({
        place,
        others: (await ana.ask('POST', pathTo('alternatives'), { venue_id })).json<Other[]>(),
      })),
    );
    expect(offers.some(({ others }) => others.length === 3)).toBe(true);
    for (const { place, others } of offers)
      for (const { venue, plan: changed, changes } of others) {
        expect(changed.venues[place]?.name).toBe(venue.name);
        const staying = (names: string[]) => names.toSpliced(place, 1);
        expect(staying(namesOf(changed))).toEqual(plan && staying(namesOf(plan)));
        expect(changes.cost).toBe(changed.cost.expected - (plan?.cost.expected ?? 0));
        expect(suggestion.plans.flatMap(namesOf)).not.toContain(venue.name);
      }
  });

  it('gives another order new times, or says why not', async () => {
    const [plan] = suggestion.plans;
    const ids = plan?.venues.map(({ venue_id }) => venue_id) ?? [];
    const answers = await Promise.all(
      [ids, [ids[1], ids[0], ids[2]], [ids[2], ids[1], ids[0]]].map((venue_ids) =>
        ana.ask('POST', pathTo('reorder'), { venue_ids }),
      ),
    );
    expect(answers[0]?.json<PlannedPlan>().venues.map(({ venue_id }) => venue_id)).toEqual(ids);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(answer.json()).toMatchObject({
        status: 422,
        code: 'no-refinement',
        detail: expect.stringMatching(/\.$/),
      });
    expect(
      (await ana.ask('POST', pathTo('reorder'), { venue_ids: [ids[0], ids[0], ids[1]] }))
        .statusCode,
    ).toBe(422);
    expect(
      (await ana.ask('POST', pathTo('reorder'), { venue_ids: ['a', 'b', 'c'] })).statusCode,
    ).toBe(422);
  });

  const arrange = (
    venueIds: readonly unknown[],
    of = suggestion,
    as: Pick<TestUser, 'ask'> = ana,
  ) =>
    as.ask('PUT', `/suggestions/${of.suggestion_id}/plans/${of.plans[0]?.plan_id}/venues`, {
      venue_ids: venueIds,
    });
  const idsOf = (plan: PlannedPlan | undefined) =>
    plan?.venues.map(({ venue_id }) => venue_id) ?? [];

  it('stores another place as a version to refine from, which does not count as a refinement', async () => {
    const of = await suggested();
    const [first, , third] = idsOf(of.plans[0]);
    const path = `/suggestions/${of.suggestion_id}/plans/${of.plans[0]?.plan_id}/alternatives`;
    const [other] = (await ana.ask('POST', path, { venue_id: idsOf(of.plans[0])[1] })).json<
      { venue: { venue_id: string }; plan: PlannedPlan }[]
    >();
    const taken = (await arrange([first, other?.venue.venue_id, third], of)).json<Suggestion>();
    expect(taken).toMatchObject({ session_id: of.session_id, refinements_remaining: 5 });
    expect(taken.suggestion_id).not.toBe(of.suggestion_id);
    expect(namesOf(taken.plans[0] as PlannedPlan)).toEqual(namesOf(other?.plan as PlannedPlan));
    expect(taken.plans[1]).toEqual(of.plans[1]);
    suggestion = of;
    const locked = [first, other?.venue.venue_id];
    const answer = await refined({
      type: 'preset',
      value: 'more_budget_friendly',
      previous_suggestion_id: taken.suggestion_id,
      locked,
    });
    expect(answer).toMatchObject({ refinement_count: 1, refinements_remaining: 4 });
    expect(idsOf(answer.suggestions[0]?.plan).slice(0, 2)).toEqual(locked);
  });

  it('accepts only an offered place, and only from the owner', async () => {
    const [first, second, third] = idsOf(suggestion.plans[0]);
    const [ofOther] = idsOf(suggestion.plans[1]);
    expect((await arrange([first, ofOther, third])).json()).toMatchObject({
      status: 422,
      code: 'no-refinement',
    });
    for (const ids of [
      ['a', 'b', third],
      [first, first, third],
      [second, 'a', first],
    ])
      expect((await arrange(ids)).json()).toMatchObject({ status: 422 });
    expect((await arrange([first, second, third], suggestion, await aUser(test))).statusCode).toBe(
      404,
    );
    expect(
      (
        await arrange([first, second, third], {
          ...suggestion,
          plans: suggestion.plans.map((plan) => ({ ...plan, plan_id: randomUUID() })),
        })
      ).statusCode,
    ).toBe(404);
  });

  it('stores no more versions of a suggestion than it may have, however many ask at once', async () => {
    const of = await suggested();
    const ids = idsOf(of.plans[0]);
    const answers = await Promise.all(Array.from({ length: 63 }, () => arrange(ids, of)));
    expect(codesOf(answers).filter((status) => status === 200)).toHaveLength(59);
    expect(answers.find(({ statusCode }) => statusCode !== 200)?.json()).toMatchObject({
      status: 422,
      code: 'too-many',
    });
  });

  it('fills the gap of a place that was taken out', async () => {
    suggestion = await suggested();
    const [first, second] = idsOf(suggestion.plans[0]);
    const answer = await refined({
      type: 'preset',
      value: 'more_fun',
      locked: [first],
      removed: [second],
    });
    const ids = idsOf(answer.suggestions[0]?.plan);
    expect(ids).toHaveLength(3);
    expect(ids[0]).toBe(first);
    expect(answer.suggestions.flatMap(({ plan }) => idsOf(plan))).not.toContain(second);
  });

  it('[API-03] is for the owner of the plan', async () => {
    const ben = await aUser(test);
    const [first] = suggestion.plans[0]?.venues ?? [];
    expect(
      (await ben.ask('POST', pathTo('alternatives'), { venue_id: first?.venue_id })).statusCode,
    ).toBe(404);
    expect(
      (await ana.ask('POST', pathTo('alternatives'), { venue_id: 'nowhere' })).statusCode,
    ).toBe(404);
    expect(
      (
        await ana.ask(
          'POST',
          `/suggestions/${suggestion.suggestion_id}/plans/${randomUUID()}/alternatives`,
          { venue_id: first?.venue_id },
        )
      ).statusCode,
    ).toBe(404);
  });
});
