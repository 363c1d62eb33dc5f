import { randomUUID } from 'node:crypto';
import { refinementTexts, type Suggestion } from '@rendezvous/contract';
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

describe('a refinement that cannot be read', () => {
  beforeAll(async () => {
    test = await aTestApp(sqlite, { env, ...theCataloguePlanner });
    ana = await aUser(test);
    suggestion = await suggested();
  });
  afterAll(() => test.close());

  it('is answered with 404 if it names no version of the session', async () => {
    const unknown = randomUUID();
    for (const asked of [
      { session_id: unknown },
      { previous_suggestion_id: unknown },
      { session_id: unknown, previous_suggestion_id: unknown },
    ]) {
      expect((await refine({ value: 'quieter', ...asked })).statusCode).toBe(404);
    }
    const another = await suggested();
    expect(
      (await refine({ value: 'quieter', previous_suggestion_id: another.suggestion_id }))
        .statusCode,
    ).toBe(404);
  });

  it('is answered with 422 and its field', async () => {
    for (const [asked, field] of [
      [{ value: 'quieter', session_id: 'no uuid' }, 'session_id'],
      [{ value: 'quieter', previous_suggestion_id: '7' }, 'previous_suggestion_id'],
      [{ type: 'wish', value: 'quieter' }, 'type'],
      [{ type: 'preset', value: 'more_everything' }, 'value'],
      [{ type: 'preset', value: '__proto__' }, 'value'],
      [{ value: 7 }, 'value'],
      [{ value: 'quieter', refinement_count: -1 }, 'refinement_count'],
      [{ value: 'quieter', locked: ['a', 'b', 'c', 'd', 'e', 'f', 'g'] }, 'locked'],
    ] as const) {
      const refused = await refine(asked);
      expect(
        [refused.statusCode, Object.keys(refused.json<{ errors: object }>().errors)],
        JSON.stringify(asked),
      ).toEqual([422, [field]]);
    }
  });

  it('[REF-06] is rejected by the rules of the screen, in their words', async () => {
    for (const [value, detail] of [
      ['ab', refinementTexts.tooShort],
      ['quiet '.repeat(84).slice(0, 501), refinementTexts.tooLong],
      ['ＮＳＦＷ please', refinementTexts.blocked],
      ['crypto\u200b tips', refinementTexts.offTopic],
      ['!!!!', refinementTexts.other],
    ] as const) {
      const refused = await refine({ value });
      expect(refused.json()).toMatchObject({ status: 422, detail, errors: { value: [detail] } });
    }
  });

  it('never breaks the server', async () => {
    for (const value of [
      '\0\0\0\0',
      '\ud800 jazz',
      '🍷🍷🍷 jazz',
      'ا'.repeat(500),
      'under $99999999999999999999',
      'end by 99:99',
      'keep the 12th',
      "'; drop table users; --",
      '<img src=x onerror=alert(1)>',
    ]) {
      expect((await refine({ value })).statusCode, value).toBeLessThan(500);
    }
  });
});
