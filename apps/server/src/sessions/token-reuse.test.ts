import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { askAs, aUser, post, type TestUser } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

/*
 * What somebody can do with the refresh tokens of one session, step by step: `R0` refreshes with
 * the first token and rotates, `L0` does so without asking to rotate, `A1` calls with the access
 * token that came with token 1, `+31` lets so many seconds pass, `X1` revokes. What follows is what
 * the last step answers: the number of the token it gives, `same` for an access token alone, or
 * `ended`, which ends the whole family.
 */
const scenarios: readonly (readonly [what: string, steps: string, outcome: string])[] = [
  ['the chain', 'R0 R1 R2 R3', '4'],
  ['a lost answer', 'R0 R0', '1'],
  ['an answer lost for days', 'R0 +259200 R0', '1'],
  ['tabs that race', 'R0 A1 +30 R0', '1'],
  ['a token whose child was used 31 seconds ago', 'R0 A1 +31 R0', 'ended'],
  ['a token whose child was used, without the flag', 'R0 A1 +31 L0', 'ended'],
  ['a grandparent, at once', 'R0 R1 R0', 'ended'],
  ['a grandparent, without the flag', 'R0 R1 L0', 'ended'],
  ['a grandparent, later', 'R0 R1 +60 R0', 'ended'],
  ['a token of long ago', 'R0 R1 R2 R3 R0', 'ended'],
  ['a thief who is first', 'R0 A1 R1 A2 +60 R0', 'ended'],
  ['a thief who comes after', 'R0 A1 +900 R1 A2 +900 R0', 'ended'],
  ['a thief who takes turns', 'R0 R0 A1 +31 R0', 'ended'],
  ['a parent whose grandchild answer was lost', 'R0 R1 R1', '2'],
  ['a client that knows no rotation', 'L0 L0 L0', 'same'],
  ['a family that rotates, asked not to', 'R0 L1', '2'],
  ['a client that begins to rotate', 'L0 +600 R0', '1'],
  ['a family that was revoked', 'R0 X0 R1', 'ended'],
];

describeOnBothDatabases('the refresh tokens of one session', (database) => {
  let test: TestApp;
  let ana: TestUser;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    test.clock.now = new Date('2026-11-20T18:00:00Z');
    ana = await aUser(test);
  });

  it.each(scenarios)('%s: %s, then %s', async (_what, steps, outcome) => {
    const refreshes = [ana.refresh];
    const accesses = [ana.access];
    let last = '';
    for (const step of steps.split(' ')) {
      const [kind, number] = [step[0], Number(step.slice(1))];
      if (kind === '+') test.clock.now = new Date(test.clock.now.getTime() + number * 1000);
      else if (kind === 'A')
        await askAs(test.app, accesses[number] ?? '', { url: '/api/users/me' });
      else if (kind === 'X') await post(test.app, '/token/revoke', { refresh: refreshes[number] });
      else {
        const answer = await post(test.app, '/token/refresh', {
          refresh: refreshes[number],
          ...(kind === 'R' && { rotate: true }),
        });
        const given = answer.json<{ access?: string; refresh?: string }>();
        if (answer.statusCode !== 200) last = 'ended';
        else if (given.refresh === undefined) last = 'same';
        else {
          const known = refreshes.indexOf(given.refresh);
          const index = known === -1 ? refreshes.push(given.refresh) - 1 : known;
          accesses[index] = given.access ?? '';
          last = String(index);
        }
      }
    }
    expect(last).toBe(outcome);
    if (outcome !== 'ended') return;
    for (const refresh of refreshes)
      expect((await post(test.app, '/token/refresh', { refresh, rotate: true })).statusCode).toBe(
        401,
      );
    for (const access of accesses)
      expect((await askAs(test.app, access, { url: '/api/users/me' })).statusCode).toBe(401);
  });
});
