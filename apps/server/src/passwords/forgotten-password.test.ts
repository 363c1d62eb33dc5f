import type { UserExport } from '@rendezvous/contract';
import { expect, it } from 'vitest';
import { accountsByMail, newPassword, start } from '../testing/accounts-by-mail.ts';
import { anAddress, anEmail, aPassword, askAs, aUser, post, signIn } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { mailTo, tokenIn } from '../testing/servers/mailed-link.ts';

describeOnBothDatabases('a forgotten password, with a mail server', (database) => {
  const { on, confirm, reset, askForReset, tryIn, me, allSent } = accountsByMail(database);

  it('a forgotten password is replaced, once, which ends every session', async () => {
    const ana = await aUser(on.test);
    const asked = await askForReset(ana.email.toUpperCase());
    expect(asked.statusCode).toBe(202);
    const token = tokenIn(await mailTo(on.mail, ana.email));
    const common = await reset(token, 'password123');
    expect(common.json()).toMatchObject({ errors: { new_password: [expect.any(String)] } });
    const answers = await Promise.all([reset(token), reset(token, newPassword, on.other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await ana.ask('GET', '/users/me')).statusCode).toBe(401);
    expect((await post(on.other.app, '/token/refresh', { refresh: ana.refresh })).statusCode).toBe(
      401,
    );
    expect((await tryIn(ana.email, aPassword)).statusCode).toBe(401);
    await signIn(on.test.app, { email: ana.email, password: newPassword });
  });

  it('a link for a new password ends after an hour, with the address it was mailed to, and with another', async () => {
    const ana = await aUser(on.test);
    await askForReset(ana.email);
    const first = tokenIn(await mailTo(on.mail, ana.email));
    await askForReset(ana.email);
    const second = tokenIn(await mailTo(on.mail, ana.email, 2));
    on.test.clock.now = new Date(start.getTime() + 60 * 60_000);
    expect((await reset(first)).statusCode).toBe(422);
    on.test.clock.now = new Date(start.getTime() + 59 * 60_000);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).statusCode).toBe(422);

    const ben = await aUser(on.test);
    await askForReset(ben.email);
    const old = tokenIn(await mailTo(on.mail, ben.email));
    const email = anEmail();
    await ben.ask('PATCH', '/users/me', { email });
    await confirm(tokenIn(await mailTo(on.mail, email)));
    expect((await reset(old)).statusCode).toBe(422);
    for (const token of ['', 'x', tokenIn(await mailTo(on.mail, email))])
      expect((await reset(token)).json()).toMatchObject({ code: 'link-expired' });
  });

  it('an owner locked out by strangers gets in by mail', async () => {
    const ana = await aUser(on.test);
    for (const key of ['signIn', 'signInOfFamilies']) {
      const { attemptKey } = await import('../limits/attempt-key.ts');
      const limit = { most: 200, withinMs: 60 * 60_000 };
      while (await on.test.store.attempts.take(attemptKey(key, ana.email), limit, start.getTime()));
    }
    const home = anAddress();
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(429);
    await askForReset(ana.email, home);
    const token = tokenIn(await mailTo(on.mail, ana.email));
    expect((await reset(token, newPassword, on.test, home)).statusCode).toBe(200);
    expect((await tryIn(ana.email, newPassword, home)).statusCode).toBe(200);
  });

  it('a new password confirms the address, and leaves no other way into an account that somebody else may have made', async () => {
    const ana = await aUser(on.test, { isEmailConfirmed: false });
    await ana.ask('POST', '/calendar/feed');
    await on.opened.db
      .updateTable('users')
      .set({ google_sub: 'of somebody' })
      .where('id', '=', ana.id)
      .execute();
    await askForReset(ana.email);
    const letter = await mailTo(on.mail, ana.email);
    expect(letter.source).toContain('The account was made on November 20, 2026');
    expect((await reset(tokenIn(letter))).statusCode).toBe(200);
    const again = await signIn(on.test.app, { email: ana.email, password: newPassword });
    expect((await again.ask('GET', '/users/me/export')).json<UserExport>()).toMatchObject({
      user: { email_confirmed: true, google_id: null },
      calendar_feed: null,
      account_links: [],
      account_mails: [],
    });
  });

  it('signing in with Google under an old address does not open an account that has another one', async () => {
    const own = { sub: anEmail(), email: anEmail() };
    const victim = anEmail();
    const withGoogle = async (account: typeof own) => {
      on.google = account;
      return (await post(on.test.app, '/social/google', { credential: 'ya29' })).json();
    };
    const { access, user } = await withGoogle(own);
    await askAs(on.test.app, access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email: victim },
    });
    expect((await confirm(tokenIn(await mailTo(on.mail, victim)))).statusCode).toBe(200);
    expect((await me(access)).id).toBe(user.id);
    expect((await withGoogle(own)).user.id).not.toBe(user.id);

    // Where Google vouches for the address that the account is to have, it stays a way in.
    const moved = { sub: anEmail(), email: anEmail() };
    const first = await withGoogle(moved);
    moved.email = anEmail();
    await withGoogle(moved);
    await askAs(on.test.app, first.access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email: moved.email },
    });
    expect((await confirm(tokenIn(await mailTo(on.mail, moved.email)))).statusCode).toBe(200);
    expect((await withGoogle(moved)).user.id).toBe(first.user.id);
  });

  it('a confirmed account can be opened only with the new password and with Google under its address', async () => {
    const kept = { sub: anEmail(), email: anEmail() };
    on.google = kept;
    const { access, user } = (
      await post(on.test.app, '/social/google', { credential: 'ya29' })
    ).json();
    const elsewhere = anEmail();
    await askAs(on.test.app, access, { method: 'POST', url: '/api/calendar/feed' });
    await askAs(on.test.app, access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email: elsewhere },
    });
    const change = tokenIn(await mailTo(on.mail, elsewhere));
    await askForReset(kept.email);
    expect((await reset(tokenIn(await mailTo(on.mail, kept.email)))).statusCode).toBe(200);
    expect((await confirm(change)).statusCode).toBe(422);
    const again = await signIn(on.test.app, { email: kept.email, password: newPassword });
    expect((await again.ask('GET', '/users/me/export')).json<UserExport>()).toMatchObject({
      user: { pending_email: null, google_id: kept.sub },
      calendar_feed: null,
      account_links: [],
    });
    expect((await post(on.test.app, '/social/google', { credential: 'ya29' })).json().user.id).toBe(
      user.id,
    );

    // As it was linked before the address was kept.
    await on.opened.db
      .updateTable('users')
      .set({ google_email_key: null })
      .where('id', '=', user.id)
      .execute();
    await askForReset(kept.email);
    expect((await reset(tokenIn(await mailTo(on.mail, kept.email, 2)))).statusCode).toBe(200);
    expect((await post(on.test.app, '/social/google', { credential: 'ya29' })).statusCode).toBe(
      401,
    );
  });

  it('changing the password invalidates the reset links', async () => {
    const ana = await aUser(on.test);
    await askForReset(ana.email);
    const token = tokenIn(await mailTo(on.mail, ana.email));
    const changed = await ana.ask('POST', '/users/me/change-password', {
      current_password: aPassword,
      new_password: newPassword,
    });
    expect(changed.statusCode).toBe(200);
    expect((await reset(token, 'copper lantern 31')).statusCode).toBe(422);
  });

  it('asking for a new password looks the same for an unknown address', async () => {
    const ana = await aUser(on.test);
    const [known, unknown] = [await askForReset(ana.email), await askForReset(anEmail())];
    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202]);
    expect(known.body).toBe(unknown.body);
    expect((await askForReset('no e-mail')).statusCode).toBe(422);
    await allSent();
    const before = on.mail.received.length;
    await askForReset(anEmail());
    await allSent();
    expect(on.mail.received).toHaveLength(before);
  });
});
