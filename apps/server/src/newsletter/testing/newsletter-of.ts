import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { OpenDatabase } from '../../platform/db/open-database.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { aMailServer, type MailServer } from '../../testing/servers/a-mail-server.ts';

export const form = { 'content-type': 'application/x-www-form-urlencoded' };

/** A server that mails the links of its newsletter, and what people do about them. */
export function newsletterOf(database: { readonly open: () => Promise<OpenDatabase> }) {
  const on = {} as { server: MailServer; test: TestApp };
  let networks = 0;
  beforeAll(async () => {
    on.server = await aMailServer();
    on.test = await aTestApp(database, {
      env: {
        PUBLIC_URL: 'https://dates.example',
        SMTP_URL: on.server.url,
        MAIL_FROM: 'dates@mail.example',
      },
    });
  });
  afterAll(async () => {
    await on.test.close();
    await on.server.close();
  });
  beforeEach(() => {
    networks += 1;
    on.server.received.length = 0;
  });
  afterEach(() => {
    on.test.clock.now = new Date('2026-11-20T18:00:00Z');
    Object.assign(on.server.conduct, { recipient: () => null, mail: async () => undefined });
  });

  /** Each test asks from a network of its own. */
  const enter = (email: string, fields: object = {}) =>
    on.test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      payload: { email, ...fields },
      remoteAddress: `198.51.100.${networks}`,
    });
  const enterInForm = (payload: string) =>
    on.test.app.inject({
      method: 'POST',
      url: '/api/newsletter',
      headers: form,
      payload,
      remoteAddress: `198.51.100.${networks}`,
    });
  const follow = (link: string) =>
    on.test.app.inject({ url: link.replace('https://dates.example', '') });
  const press = (link: string, payload = '') =>
    on.test.app.inject({
      method: 'POST',
      url: link.replace('https://dates.example', ''),
      headers: form,
      payload,
    });
  const listed = async (): Promise<string[]> =>
    (await on.test.store.subscribers.list()).map(({ email }) => email);
  const said = ({ statusCode, body }: { statusCode: number; body: string }) => [
    statusCode,
    /<main[^>]*>(.*)<\/main>/.exec(body)?.[1],
  ];

  /** Mails leave after the answer. */
  const mailedTo = () => on.server.received.flatMap(({ to }) => to);

  function linksInMail(): { confirm: string; unsubscribe: string } {
    const source = (on.server.received.at(-1)?.source ?? '')
      .replaceAll('=\r\n', '')
      .replaceAll('=3D', '=');
    const header = source.replaceAll(/\r\n\s+/g, '');
    return {
      confirm: /https:\S+\/newsletter\/confirm\/[\w.-]+/.exec(source)?.[0] ?? '',
      unsubscribe: /List-Unsubscribe:\s*<(https:[^>]+)>/.exec(header)?.[1] ?? '',
    };
  }

  return { on, enter, enterInForm, follow, press, listed, said, mailedTo, linksInMail };
}
