import { expect, it } from 'vitest';
import { accountsByMail } from '../../testing/accounts-by-mail.ts';
import { anEmail, aPassword, aUser } from '../../testing/a-user.ts';
import { describeOnBothDatabases } from '../../testing/databases.ts';
import { mailTo, tokenIn } from '../../testing/servers/mailed-link.ts';

describeOnBothDatabases('an address, with a mail server', (database) => {
  const { on, confirm, tryIn, me } = accountsByMail(database);

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
});
