import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { deleteOldRows } from '../delete-old-rows.ts';
import { accountsByMail, newPassword, start } from '../testing/accounts-by-mail.ts';
import { anAddress, anEmail, aPassword, askAs, aUser, post, signIn } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { answer } from '../testing/servers/a-mail-server.ts';
import { mailTo, tokenIn } from '../testing/servers/mailed-link.ts';

const tooMany =
  'Many links were asked for with this email in the last hour, so none is mailed now. Look for the newest one in your inbox first. Please try again in an hour.';

describeOnBothDatabases('an address, with a mail server', (database) => {
  const { on, register, confirm, reset, askForReset, tryIn, me, allSent } =
    accountsByMail(database);

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

  it('a new address waits for its link, and the answer is the same whether it is somebody’s or not', async () => {
    const [ana, ben] = [await aUser(on.test), await aUser(on.test)];
    const free = anEmail();
    const change = (email: string) => ana.ask('PATCH', '/users/me', { email, first_name: 'Ana' });
    const taken = await change(ben.email);
    const note = await mailTo(on.mail, ben.email);
    const open = await change(free);
    expect([taken.statusCode, open.statusCode]).toEqual([200, 200]);
    expect(taken.json()).toEqual({ ...open.json(), pending_email: ben.email });
    expect(open.json()).toMatchObject({ email: ana.email, first_name: 'Ana', pending_email: free });

    expect(note.source).toContain('nothing has changed');
    expect(tokenIn(note)).toBe('');
    const token = tokenIn(await mailTo(on.mail, free));
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

  it('the link of a cancelled or replaced change does nothing', async () => {
    const ana = await aUser(on.test);
    const [first, second] = [anEmail(), anEmail()];
    await ana.ask('PATCH', '/users/me', { email: first });
    const former = tokenIn(await mailTo(on.mail, first));
    await ana.ask('PATCH', '/users/me', { email: second });
    expect((await confirm(former)).statusCode).toBe(422);
    const latter = tokenIn(await mailTo(on.mail, second));
    await ana.ask('PATCH', '/users/me', { email: ana.email });
    expect((await confirm(latter)).statusCode).toBe(422);
    expect(await me(ana.access)).toMatchObject({ email: ana.email, pending_email: null });
  });

  it('an address that two accounts want goes to the one that follows its link first', async () => {
    const [ana, ben, email] = [await aUser(on.test), await aUser(on.test), anEmail()];
    await ana.ask('PATCH', '/users/me', { email });
    const first = tokenIn(await mailTo(on.mail, email));
    await ben.ask('PATCH', '/users/me', { email });
    const second = tokenIn(await mailTo(on.mail, email, 2));
    const answers = await Promise.all([confirm(first), confirm(second, on.other)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  });

  it('one account cannot use up the mails that another asks for', async () => {
    const [mallory, email] = [await aUser(on.test), anEmail()];
    for (let i = 0; i < 6; i++) await mallory.ask('PATCH', '/users/me', { email });
    await allSent();
    expect(on.mail.received.filter(({ to }) => to.includes(email))).toHaveLength(5);
    await register(email);
    const token = tokenIn(await mailTo(on.mail, email, 6));
    expect((await confirm(token)).statusCode).toBe(200);
    await signIn(on.test.app, { email });
  });

  it('accounts of one network cannot use up the mails of an address, and are told what is not mailed', async () => {
    const [email, network] = [anEmail(), anAddress()];
    const statuses: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const mallory = await aUser(on.test);
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
    expect(on.mail.received.filter(({ to }) => to.includes(email))).toHaveLength(5);
    expect((await register(email)).json()).not.toHaveProperty('confirmation_mailed');
    expect((await confirm(tokenIn(await mailTo(on.mail, email, 6)))).statusCode).toBe(200);
  });

  it('changes of address, from any number of networks, do not use up the mails of somebody who registers it', async () => {
    const email = anEmail();
    const answers: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const mallory = await aUser(on.test);
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
    expect(on.mail.received.filter(({ to }) => to.includes(email))).toHaveLength(20);
    expect((await register(email)).json()).not.toHaveProperty('confirmation_mailed');
    await mailTo(on.mail, email, 21);
  });

  it('an account that is made when nothing can be mailed says so', async () => {
    const [email, network] = [anEmail(), anAddress()];
    const said: string[] = [];
    for (let i = 0; i < 6; i += 1) {
      const made = await post(
        on.test.app,
        '/users/register',
        { email, password: `brass comet ${i}1` },
        network,
      );
      said.push(`${made.statusCode} ${made.json().confirmation_mailed}`);
    }
    expect(said).toEqual([...Array<string>(5).fill('201 undefined'), '201 false']);
    const ana = await signIn(on.test.app, { email, password: 'brass comet 01' });
    const again = await ana.inject({
      method: 'POST',
      url: '/api/users/me/email-confirmation',
      remoteAddress: network,
    });
    expect([again.statusCode, again.json().detail]).toEqual([429, tooMany]);
  });

  it('an address gets at most five mails of a kind per hour, and a network may ask thirty times', async () => {
    const ana = await aUser(on.test);
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
    expect(on.mail.received.filter(({ to }) => to.includes(ana.email))).toHaveLength(5);
  });

  it('a mail that the server defers is sent later, and one that it rejects is not', async () => {
    const [ana, ben] = [await aUser(on.test), await aUser(on.test)];
    on.mail.conduct.mail = async () => {
      throw answer(451, 'Later');
    };
    await askForReset(ana.email);
    for (;;) {
      const rows = await on.opened.db
        .selectFrom('account_mails')
        .select('tries')
        .where('email', '=', ana.email)
        .where('tries', '>', 0)
        .execute();
      if (rows.length === 1) break;
      await setTimeout(20);
    }
    expect(on.mail.received.filter(({ to }) => to.includes(ana.email))).toEqual([]);
    on.mail.conduct.mail = async () => undefined;
    on.test.clock.now = new Date(start.getTime() + 121_000);
    // Whatever is asked for next wakes what waits.
    await askForReset(anEmail());
    expect((await reset(tokenIn(await mailTo(on.mail, ana.email)))).statusCode).toBe(200);

    on.mail.conduct.mail = async () => {
      throw answer(550, 'No such mailbox');
    };
    await askForReset(ben.email);
    await allSent();
  });

  it('a deleted account leaves no queued mail behind', async () => {
    const ana = await aUser(on.test);
    const email = anEmail();
    on.mail.conduct.mail = async () => {
      throw answer(451, 'Later');
    };
    await askForReset(ana.email);
    await ana.ask('PATCH', '/users/me', { email });
    expect((await ana.ask('DELETE', '/users/me')).statusCode).toBe(204);
    expect(
      await on.opened.db
        .selectFrom('account_mails')
        .select('id')
        .where('email', 'in', [ana.email, email])
        .execute(),
    ).toEqual([]);
  });
});
