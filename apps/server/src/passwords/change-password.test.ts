import { afterAll, beforeAll, expect, it } from 'vitest';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { aPassword, askAs, aUser, post, signIn } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';

describeOnBothDatabases('changing a password', (database) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  it('[AUTH-11] ends all other sessions at once', async () => {
    const here = await aUser(test);
    const there = await signIn(test.app, { email: here.email });
    const changed = await here.ask('POST', '/users/me/change-password/', {
      current_password: aPassword,
      new_password: 'marble harbor 77',
    });
    expect(changed.statusCode).toBe(200);
    expect((await there.ask('GET', '/users/me')).statusCode).toBe(401);
    expect((await post(test.app, '/token/refresh', { refresh: there.refresh })).statusCode).toBe(
      401,
    );
    expect((await here.ask('GET', '/users/me')).statusCode).toBe(200);
    expect((await post(test.app, '/token/refresh', { refresh: here.refresh })).statusCode).toBe(
      200,
    );
    expect(
      (await post(test.app, '/token/pair', { email: here.email, password: aPassword })).statusCode,
    ).toBe(401);
    await signIn(test.app, { email: here.email, password: 'marble harbor 77' });
  });

  it('[AUTH-11] is refused when the current one is wrong, without answering 401', async () => {
    const ana = await aUser(test);
    const refused = await ana.ask('POST', '/users/me/change-password', {
      current_password: 'not this one',
      new_password: 'marble harbor 77',
    });
    expect(refused.statusCode).toBe(422);
    expect(refused.json()).toMatchObject({
      code: 'invalid-input',
      errors: { current_password: ['The current password is wrong'] },
    });
    const common = await ana.ask('POST', '/users/me/change-password', {
      current_password: aPassword,
      new_password: 'Password123',
    });
    expect(common.statusCode).toBe(422);
    expect(common.json().errors).toEqual({
      new_password: [expect.stringContaining('easy to guess')],
    });
    await signIn(test.app, { email: ana.email });
  });

  it('[AUTH-11] leaves no session that was opened with the old password during the change', async () => {
    const ana = await aUser(test);
    const signingIn = Array.from({ length: 6 }, () =>
      post(test.app, '/token/pair', { email: ana.email, password: aPassword }),
    );
    const changed = await ana.ask('POST', '/users/me/change-password', {
      current_password: aPassword,
      new_password: 'marble harbor 77',
    });
    expect(changed.statusCode).toBe(200);
    for (const answer of await Promise.all(signingIn)) {
      if (answer.statusCode === 200)
        expect(
          (await askAs(test.app, answer.json().access, { url: '/api/users/me' })).statusCode,
        ).toBe(401);
      else expect(answer.json()).toMatchObject({ code: 'bad-credentials' });
    }
    expect((await ana.ask('GET', '/users/me')).statusCode).toBe(200);
  });

  it('limits guesses at the current password of a signed-in user', async () => {
    const ana = await aUser(test);
    const guess = (password: string) =>
      ana.ask('POST', '/users/me/change-password', {
        current_password: password,
        new_password: 'marble harbor 77',
      });
    for (let i = 0; i < 10; i++) expect((await guess(`guess ${i}`)).statusCode).toBe(422);
    const refused = await guess(aPassword);
    expect(refused.statusCode).toBe(429);
    expect(refused.headers['retry-after']).toBe('600');
  });
});
