import { Server } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Time for clients of open connections to learn, with their next answer, that the connection ends. */
const courtesyMs = 500;
/** Longer than an answer takes, shorter than Fastify waits for a hook. */
const patienceMs = 8000;
const checkMs = 20;

/**
 * When the app is told to close: takes no new connections, serves the open ones until nothing is under way, and then ends
 * them all. Closing idle ones at once would break requests on their way; waiting for all would wait for browsers' spare ones.
 */
export function drainBeforeClosing(app: FastifyInstance): { isDraining(): boolean } {
  let isDraining = false;
  let underWay = 0;
  const countEnd = () => {
    underWay--;
  };
  app.addHook('onRequest', (_request, reply, done) => {
    underWay++;
    // Fastify's onResponse does not come when the client has gone away.
    reply.raw.once('close', countEnd);
    done();
  });
  app.addHook('preClose', async () => {
    isDraining = true;
    if (!app.server.listening) return;
    // The HTTP server's own close would end the idle connections now.
    Server.prototype.close.call(app.server);
    if ((await countConnections(app)) > 0) await setTimeout(courtesyMs);
    const deadline = performance.now() + patienceMs;
    while (underWay > 0 && performance.now() < deadline) await setTimeout(checkMs);
    app.server.closeAllConnections();
  });
  return { isDraining: () => isDraining };
}

function countConnections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) =>
    app.server.getConnections((error, count) => resolve(error ? 0 : count)),
  );
}
