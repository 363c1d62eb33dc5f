import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { aMailServer, answer, type MailServer } from '../testing/servers/a-mail-server.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { anEmail } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';
import { testNewsletterTokens } from '../testing/newsletter-secret.ts';

const dayMs = 24 * 60 * 60 * 1000;
const form = { 'content-type': 'application/x-www-form-urlencoded' };

describeOnBothDatabases('the newsletter', (database) => {
  let server: MailServer;
  let test: TestApp;
  let networks = 0;
  beforeAll(async () => {
    server = await aMailServer();
    test = await aTestApp(database, {
      env: {
        PUBLIC_URL: 'https://dates.example',
        SMTP_URL: server.url,
        MAIL_FROM: 'dates@mail.example',
      },
    });
  });
  afterAll(async () => {
    await test.close();
    await server.close();
  });
  beforeEach(() => {
    networks += 1;
    server.received.length = 0;
  });
  afterEach(() => {
    test.clock.now = new Date('2026-11-20T18:00:00Z');
    Object.assign(server.conduct, { recipient: () => null, mail: async () => undefined });
  });

  /** Each test asks from a network of its own. */
  const enter = (email: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email },
      remoteAddress: `198.51.100.${networks}`,
    });
  const enterInForm = (payload: string) =>
    test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: form,
      payload,
      remoteAddress: `198.51.100.${networks}`,
    });
  const follow = (link: string) =>
    test.app.inject({ url: link.replace('https://dates.example', '') });
  const press = (link: string, payload = '') =>
    test.app.inject({
      method: 'POST',
      url: link.replace('https://dates.example', ''),
      headers: form,
      payload,
    });
  const listed = async (): Promise<string[]> =>
    (await test.store.subscribers.list()).map(({ email }) => email);
  const said = ({ statusCode, body }: { statusCode: number; body: string }) => [
    statusCode,
    /<main[^>]*>(.*)<\/main>/.exec(body)?.[1],
  ];

  /** Mails leave after the answer. */
  const mailedTo = () => server.received.flatMap(({ to }) => to);

  function linksInMail(): { confirm: string; unsubscribe: string } {
    const source = (server.received.at(-1)?.source ?? '')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const header = source.replaceAll(/\r\n\s+/g, '');
    return {
      confirm: /https:\S+\/newsletter\/confirm\/[\w.-]+/.exec(source)?.[0] ?? '',
      unsubscribe: /List-Unsubscribe:\s*<(https:[^>]+)>/.exec(header)?.[1] ?? '',
    };
  }

  it('[API-01] adds an address once its owner has pressed the button behind the mailed link, and stores nothing before', async () => {
    const email = anEmail();
    const asked = await enter(email);
    expect([asked.statusCode, asked.json()]).toEqual([
      202,
      { detail: 'Check your inbox to confirm.' },
    ]);
    await expect.poll(mailedTo).toEqual([email]);
    expect(server.received[0]?.source).toContain(
      'Somebody entered this address at https://dates.example',
    );
    const { confirm } = linksInMail();
    expect(confirm).not.toContain(email);
    const page = await follow(confirm);
    expect(said(page)).toEqual([200, 'confirm']);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'no-referrer',
    });
    expect(await listed()).not.toContain(email);

    expect(said(await press(confirm))).toEqual([200, 'confirmed']);
    test.clock.now = new Date('2026-11-22T18:00:00Z');
    expect(said(await press(confirm))).toEqual([200, 'confirmed']);
    expect(
      (await test.store.subscribers.list()).filter((subscriber) => subscriber.email === email),
    ).toEqual([{ email, confirmedOn: '2026-11-20' }]);
  });

  it('gives the same answer for an address on the list, and for one that the mail server rejects', async () => {
    const [known, refused] = [anEmail(), anEmail()];
    await test.store.subscribers.add({ email: known, confirmedOn: '2026-11-01' });
    const asked: string[] = [];
    server.conduct.recipient = (address) => {
      asked.push(address);
      return address === refused ? answer(550, 'No such user') : null;
    };
    const answers = [await enter(known), await enter(known.toUpperCase()), await enter(refused)];
    expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
      new Set(['202 {"detail":"Check your inbox to confirm."}']),
    );
    await expect
      .poll(() => asked.toSorted())
      .toEqual([known, known.toUpperCase(), refused].toSorted());
    expect(mailedTo().toSorted()).toEqual([known, known.toUpperCase()].toSorted());
    await press(linksInMail().confirm);
    expect((await listed()).filter((email) => email.toLowerCase() === known)).toEqual([known]);
  });

  it('mails an address at most three times a day, without revealing it', async () => {
    const email = anEmail();
    for (let i = 0; i < 5; i++)
      expect((await enter(email)).json()).toEqual({ detail: 'Check your inbox to confirm.' });
    await expect.poll(mailedTo).toHaveLength(3);
    test.clock.now = new Date(test.clock.now.getTime() + dayMs);
    await enter(email);
    await expect.poll(mailedTo).toHaveLength(4);
  });

  it('accepts twenty addresses an hour from one network', async () => {
    for (let i = 0; i < 20; i++) expect((await enter(anEmail())).statusCode).toBe(202);
    const limited = await enter(anEmail());
    expect([limited.statusCode, limited.json()]).toMatchObject([
      429,
      { code: 'too-many-requests' },
    ]);
    expect(Number(limited.headers['retry-after'])).toBeGreaterThan(0);
    expect(said(await enterInForm(`email=${anEmail()}`))).toEqual([429, 'refused']);
    await expect.poll(mailedTo).toHaveLength(20);
  });

  it.each(['', 'nobody', 'a@b', 'a@b.example, c@d.example', 'a@b.example\r\nBcc: c@d.example'])(
    'rejects %j as an address',
    async (email) => {
      const refused = await enter(email);
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { code: 'invalid-input', errors: { email: [expect.any(String)] } },
      ]);
      expect(said(await enterInForm(new URLSearchParams({ email }).toString()))).toEqual([
        422,
        'invalid',
      ]);
      expect(server.received).toEqual([]);
    },
  );

  it('answers a form sent without JavaScript with a page', async () => {
    const email = anEmail();
    expect(said(await enterInForm(new URLSearchParams({ email, other: 'x' }).toString()))).toEqual([
      200,
      'asked',
    ]);
    await expect.poll(mailedTo).toEqual([email]);
    expect(said(await enterInForm(''))).toEqual([422, 'invalid']);
  });

  it('answers while the mail server hangs, and mails the link once it responds', async () => {
    const [email, silence] = [anEmail(), Promise.withResolvers<void>()];
    server.conduct.mail = () => silence.promise;
    const asked = await enter(email);
    expect([asked.statusCode, mailedTo()]).toEqual([202, []]);
    silence.resolve();
    await expect.poll(mailedTo).toEqual([email]);
    expect(said(await press(linksInMail().confirm))).toEqual([200, 'confirmed']);
  });

  it('accepts an address while the mail server is down, and mails the link once it is back', async () => {
    const email = anEmail();
    let tries = 0;
    server.conduct.mail = async () => {
      tries += 1;
      throw answer(451, 'Not now');
    };
    expect((await enter(email)).statusCode).toBe(202);
    await expect.poll(() => tries).toBe(1);
    server.conduct.mail = async () => undefined;
    test.clock.now = new Date(test.clock.now.getTime() + 3 * 60_000);
    // Whoever asks next wakes what waits.
    const next = anEmail();
    await enter(next);
    await expect.poll(() => mailedTo().toSorted()).toEqual([email, next].toSorted());
  });

  it('is closed when no mail can be sent', async () => {
    const closed = await aTestApp(sqlite);
    const refused = await closed.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email: anEmail() },
    });
    expect([refused.statusCode, refused.json()]).toMatchObject([
      503,
      { detail: 'The newsletter is not open yet.' },
    ]);
    const page = await closed.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: form,
      payload: 'email=kim%40example.com',
    });
    expect([page.statusCode, page.body]).toEqual([
      503,
      expect.stringContaining('data-open="false"'),
    ]);
    await closed.close();
  });

  it('redirects a link with its token in the query to the page of the token', async () => {
    const email = anEmail();
    const token = await testNewsletterTokens.create('confirm', { email }, test.clock.now);
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
      new Date(test.clock.now.getTime() - 7 * dayMs),
    );
    const other = await testNewsletterTokens.create('unsubscribe', { email }, test.clock.now);
    const own = await testNewsletterTokens.create('confirm', { email }, test.clock.now);
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
      await test.store.subscribers.add({ email: email.toUpperCase(), confirmedOn: '2026-11-21' });
      test.clock.now = new Date('2036-11-20T18:00:00Z');
      expect(said(await press(unsubscribe, payload))).toEqual([200, 'unsubscribed']);
      expect(await listed()).not.toContain(email.toUpperCase());
      expect(said(await press(unsubscribe, payload))).toEqual([200, 'unsubscribed']);
    },
  );

  it('records a requested place once its address is confirmed, apart from the newsletter, and never mails its name', async () => {
    const email = anEmail();
    const wait = (place: string) =>
      test.app.inject({
        method: 'POST',
        url: '/api/newsletter',
        payload: { email, place },
        remoteAddress: `198.51.100.${networks}`,
      });
    expect((await wait('Boise, ID')).statusCode).toBe(202);
    await expect.poll(mailedTo).toEqual([email]);
    expect(server.received[0]?.source).not.toContain('Boise');
    const { confirm, unsubscribe } = linksInMail();
    expect(said(await follow(confirm))).toEqual([200, 'confirm-place']);
    expect(said(await press(confirm))).toEqual([200, 'confirmed-place']);
    await test.store.subscribers.add({ email, confirmedOn: '2026-11-20' });
    const own = async () =>
      (await test.store.subscribers.list()).filter((each) => each.email === email);
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
    await test.store.subscribers.add({ email, confirmedOn: '2026-11-20' });
    const confirm = await testNewsletterTokens.create('confirm', { email }, test.clock.now);
    for (const token of [confirm, 'x', ''])
      expect(said(await press(`/api/newsletter/unsubscribe?token=${token}`))).toEqual([
        404,
        'expired',
      ]);
    expect(await listed()).toContain(email);
  });
});
