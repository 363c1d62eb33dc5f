import {
  refinementPresets,
  type Refinement,
  type Suggestion,
  type UserExport,
  type PlannedPlan,
} from '@rendezvous/contract';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aUser, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
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

describeOnBothDatabases('refining', (database) => {
  beforeAll(async () => {
    test = await aTestApp(database, { env, ...theCataloguePlanner });
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    ana = await aUser(test);
    suggestion = await suggested();
  });

  it('[REF-01] [REF-02] answers a new version with what was done and what is left', async () => {
    const answer = await refined({ type: 'preset', value: 'more_budget_friendly' });
    expect(answer).toMatchObject({
      session_id: suggestion.session_id,
      log_id: null,
      refinement_count: 1,
      refinements_remaining: 4,
      understood: { changes: [{ meaning: 'Cheaper' }], unread: [] },
    });
    expect(answer.id).not.toBe(suggestion.suggestion_id);
    expect(answer.refinement_history).toEqual([
      {
        type: 'preset',
        value: 'more_budget_friendly',
        timestamp: expect.stringMatching(/Z$/),
        resulting_suggestion_id: answer.id,
      },
    ]);
    for (const [i, { plan, activities, total_cost_estimate }] of answer.suggestions.entries()) {
      expect(plan.cost.expected).toBeLessThan(suggestion.plans[i]?.cost.expected ?? 0);
      expect(activities.map(({ title }) => title)).toEqual(namesOf(plan));
      expect(total_cost_estimate).toBe(plan.total_cost);
    }
  });

  it('exports what was asked with everything else of the user, and to nobody else', async () => {
    const { refinement_history: history } = await refined({ type: 'text', value: 'under $90' });
    const exported = async (user: TestUser) =>
      (await user.ask('GET', '/users/me/export')).json<UserExport>().refinements;
    expect(await exported(ana)).toEqual(history);
    expect(await exported(await aUser(test))).toEqual([]);
  });

  it('[REF-05] returns every version as it was answered', async () => {
    const answer = await refined({ type: 'preset', value: 'longer_date' });
    const versionOf = async (id: string) =>
      (await ana.ask('GET', `/suggestions/${id}`)).json<Suggestion>();
    expect((await versionOf(answer.id)).plans).toEqual(answer.suggestions.map(({ plan }) => plan));
    expect(await versionOf(suggestion.suggestion_id)).toEqual({
      ...suggestion,
      refinements_remaining: 4,
    });
  });

  it('[REF-05] refines an earlier version again', async () => {
    await refined({ value: 'under $60' });
    const again = await refined({ value: 'end by ten', refinement_count: 1 });
    expect(again).toMatchObject({ refinement_count: 2, refinements_remaining: 3 });
    expect(again.suggestions[0]?.plan.cost.expected).toBeGreaterThan(60);
    expect(again.refinement_history.map(({ value }) => value)).toEqual(['under $60', 'end by ten']);
  });

  it('[REF-08] [API-01] says what it understood of a text, and what not', async () => {
    const answer = await refined({
      value: 'no seafood, live jazz, under $120, bring my telescope',
    });
    expect(answer.understood.changes.map(({ words }) => words)).toEqual([
      'no seafood',
      'live jazz',
      'under $120',
    ]);
    expect(answer.understood.unread.join()).toContain('telescope');
    for (const { plan } of answer.suggestions) expect(plan.cost.expected).toBeLessThanOrEqual(120);
  });

  it('plans no meal for an allergy, until they say that they will ask the kitchen', async () => {
    const eats = (answer: Refinement) =>
      answer.suggestions
        .flatMap(({ plan }) => plan.venues)
        .some(({ kind }) =>
          ['restaurant', 'casual_eatery', 'fine_dining', 'diner', 'gastropub'].includes(kind),
        );
    const careful = await refined({ value: 'she is allergic to nuts' });
    expect(eats(careful)).toBe(false);
    expect(careful.notes.join()).toContain('“ask the kitchen”');
    const asking = await refined({
      value: 'ask the kitchen',
      previous_suggestion_id: careful.id,
      refinement_count: 1,
    });
    expect(eats(asking)).toBe(true);
  });

  it('says what can be done when a change cannot do what was asked', async () => {
    const answer = await refine({ value: 'make it a double date' });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().detail).toContain('for two');
  });

  it('moves a date to another place of the city, and goes on from there', async () => {
    const moved = await refined({ value: 'move it to Oakland' });
    expect(moved.understood).toMatchObject({
      changes: [{ words: 'move it to Oakland', meaning: 'In Oakland, CA' }],
      unread: [],
    });
    const [first] = moved.suggestions;
    const where = (answer: Refinement) =>
      answer.suggestions[0]?.plan.venues.map(({ location }) => location).join() ?? '';
    expect(first).toBeDefined();
    expect(where(moved)).toContain('Oakland');
    const cheaper = await refined({
      value: 'cheaper',
      previous_suggestion_id: moved.id,
      refinement_count: 1,
    });
    expect(where(cheaper)).toContain('Oakland');
    const elsewhere = await refine({ value: 'move it to Brooklyn' });
    expect(elsewhere.statusCode).toBe(422);
    expect(elsewhere.json().detail).toContain('another city');
    // Of the two towns of that name no places are known: neither is taken for a city of its own.
    const unknown = await refine({ value: 'move it to Union City' });
    expect(unknown.json().detail ?? '').not.toContain('another city');
  });

  it('answers a question about the plan, changes nothing and uses no refinement', async () => {
    for (const value of [
      'what time is sunset?',
      'do we need to book anything?',
      'perfect, thanks',
    ]) {
      const { id, refinement_count, refinements_remaining, suggestions, understood } =
        await refined({ value });
      expect(id, value).toBe(suggestion.suggestion_id);
      expect(understood.answers, value).toHaveLength(1);
      expect(understood.answers[0], value).toMatch(/^[A-Z].*\.$/);
      expect([refinement_count, refinements_remaining], value).toEqual([0, 5]);
      expect(suggestions.map(({ plan }) => plan.plan_id)).toEqual(
        suggestion.plans.map(({ plan_id }) => plan_id),
      );
    }
    const { understood, refinement_count } = await refined({
      value: 'when is sunset? and make it cheaper',
    });
    expect(understood.answers[0]).toContain('sets at');
    expect(understood.changes).toHaveLength(1);
    expect(refinement_count).toBe(1);
  });

  it('keeps what is locked', async () => {
    const [first] = suggestion.plans[0]?.venues ?? [];
    const answer = await refined({
      type: 'preset',
      value: 'more_cultural',
      locked: [first?.venue_id],
    });
    expect(answer.suggestions[0]?.plan.venues[0]?.name).toBe(first?.name);
  });

  it('counts no failures', async () => {
    for (const value of ['ramen for under $1', 'bring my telescope', 'swap the aquarium']) {
      const refused = await refine({ value });
      expect([refused.statusCode, refused.json<{ code: string }>().code], value).toEqual([
        422,
        'no-refinement',
      ]);
      expect(refused.json<{ detail: string }>().detail).not.toMatch(
        /network|content|unavailable|timeout|limit/,
      );
    }
    expect((await refined({ type: 'preset', value: 'more_fun' })).refinement_count).toBe(1);
  });

  it('ignores a count and a history sent by the client', async () => {
    const forged = { refinement_count: 0, refinement_history: [] };
    for (const value of refinementPresets.slice(0, 5))
      await refine({ type: 'preset', value, ...forged });
    const done = (
      await ana.ask('GET', `/suggestions/${suggestion.suggestion_id}`)
    ).json<Suggestion>().refinements_remaining;
    for (let i = 0; i < done; i++)
      expect((await refine({ value: `under $${150 + i}`, ...forged })).statusCode).toBe(200);
    expect(
      (
        await refine({
          value: 'under $99',
          refinement_count: 0,
          refinement_history: [{ made: 'up' }],
        })
      ).statusCode,
    ).toBe(429);
  });
});
