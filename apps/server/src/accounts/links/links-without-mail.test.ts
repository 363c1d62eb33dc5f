import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLinkToken, hashLinkToken } from '../../platform/crypto/link-token.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { anEmail, aPassword, askAs, aUser, post, signIn } from '../../testing/a-user.ts';
import { describeOnBothDatabases } from '../../testing/databases.ts';

const newPassword = 'marble harbor 77';

describeOnBothDatabases('without a mail server', (database) => {
  let test: TestApp;
  let google = { sub: 'google', email: 'held@example.com' };
  beforeAll(async () => {
    test = await aTestApp(database, { findGoogleAccount: async () => google });
  });
  afterAll(() => test.close());

  it('asking for a new password says who can make one', async () => {
    const asked = await post(test.app, '/users/password-reset', { email: anEmail() });
    expect(asked.statusCode).toBe(202);
    expect(asked.json().detail).toContain('npm run reset-password');
    expect((await test.app.inject('/api/config')).json()).toMatchObject({ mail: false });
  });

  it('a link made by the operator sets a new password, and does not confirm the address', async () => {
    const ana = await aUser(test, { isEmailConfirmed: false });
    const token = await ana.mailedLink('operator-reset');
    expect(
      (await post(test.app, '/users/password-reset/confirm', { token, new_password: newPassword }))
        .statusCode,
    ).toBe(200);
    const again = await signIn(test.app, { email: ana.email, password: newPassword });
    expect((await again.ask('GET', '/users/me')).json()).toMatchObject({ email_confirmed: false });
  });

  it('an address belongs to the first account that entered it', async () => {
    const ana = await aUser(test, { email: 'held@example.com', isEmailConfirmed: false });
    expect(
      (await post(test.app, '/users/register', { email: ana.email, password: aPassword }))
        .statusCode,
    ).toBe(400);
    expect((await post(test.app, '/social/google', { credential: 'ya29' })).statusCode).toBe(401);
    const ben = await aUser(test);
    expect((await ben.ask('PATCH', '/users/me', { email: ana.email })).statusCode).toBe(409);
  });

  it('an address that was only entered proves nothing, and a new password unlinks a Google account with another address', async () => {
    google = { sub: anEmail(), email: anEmail() };
    const withGoogle = () => post(test.app, '/social/google', { credential: 'ya29' });
    const { access, user } = (await withGoogle()).json();
    const email = anEmail();
    const changed = await askAs(test.app, access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email },
    });
    expect(changed.json()).toMatchObject({ email, email_confirmed: false });
    const token = createLinkToken();
    await test.store.accountLinks.add({
      userId: user.id,
      purpose: 'operator-reset',
      email,
      tokenHash: hashLinkToken(token),
      now: test.clock.now.getTime(),
    });
    const done = await post(test.app, '/users/password-reset/confirm', {
      token,
      new_password: newPassword,
    });
    expect(done.statusCode).toBe(200);
    const owner = await signIn(test.app, { email, password: newPassword });
    await owner.ask('POST', '/profiles', { name: 'Kim' });
    expect((await withGoogle()).json().user.id).not.toBe(user.id);
    expect((await askAs(test.app, access, { url: '/api/profiles' })).statusCode).toBe(401);
  });
});
