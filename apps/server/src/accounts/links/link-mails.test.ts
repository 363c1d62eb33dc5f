import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { accountsByMail, start } from '../../testing/accounts-by-mail.ts';
import { anAddress, anEmail, aUser, post, signIn } from '../../testing/a-user.ts';
import { describeOnBothDatabases } from '../../testing/databases.ts';
import { answer } from '../../testing/servers/a-mail-server.ts';
import { mailTo, tokenIn } from '../../testing/servers/mailed-link.ts';

const tooMany =
  'Many links were asked for with this email in the last hour, so none is mailed now. Look for the newest one in your inbox first. Please try again in an hour.';

describeOnBothDatabases('an address, with a mail server', (database) => {
  const { on, register, confirm, reset, askForReset, me, allSent } = accountsByMail(database);

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
