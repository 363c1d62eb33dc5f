import { rmSync } from 'node:fs';
import { test } from '@playwright/test';
import {
  aMailServer,
  type MailServer,
} from '../../apps/server/src/testing/servers/a-mail-server.ts';
import { aTemporaryFolder } from '../../apps/server/src/testing/a-temporary-folder.ts';
import config from '../../playwright.config.ts';
import { type RunningServer, startServer } from '../../tools/start-server.ts';

interface MailingServer {
  /** What the server mails, once the tests run. */
  readonly mail: () => MailServer;
  /** Stops the server and starts it again on the same data. */
  readonly restart: () => Promise<void>;
}

/**
 * The tests of this file or group run against a server of their own that mails; `offset` keeps its
 * port from all others'.
 */
export function withMailingServer(
  offset: number,
  env: () => Promise<Record<string, string>> = async () => ({}),
): MailingServer {
  const port = Number(new URL(config.use?.baseURL ?? '').port) + offset;
  let mail: MailServer;
  let dataDir: string;
  let server: RunningServer;
  const start = async () =>
    startServer({
      port,
      dataDir,
      env: {
        NETWORK: 'on',
        OPEN_METEO_URL: 'http://127.0.0.1:1',
        SMTP_URL: mail.url,
        MAIL_FROM: 'Rendezvous <dates@mail.example>',
        DATABASE_URL: '',
        PUBLIC_URL: '',
        ...(await env()),
      },
    });
  test.use({ baseURL: `http://localhost:${port}` });
  test.beforeAll(async () => {
    mail = await aMailServer();
    dataDir = aTemporaryFolder();
    server = await start();
  });
  test.afterAll(async () => {
    await server.stop();
    await mail.close();
    rmSync(dataDir, { recursive: true });
  });
  return {
    mail: () => mail,
    restart: async () => {
      await server.stop();
      server = await start();
    },
  };
}
