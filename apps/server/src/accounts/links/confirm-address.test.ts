import { expect, it } from 'vitest';
import { deleteOldRows } from '../../delete-old-rows.ts';
import { accountsByMail, newPassword, start } from '../../testing/accounts-by-mail.ts';
import { anEmail, aPassword, askAs, aUser, post, signIn } from '../../testing/a-user.ts';
import { describeOnBothDatabases } from '../../testing/databases.ts';
import { mailTo, tokenIn } from '../../testing/servers/mailed-link.ts';

describeOnBothDatabases('an address, with a mail server', (database) => {
  const { on, register, confirm, tryIn, me } = accountsByMail(database);

  it('an account works at once, and its address counts once the link in the mail was followed', async () => {
    const email = anEmail();
    expect((await register(email)).json()).toMatchObject({ email, email_confirmed: false });
    const ana = await signIn(on.test.app, { email });
    const token = tokenIn(await mailTo(on.mail, email));
    expect(token).toMatch(/^[\w-]{43}$/);
    const answers = await Promise.all([confirm(token), confirm(token, on.other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect(await me(ana.access)).toMatchObject({ email, email_confirmed: true });
    expect((await confirm(token)).json()).toMatchObject({ code: 'link-expired' });
    expect((await register(email)).json()).toEqual({
      email: ['An account with this email already exists'],
    });
  });

  it('a registration gets the same answer whether it comes a second later or at the same time', async () => {
    const email = anEmail();
    const passwords = ['brass comet 41', 'brass comet 42', 'brass comet 43'];
    const answers = await Promise.all(passwords.map((password) => register(email, password)));
    const later = await register(email, 'copper lantern 31');
    expect(later.statusCode).toBe(201);
    for (const { statusCode, json } of answers) {
      expect(statusCode).toBe(201);
      expect(json()).toEqual({ ...later.json(), id: expect.any(Number) });
    }
    const signIns = await Promise.all(passwords.map((password) => tryIn(email, password)));
    expect(signIns.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401, 401]);
  });

  it('registering again with the same password signs in to the same account', async () => {
    const email = anEmail();
    const answers = await Promise.all([1, 2, 3].map(() => register(email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const ana = await signIn(on.test.app, { email });
    await ana.ask('POST', '/profiles', { name: 'Sam' });
    expect((await register(email.toUpperCase())).json().id).toBe(answers[0]?.json().id);
    // The link of the second time confirms it, and takes nothing away.
    expect((await confirm(tokenIn(await mailTo(on.mail, email.toUpperCase())))).statusCode).toBe(
      200,
    );
    expect((await ana.ask('GET', '/profiles')).json()).toMatchObject([{ name: 'Sam' }]);
  });

  it('a link to confirm ends after three days, and another is sent on request', async () => {
    const email = anEmail();
    await register(email);
    const ana = await signIn(on.test.app, { email });
    const token = tokenIn(await mailTo(on.mail, email));
    on.test.clock.now = new Date(start.getTime() + 3 * 24 * 60 * 60_000);
    expect((await confirm(token)).statusCode).toBe(422);
    const { access } = (await post(on.test.app, '/token/refresh', { refresh: ana.refresh })).json();
    const asked = await askAs(on.test.app, access, {
      method: 'POST',
      url: '/api/users/me/email-confirmation',
    });
    expect(asked.statusCode).toBe(202);
    expect((await confirm(tokenIn(await mailTo(on.mail, email, 2)))).statusCode).toBe(200);
  });

  it('the owner of a mailbox takes its address over from an account that never confirmed it, but none of its data', async () => {
    const email = anEmail();
    await register(email);
    const squatter = await signIn(on.test.app, { email });
    await squatter.ask('POST', '/profiles', { name: 'Planted' });
    await mailTo(on.mail, email);

    expect((await register(email, newPassword)).statusCode).toBe(201);
    const letter = await mailTo(on.mail, email, 2);
    expect(letter.source).toContain('Another account has had this address since November 20, 2026');
    // Until the link is followed the address stays where it is.
    expect((await tryIn(email, newPassword)).statusCode).toBe(401);
    expect((await tryIn(email, aPassword)).statusCode).toBe(200);
    expect((await confirm(tokenIn(letter), on.other)).statusCode).toBe(200);

    const owner = await signIn(on.test.app, { email, password: newPassword });
    expect(await me(owner.access)).toMatchObject({ email, email_confirmed: true });
    expect((await owner.ask('GET', '/profiles')).json()).toEqual([]);
    expect((await tryIn(email, aPassword)).statusCode).toBe(401);
    expect((await squatter.ask('GET', '/users/me')).statusCode).toBe(401);
    expect(
      (await post(on.test.app, '/token/refresh', { refresh: squatter.refresh })).statusCode,
    ).toBe(401);
  });

  it('the data of such an account is kept for thirty days, then deleted', async () => {
    const ana = await aUser(on.test, { isEmailConfirmed: false });
    await ana.ask('POST', '/profiles', { name: 'Sam' });
    on.google = { sub: anEmail(), email: ana.email };
    await post(on.test.app, '/social/google', { credential: 'ya29' });
    const isThere = async () =>
      (await on.opened.db.selectFrom('users').select('id').where('id', '=', ana.id).execute())
        .length === 1;
    const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
    await deleteOldRows(on.test.store, days(29));
    expect(await isThere()).toBe(true);
    await deleteOldRows(on.test.store, days(31));
    expect(await isThere()).toBe(false);
  });

  it('[AUTH-06] an address verified by Google wins over an account that never confirmed it', async () => {
    const squatter = await aUser(on.test, { isEmailConfirmed: false });
    await squatter.ask('POST', '/profiles', { name: 'Planted' });
    on.google = { sub: anEmail(), email: squatter.email.toUpperCase() };
    const signedIn = await post(on.test.app, '/social/google', { credential: 'ya29' });
    expect(signedIn.statusCode).toBe(200);
    const { access, user } = signedIn.json();
    expect(user).toMatchObject({ email: squatter.email.toUpperCase(), email_confirmed: true });
    expect(user.id).not.toBe(squatter.id);
    expect((await askAs(on.test.app, access, { url: '/api/profiles' })).json()).toEqual([]);
    expect((await squatter.ask('GET', '/users/me')).statusCode).toBe(401);
    expect((await tryIn(squatter.email, aPassword)).statusCode).toBe(401);
  });

  it('[AUTH-06] it does not win over an account that did', async () => {
    const ana = await aUser(on.test);
    on.google = { sub: anEmail(), email: ana.email };
    expect((await post(on.test.app, '/social/google', { credential: 'ya29' })).statusCode).toBe(
      401,
    );
    expect((await ana.ask('GET', '/users/me')).statusCode).toBe(200);
  });
});
