import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { planAnything } from '../../../testing/a-suggestion.ts';
import { aTestApp } from '../../../testing/a-test-app.ts';
import { sqlite } from '../../../testing/databases.ts';
import { secondsHere } from '../../../testing/seconds-here.ts';

async function aListeningServer(options: Parameters<typeof aTestApp>[1] = {}) {
  const { app, close } = await aTestApp(sqlite, options);
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  /** As balancers and many proxies ask: on a connection of its own each time. */
  const statusOf = async (path: string): Promise<number> => {
    const answer = await fetch(`${address}${path}`, { headers: { connection: 'close' } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const connections = () =>
    new Promise<number>((resolve) => app.server.getConnections((_, count) => resolve(count)));
  return { address, statusOf, connections, close };
}

it('announces the shutdown to recent clients, connected or not, and continues to serve', async () => {
  const { statusOf, connections, close } = await aListeningServer();
  expect(await statusOf('/api/readyz')).toBe(200);
  await expect.poll(connections).toBe(0);
  const closed = close();
  await setTimeout(100);
  expect(await statusOf('/api/readyz')).toBe(503);
  expect(await statusOf('/api/config')).toBe(200);
  await closed;
  await expect(statusOf('/api/readyz')).rejects.toThrow();
});

it('closes at once without recent requests', async () => {
  const { close } = await aListeningServer();
  const first = await Promise.race([
    close().then(() => 'closed'),
    secondsHere(2.5).then(() => 'waiting for load balancers'),
  ]);
  expect(first).toBe('closed');
});

it('waits for a plan as long as plans may take', async () => {
  const begun = Promise.withResolvers<void>();
  const { address, close } = await aListeningServer({
    env: { PLANNING_SECONDS: '5' },
    async suggestDate(...asked) {
      begun.resolve();
      await setTimeout(9500);
      return planAnything(...asked);
    },
  });
  const plan = fetch(`${address}/api/public/date-suggestions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ config: { location: 'Chicago' } }),
  });
  await begun.promise;
  const closed = close();
  expect((await plan).status).toBe(200);
  await closed;
}, 20_000);
