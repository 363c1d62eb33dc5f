import { expect, it } from 'vitest';
import { anEmail } from '../testing/a-user.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { newsletterOf } from './testing/newsletter-of.ts';
import { testNewsletterTokens } from '../testing/newsletter-secret.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeOnBothDatabases('the newsletter', (database) => {
  const { on, enter, follow, press, listed, said, mailedTo, linksInMail } = newsletterOf(database);

  it('redirects a link with its token in the query to the page of the token', async () => {
    const email = anEmail();
    const token = await testNewsletterTokens.create('confirm', { email }, on.test.clock.now);
    const older = await follow(`/api/newsletter/confirm?token=${token}`);
    expect([older.statusCode, older.headers['referrer-policy']]).toEqual([308, 'no-referrer']);
    const link = String(older.headers.location);
    expect(said(await follow(link))).toEqual([200, 'confirm']);
    expect(said(await press(link))).toEqual([200, 'confirmed']);
    expect(await listed()).toContain(email);

    const odd = await follow('/api/newsletter/confirm?token=%2F%2Fevil.example%0D%0Ax');
    expect(odd.headers.location).toBe('/api/newsletter/confirm/%2F%2Fevil.example%0D%0Ax');
    expect(said(await follow('/api/newsletter/confirm'))).toEqual([404, 'expired']);
  });

  it('confirms nothing by a link that is older than a week, for another purpose, or forged', async () => {
    const email = anEmail();
    const old = await testNewsletterTokens.create(
      'confirm',
      { email },
      new Date(on.test.clock.now.getTime() - 7 * dayMs),
    );
    const other = await testNewsletterTokens.create('unsubscribe', { email }, on.test.clock.now);
    const own = await testNewsletterTokens.create('confirm', { email }, on.test.clock.now);
    for (const token of [old, other, own.slice(0, -2), 'x', 'x'.repeat(1000), '%20', 'a.b.c?d=e']) {
      expect(said(await follow(`/api/newsletter/confirm/${token}`))).toEqual([404, 'expired']);
      expect(said(await press(`/api/newsletter/confirm/${token}`))).toEqual([404, 'expired']);
    }
    for (const path of ['', '/', `/${'x'.repeat(2000)}`])
      expect((await follow(`/api/newsletter/confirm${path}`)).statusCode).toBe(404);
    expect(await listed()).not.toContain(email);
  });

  it.each([
    ['of a mail program', 'List-Unsubscribe=One-Click'],
    ['of the page', ''],
  ])(
    'is left with one click %s, years later and after subscribing again; following the link alone changes nothing',
    async (_what, payload) => {
      const email = anEmail();
      await enter(email);
      await expect.poll(mailedTo).toEqual([email]);
      const { confirm, unsubscribe } = linksInMail();
      await press(confirm);
      expect(said(await follow(unsubscribe))).toEqual([200, 'unsubscribe']);
      expect(await listed()).toContain(email);
      expect(said(await press(unsubscribe, payload))).toEqual([200, 'unsubscribed']);
      expect(await listed()).not.toContain(email);
      await on.test.store.subscribers.add({
        email: email.toUpperCase(),
        confirmedOn: '2026-11-21',
      });
      on.test.clock.now = new Date('2036-11-20T18:00:00Z');
      expect(said(await press(unsubscribe, payload))).toEqual([200, 'unsubscribed']);
      expect(await listed()).not.toContain(email.toUpperCase());
      expect(said(await press(unsubscribe, payload))).toEqual([200, 'unsubscribed']);
    },
  );

  it('records a requested place once its address is confirmed, apart from the newsletter, and never mails its name', async () => {
    const email = anEmail();
    const wait = (place: string) => enter(email, { place });
    expect((await wait('Boise, ID')).statusCode).toBe(202);
    await expect.poll(mailedTo).toEqual([email]);
    expect(on.server.received[0]?.source).not.toContain('Boise');
    const { confirm, unsubscribe } = linksInMail();
    expect(said(await follow(confirm))).toEqual([200, 'confirm-place']);
    expect(said(await press(confirm))).toEqual([200, 'confirmed-place']);
    await on.test.store.subscribers.add({ email, confirmedOn: '2026-11-20' });
    const own = async () =>
      (await on.test.store.subscribers.list()).filter((each) => each.email === email);
    expect((await own()).map(({ place }) => place)).toEqual([undefined, 'Boise, ID']);
    expect(said(await follow(unsubscribe))).toEqual([200, 'unsubscribe-place']);
    expect(said(await press(unsubscribe))).toEqual([200, 'unsubscribed-place']);
    expect((await own()).map(({ place }) => place)).toEqual([undefined]);
    expect((await wait('=HYPERLINK("x")')).json()).toMatchObject({
      errors: { place: ['Write the place in letters'] },
    });
  });

  it('is not left by a forged link', async () => {
    const email = anEmail();
    await on.test.store.subscribers.add({ email, confirmedOn: '2026-11-20' });
    const confirm = await testNewsletterTokens.create('confirm', { email }, on.test.clock.now);
    for (const token of [confirm, 'x', ''])
      expect(said(await press(`/api/newsletter/unsubscribe?token=${token}`))).toEqual([
        404,
        'expired',
      ]);
    expect(await listed()).toContain(email);
  });
});
