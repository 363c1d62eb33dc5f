import { setTimeout } from 'node:timers/promises';
import type { User, UserExport } from '@rendezvous/contract';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createLinkToken, hashLinkToken } from '../platform/crypto/link-token.ts';
import type { OpenDatabase } from '../platform/db/open-database.ts';
import { deleteOldRows } from '../delete-old-rows.ts';
import { aMailServer, answer, type MailServer } from '../testing/servers/a-mail-server.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anAddress, anEmail, aPassword, askAs, aUser, post, signIn } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { mailTo, tokenIn } from '../testing/servers/mailed-link.ts';

const start = new Date('2026-11-20T18:00:00Z');
const newPassword = 'marble harbor 77';
const tooMany =
  'Many links were asked for with this email in the last hour, so none is mailed now. Look for the newest one in your inbox, or try again later.';

describeOnBothDatabases('with a mail server', (database) => {
  let mail: MailServer;
  let opened: OpenDatabase;
  let test: TestApp;
  let other: TestApp;
  let google = { sub: anEmail(), email: anEmail() };
  beforeAll(async () => {
    mail = await aMailServer();
    opened = await database.open();
    const env = { SMTP_URL: mail.url, MAIL_FROM: 'dates@mail.example' };
    const findGoogleAccount = async () => google;
    test = await aTestApp({ open: async () => opened }, { env, findGoogleAccount });
    other = await aTestApp(
      { open: async () => ({ db: opened.db, close: async () => {} }) },
      { env, findGoogleAccount },
    );
  });
  afterAll(async () => {
    await other.close();
    await test.close();
    await mail.close();
  });
  afterEach(() => {
    test.clock.now = start;
    other.clock.now = start;
    mail.conduct.mail = async () => undefined;
  });

  const register = (email: string, password = aPassword) =>
    post(test.app, '/users/register', { email, password });
  const confirm = (token: string, on = test) =>
    post(on.app, '/users/email-confirmation', { token });
  const reset = (token: string, new_password = newPassword, on = test, from = anAddress()) =>
    post(on.app, '/users/password-reset/confirm', { token, new_password }, from);
  const askForReset = (email: string, from = anAddress()) =>
    post(test.app, '/users/password-reset', { email }, from);
  const tryIn = (email: string, password: string, from = anAddress()) =>
    post(test.app, '/token/pair', { email, password }, from);
  const me = async (access: string) =>
    (await askAs(test.app, access, { url: '/api/users/me' })).json<User>();
  const allSent = async () => {
    for (;;) {
      const { count } = await opened.db
        .selectFrom('account_mails')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      if (Number(count) === 0) return;
      await setTimeout(20);
    }
  };

  it('an account works at once, and its address counts once the link in the mail was followed', async () => {
    const email = anEmail();
    expect((await register(email)).json()).toMatchObject({ email, email_confirmed: false });
    const ana = await signIn(test.app, { email });
    const token = tokenIn(await mailTo(mail, email));
    expect(token).toMatch(/^[\w-]{43}$/);
    const answers = await Promise.all([confirm(token), confirm(token, other)]);
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

  it('who registers again with the same password has the account that they had', async () => {
    const email = anEmail();
    const answers = await Promise.all([1, 2, 3].map(() => register(email)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const ana = await signIn(test.app, { email });
    await ana.ask('POST', '/profiles', { name: 'Sam' });
    expect((await register(email.toUpperCase())).json().id).toBe(answers[0]?.json().id);
    // The link of the second time confirms it, and takes nothing away.
    expect((await confirm(tokenIn(await mailTo(mail, email.toUpperCase())))).statusCode).toBe(200);
    expect((await ana.ask('GET', '/profiles')).json()).toMatchObject([{ name: 'Sam' }]);
  });

  it('a link to confirm ends after three days, and another is sent on request', async () => {
    const email = anEmail();
    await register(email);
    const ana = await signIn(test.app, { email });
    const token = tokenIn(await mailTo(mail, email));
    test.clock.now = new Date(start.getTime() + 3 * 24 * 60 * 60_000);
    expect((await confirm(token)).statusCode).toBe(422);
    const { access } = (await post(test.app, '/token/refresh', { refresh: ana.refresh })).json();
    const asked = await askAs(test.app, access, {
      method: 'POST',
      url: '/api/users/me/email-confirmation',
    });
    expect(asked.statusCode).toBe(202);
    expect((await confirm(tokenIn(await mailTo(mail, email, 2)))).statusCode).toBe(200);
  });

  it('whoever owns a mailbox gets its address from an account that never confirmed it, and nothing that is in there', async () => {
    const email = anEmail();
    await register(email);
    const squatter = await signIn(test.app, { email });
    await squatter.ask('POST', '/profiles', { name: 'Planted' });
    await mailTo(mail, email);

    expect((await register(email, newPassword)).statusCode).toBe(201);
    const letter = await mailTo(mail, email, 2);
    expect(letter.source).toContain('Another account has had this address since November 20, 2026');
    // Until the link is followed the address stays where it is.
    expect((await tryIn(email, newPassword)).statusCode).toBe(401);
    expect((await tryIn(email, aPassword)).statusCode).toBe(200);
    expect((await confirm(tokenIn(letter), other)).statusCode).toBe(200);

    const owner = await signIn(test.app, { email, password: newPassword });
    expect(await me(owner.access)).toMatchObject({ email, email_confirmed: true });
    expect((await owner.ask('GET', '/profiles')).json()).toEqual([]);
    expect((await tryIn(email, aPassword)).statusCode).toBe(401);
    expect((await squatter.ask('GET', '/users/me')).statusCode).toBe(401);
    expect((await post(test.app, '/token/refresh', { refresh: squatter.refresh })).statusCode).toBe(
      401,
    );
  });

  it('what was in such an account is kept for thirty days, and then gone', async () => {
    const ana = await aUser(test, { isEmailConfirmed: false });
    await ana.ask('POST', '/profiles', { name: 'Sam' });
    google = { sub: anEmail(), email: ana.email };
    await post(test.app, '/social/google', { credential: 'ya29' });
    const isThere = async () =>
      (await opened.db.selectFrom('users').select('id').where('id', '=', ana.id).execute())
        .length === 1;
    const days = (count: number) => new Date(start.getTime() + count * 24 * 60 * 60_000);
    await deleteOldRows(test.store, days(29));
    expect(await isThere()).toBe(true);
    await deleteOldRows(test.store, days(31));
    expect(await isThere()).toBe(false);
  });

  it('[AUTH-06] what Google has verified wins over an account that never confirmed its address', async () => {
    const squatter = await aUser(test, { isEmailConfirmed: false });
    await squatter.ask('POST', '/profiles', { name: 'Planted' });
    google = { sub: anEmail(), email: squatter.email.toUpperCase() };
    const signedIn = await post(test.app, '/social/google', { credential: 'ya29' });
    expect(signedIn.statusCode).toBe(200);
    const { access, user } = signedIn.json();
    expect(user).toMatchObject({ email: squatter.email.toUpperCase(), email_confirmed: true });
    expect(user.id).not.toBe(squatter.id);
    expect((await askAs(test.app, access, { url: '/api/profiles' })).json()).toEqual([]);
    expect((await squatter.ask('GET', '/users/me')).statusCode).toBe(401);
    expect((await tryIn(squatter.email, aPassword)).statusCode).toBe(401);
  });

  it('[AUTH-06] it does not win over one that did', async () => {
    const ana = await aUser(test);
    google = { sub: anEmail(), email: ana.email };
    expect((await post(test.app, '/social/google', { credential: 'ya29' })).statusCode).toBe(401);
    expect((await ana.ask('GET', '/users/me')).statusCode).toBe(200);
  });

  it('a new address waits for its link, and the answer is the same whether it is somebody’s or not', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    const free = anEmail();
    const change = (email: string) => ana.ask('PATCH', '/users/me', { email, first_name: 'Ana' });
    const taken = await change(ben.email);
    const note = await mailTo(mail, ben.email);
    const open = await change(free);
    expect([taken.statusCode, open.statusCode]).toEqual([200, 200]);
    expect(taken.json()).toEqual({ ...open.json(), pending_email: ben.email });
    expect(open.json()).toMatchObject({ email: ana.email, first_name: 'Ana', pending_email: free });

    expect(note.source).toContain('nothing has changed');
    expect(tokenIn(note)).toBe('');
    const token = tokenIn(await mailTo(mail, free));
    expect((await tryIn(free, aPassword)).statusCode).toBe(401);
    expect((await confirm(token)).json()).toEqual({ email: free });
    expect(await me(ana.access)).toMatchObject({
      email: free,
      email_confirmed: true,
      pending_email: null,
    });
    expect((await tryIn(free, aPassword)).statusCode).toBe(200);
    expect((await tryIn(ana.email, aPassword)).statusCode).toBe(401);
  });

  it('a change that is called off, or replaced, leaves a link that does nothing', async () => {
    const ana = await aUser(test);
    const [first, second] = [anEmail(), anEmail()];
    await ana.ask('PATCH', '/users/me', { email: first });
    const former = tokenIn(await mailTo(mail, first));
    await ana.ask('PATCH', '/users/me', { email: second });
    expect((await confirm(former)).statusCode).toBe(422);
    const latter = tokenIn(await mailTo(mail, second));
    await ana.ask('PATCH', '/users/me', { email: ana.email });
    expect((await confirm(latter)).statusCode).toBe(422);
    expect(await me(ana.access)).toMatchObject({ email: ana.email, pending_email: null });
  });

  it('an address that two accounts want goes to the one that follows its link first', async () => {
    const [ana, ben, email] = [await aUser(test), await aUser(test), anEmail()];
    await ana.ask('PATCH', '/users/me', { email });
    const first = tokenIn(await mailTo(mail, email));
    await ben.ask('PATCH', '/users/me', { email });
    const second = tokenIn(await mailTo(mail, email, 2));
    const answers = await Promise.all([confirm(first), confirm(second, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('a forgotten password is replaced, once, which ends every session', async () => {
    const ana = await aUser(test);
    const asked = await askForReset(ana.email.toUpperCase());
    expect(asked.statusCode).toBe(202);
    const token = tokenIn(await mailTo(mail, ana.email));
    const common = await reset(token, 'password123');
    expect(common.json()).toMatchObject({ errors: { new_password: [expect.any(String)] } });
    const answers = await Promise.all([reset(token), reset(token, newPassword, other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
    expect((await ana.ask('GET', '/users/me')).statusCode).toBe(401);
    expect((await post(other.app, '/token/refresh', { refresh: ana.refresh })).statusCode).toBe(
      401,
    );
    expect((await tryIn(ana.email, aPassword)).statusCode).toBe(401);
    await signIn(test.app, { email: ana.email, password: newPassword });
  });

  it('a link for a new password ends after an hour, with the address it was mailed to, and with another', async () => {
    const ana = await aUser(test);
    await askForReset(ana.email);
    const first = tokenIn(await mailTo(mail, ana.email));
    await askForReset(ana.email);
    const second = tokenIn(await mailTo(mail, ana.email, 2));
    test.clock.now = new Date(start.getTime() + 60 * 60_000);
    expect((await reset(first)).statusCode).toBe(422);
    test.clock.now = new Date(start.getTime() + 59 * 60_000);
    expect((await reset(first)).statusCode).toBe(200);
    expect((await reset(second)).statusCode).toBe(422);

    const ben = await aUser(test);
    await askForReset(ben.email);
    const old = tokenIn(await mailTo(mail, ben.email));
    const email = anEmail();
    await ben.ask('PATCH', '/users/me', { email });
    await confirm(tokenIn(await mailTo(mail, email)));
    expect((await reset(old)).statusCode).toBe(422);
    for (const token of ['', 'x', tokenIn(await mailTo(mail, email))])
      expect((await reset(token)).json()).toMatchObject({ code: 'link-expired' });
  });

  it('an owner whom strangers keep out comes in by mail', async () => {
    const ana = await aUser(test);
    for (const key of ['signIn', 'signInOfFamilies']) {
      const { attemptKey } = await import('../limits/attempt-key.ts');
      const limit = { most: 200, withinMs: 60 * 60_000 };
      while (await test.store.attempts.take(attemptKey(key, ana.email), limit, start.getTime()));
    }
    const home = anAddress();
    expect((await tryIn(ana.email, aPassword, home)).statusCode).toBe(429);
    await askForReset(ana.email, home);
    const token = tokenIn(await mailTo(mail, ana.email));
    expect((await reset(token, newPassword, test, home)).statusCode).toBe(200);
    expect((await tryIn(ana.email, newPassword, home)).statusCode).toBe(200);
  });

  it('a new password proves the address, and leaves no other way into an account that somebody else may have made', async () => {
    const ana = await aUser(test, { isEmailConfirmed: false });
    await ana.ask('POST', '/calendar/feed');
    await opened.db
      .updateTable('users')
      .set({ google_sub: 'of somebody' })
      .where('id', '=', ana.id)
      .execute();
    await askForReset(ana.email);
    const letter = await mailTo(mail, ana.email);
    expect(letter.source).toContain('The account was made on November 20, 2026');
    expect((await reset(tokenIn(letter))).statusCode).toBe(200);
    const again = await signIn(test.app, { email: ana.email, password: newPassword });
    expect((await again.ask('GET', '/users/me/export')).json<UserExport>()).toMatchObject({
      user: { email_confirmed: true, google_id: null },
      calendar_feed: null,
      account_links: [],
      account_mails: [],
    });
  });

  it('who signs in with Google under one address stays out of the account once it has another', async () => {
    const own = { sub: anEmail(), email: anEmail() };
    const victim = anEmail();
    const withGoogle = async (account: typeof own) => {
      google = account;
      return (await post(test.app, '/social/google', { credential: 'ya29' })).json();
    };
    const { access, user } = await withGoogle(own);
    await askAs(test.app, access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email: victim },
    });
    expect((await confirm(tokenIn(await mailTo(mail, victim)))).statusCode).toBe(200);
    expect((await me(access)).id).toBe(user.id);
    expect((await withGoogle(own)).user.id).not.toBe(user.id);

    // Where Google vouches for the address that the account is to have, it stays a way in.
    const moved = { sub: anEmail(), email: anEmail() };
    const first = await withGoogle(moved);
    moved.email = anEmail();
    await withGoogle(moved);
    await askAs(test.app, first.access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email: moved.email },
    });
    expect((await confirm(tokenIn(await mailTo(mail, moved.email)))).statusCode).toBe(200);
    expect((await withGoogle(moved)).user.id).toBe(first.user.id);
  });

  it('a new password leaves a confirmed account no way in but that and Google under its address', async () => {
    const kept = { sub: anEmail(), email: anEmail() };
    google = kept;
    const { access, user } = (
      await post(test.app, '/social/google', { credential: 'ya29' })
    ).json();
    const elsewhere = anEmail();
    await askAs(test.app, access, { method: 'POST', url: '/api/calendar/feed' });
    await askAs(test.app, access, {
      method: 'PATCH',
      url: '/api/users/me',
      payload: { email: elsewhere },
    });
    const change = tokenIn(await mailTo(mail, elsewhere));
    await askForReset(kept.email);
    expect((await reset(tokenIn(await mailTo(mail, kept.email)))).statusCode).toBe(200);
    expect((await confirm(change)).statusCode).toBe(422);
    const again = await signIn(test.app, { email: kept.email, password: newPassword });
    expect((await again.ask('GET', '/users/me/export')).json<UserExport>()).toMatchObject({
      user: { pending_email: null, google_id: kept.sub },
      calendar_feed: null,
      account_links: [],
    });
    expect((await post(test.app, '/social/google', { credential: 'ya29' })).json().user.id).toBe(
      user.id,
    );

    // As it was linked before the address was kept.
    await opened.db
      .updateTable('users')
      .set({ google_email_key: null })
      .where('id', '=', user.id)
      .execute();
    await askForReset(kept.email);
    expect((await reset(tokenIn(await mailTo(mail, kept.email, 2)))).statusCode).toBe(200);
    expect((await post(test.app, '/social/google', { credential: 'ya29' })).statusCode).toBe(401);
  });

  it('changing the password ends the links for a new one', async () => {
    const ana = await aUser(test);
    await askForReset(ana.email);
    const token = tokenIn(await mailTo(mail, ana.email));
    const changed = await ana.ask('POST', '/users/me/change-password', {
      current_password: aPassword,
      new_password: newPassword,
    });
    expect(changed.statusCode).toBe(200);
    expect((await reset(token, 'copper lantern 31')).statusCode).toBe(422);
  });

  it('one account cannot use up the mails that another asks for', async () => {
    const [mallory, email] = [await aUser(test), anEmail()];
    for (let i = 0; i < 6; i++) await mallory.ask('PATCH', '/users/me', { email });
    await allSent();
    expect(mail.received.filter(({ to }) => to.includes(email))).toHaveLength(5);
    await register(email);
    const token = tokenIn(await mailTo(mail, email, 6));
    expect((await confirm(token)).statusCode).toBe(200);
    await signIn(test.app, { email });
  });

  it('accounts of one network cannot use up the mails of an address, and are told what is not mailed', async () => {
    const [email, network] = [anEmail(), anAddress()];
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const mallory = await aUser(test);
      const from = { remoteAddress: network, method: 'POST' } as const;
      const change = {
        ...from,
        method: 'PATCH',
        url: '/api/users/me',
        payload: { email },
      } as const;
      statuses.push((await mallory.inject(change)).statusCode);
      for (let j = 0; j < 4; j += 1) {
        const url = '/api/users/me/email-confirmation';
        statuses.push((await mallory.inject({ ...from, url })).statusCode);
      }
      const refused = await mallory.inject(change);
      expect([refused.statusCode, refused.json().detail]).toEqual([429, tooMany]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000);
      expect((await me(mallory.access)).pending_email).toBe(i === 0 ? email : null);
    }
    expect(statuses.slice(0, 5)).toEqual([200, 202, 202, 202, 202]);
    await allSent();
    expect(mail.received.filter(({ to }) => to.includes(email))).toHaveLength(5);
    expect((await register(email)).json()).not.toHaveProperty('confirmation_mailed');
    expect((await confirm(tokenIn(await mailTo(mail, email, 6)))).statusCode).toBe(200);
  });

  it('changes of address do not spend what whoever registers it is mailed, from however many networks', async () => {
    const email = anEmail();
    const answers: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const mallory = await aUser(test);
      for (let j = 0; j < 5; j += 1)
        answers.push(
          (
            await mallory.inject({
              method: j === 0 ? 'PATCH' : 'POST',
              url: j === 0 ? '/api/users/me' : '/api/users/me/email-confirmation',
              remoteAddress: `192.0.${i}.1`,
              ...(j === 0 && { payload: { email } }),
            })
          ).statusCode,
        );
    }
    expect(answers.filter((status) => status < 300)).toHaveLength(20 + 4);
    expect(answers[20]).toBe(429);
    await allSent();
    expect(mail.received.filter(({ to }) => to.includes(email))).toHaveLength(20);
    expect((await register(email)).json()).not.toHaveProperty('confirmation_mailed');
    await mailTo(mail, email, 21);
  });

  it('an account that is made when nothing can be mailed says so', async () => {
    const [email, network] = [anEmail(), anAddress()];
    const said: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const made = await post(
        test.app,
        '/users/register',
        { email, password: `brass comet ${i}1` },
        network,
      );
      said.push(`${made.statusCode} ${made.json().confirmation_mailed}`);
    }
    expect(said).toEqual([...Array<string>(5).fill('201 undefined'), '201 false']);
    const ana = await signIn(test.app, { email, password: 'brass comet 01' });
    const again = await ana.inject({
      method: 'POST',
      url: '/api/users/me/email-confirmation',
      remoteAddress: network,
    });
    expect([again.statusCode, again.json().detail]).toEqual([429, tooMany]);
  });

  it('asking for a new password says and does the same for an address nobody has', async () => {
    const ana = await aUser(test);
    const [known, unknown] = [await askForReset(ana.email), await askForReset(anEmail())];
    expect([known.statusCode, unknown.statusCode]).toEqual([202, 202]);
    expect(known.body).toBe(unknown.body);
    expect((await askForReset('no e-mail')).statusCode).toBe(422);
    await allSent();
    const before = mail.received.length;
    await askForReset(anEmail());
    await allSent();
    expect(mail.received).toHaveLength(before);
  });

  it('an address gets five mails of a kind in an hour, whoever asks, and a network asks thirty times', async () => {
    const ana = await aUser(test);
    const from = anAddress();
    const statuses: number[] = [];
    const [said, unknown] = [new Set<string>(), anEmail()];
    for (let i = 0; i < 6; i++) said.add((await askForReset(unknown)).body);
    expect([...said]).toEqual([
      expect.stringContaining('a link is on its way'),
      expect.stringContaining('no other is mailed now'),
    ]);
    for (let i = 0; i < 31; i++) statuses.push((await askForReset(ana.email, from)).statusCode);
    expect(statuses).toEqual([...Array<number>(30).fill(202), 429]);
    await allSent();
    expect(mail.received.filter(({ to }) => to.includes(ana.email))).toHaveLength(5);
  });

  it('a mail that the server does not take for now is sent later, and one that it refuses is not', async () => {
    const [ana, ben] = [await aUser(test), await aUser(test)];
    mail.conduct.mail = async () => {
      throw answer(451, 'Later');
    };
    await askForReset(ana.email);
    for (;;) {
      const rows = await opened.db
        .selectFrom('account_mails')
        .select('tries')
        .where('email', '=', ana.email)
        .where('tries', '>', 0)
        .execute();
      if (rows.length === 1) break;
      await setTimeout(20);
    }
    expect(mail.received.filter(({ to }) => to.includes(ana.email))).toEqual([]);
    mail.conduct.mail = async () => undefined;
    test.clock.now = new Date(start.getTime() + 121_000);
    // Whatever is asked for next wakes what waits.
    await askForReset(anEmail());
    expect((await reset(tokenIn(await mailTo(mail, ana.email)))).statusCode).toBe(200);

    mail.conduct.mail = async () => {
      throw answer(550, 'No such mailbox');
    };
    await askForReset(ben.email);
    await allSent();
  });

  it('a deleted account leaves no mail behind that waits', async () => {
    const ana = await aUser(test);
    const email = anEmail();
    mail.conduct.mail = async () => {
      throw answer(451, 'Later');
    };
    await askForReset(ana.email);
    await ana.ask('PATCH', '/users/me', { email });
    expect((await ana.ask('DELETE', '/users/me')).statusCode).toBe(204);
    expect(
      await opened.db
        .selectFrom('account_mails')
        .select('id')
        .where('email', 'in', [ana.email, email])
        .execute(),
    ).toEqual([]);
  });
});

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

  it('a link that whoever runs it has made sets a new password, and proves nothing of the address', async () => {
    const ana = await aUser(test, { isEmailConfirmed: false });
    const token = await ana.mailedLink('operator-reset');
    expect(
      (await post(test.app, '/users/password-reset/confirm', { token, new_password: newPassword }))
        .statusCode,
    ).toBe(200);
    const again = await signIn(test.app, { email: ana.email, password: newPassword });
    expect((await again.ask('GET', '/users/me')).json()).toMatchObject({ email_confirmed: false });
  });

  it('an address is whose it was entered for first', async () => {
    const ana = await aUser(test, { email: 'held@example.com', isEmailConfirmed: false });
    expect(
      (await post(test.app, '/users/register', { email: ana.email, password: aPassword }))
        .statusCode,
    ).toBe(400);
    expect((await post(test.app, '/social/google', { credential: 'ya29' })).statusCode).toBe(401);
    const ben = await aUser(test);
    expect((await ben.ask('PATCH', '/users/me', { email: ana.email })).statusCode).toBe(409);
  });

  it('an address that was only entered is nobody’s proof, and a new password ends Google’s way in under another', async () => {
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
