import { expect, it } from 'vitest';
import { answer } from '../testing/servers/a-mail-server.ts';
import { aTestApp } from '../testing/a-test-app.ts';
import { anEmail } from '../testing/a-user.ts';
import { describeOnBothDatabases, sqlite } from '../testing/databases.ts';
import { form, newsletterOf } from './testing/newsletter-of.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeOnBothDatabases('the newsletter', (database) => {
  const { on, enter, enterInForm, follow, press, listed, said, mailedTo, linksInMail } =
    newsletterOf(database);

  it('[API-01] adds an address once its owner has pressed the button behind the mailed link, and stores nothing before', async () => {
    const email = anEmail();
    const asked = await enter(email);
    expect([asked.statusCode, asked.json()]).toEqual([
      202,
      { detail: 'Check your inbox to confirm.' },
    ]);
    await expect.poll(mailedTo).toEqual([email]);
    expect(on.server.received[0]?.source).toContain(
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
    on.test.clock.now = new Date('2026-11-22T18:00:00Z');
    expect(said(await press(confirm))).toEqual([200, 'confirmed']);
    expect(
      (await on.test.store.subscribers.list()).filter((subscriber) => subscriber.email === email),
    ).toEqual([{ email, confirmedOn: '2026-11-20' }]);
  });

  it('gives the same answer for an address on the list, and for one that the mail server rejects', async () => {
    const [known, refused] = [anEmail(), anEmail()];
    await on.test.store.subscribers.add({ email: known, confirmedOn: '2026-11-01' });
    const asked: string[] = [];
    on.server.conduct.recipient = (address) => {
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
    on.test.clock.now = new Date(on.test.clock.now.getTime() + dayMs);
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
      expect(on.server.received).toEqual([]);
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
    on.server.conduct.mail = () => silence.promise;
    const asked = await enter(email);
    expect([asked.statusCode, mailedTo()]).toEqual([202, []]);
    silence.resolve();
    await expect.poll(mailedTo).toEqual([email]);
    expect(said(await press(linksInMail().confirm))).toEqual([200, 'confirmed']);
  });

  it('accepts an address while the mail server is down, and mails the link once it is back', async () => {
    const email = anEmail();
    let tries = 0;
    on.server.conduct.mail = async () => {
      tries += 1;
      throw answer(451, 'Not now');
    };
    expect((await enter(email)).statusCode).toBe(202);
    await expect.poll(() => tries).toBe(1);
    on.server.conduct.mail = async () => undefined;
    on.test.clock.now = new Date(on.test.clock.now.getTime() + 3 * 60_000);
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
});
