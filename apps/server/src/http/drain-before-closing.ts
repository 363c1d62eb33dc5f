import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Connections } from './connections.ts';
import type { HalfSent } from './half-sent.ts';

/** How long a balancer has to see that the server is no longer ready, and to send new connections elsewhere. */
const noticeMs = 3000;
/** After so long without a request nobody watches: no balancer asks less often. */
const quietMs = 10_000;
/** Time for clients of open connections to learn, with their next answer, that the connection ends. */
const courtesyMs = 500;
/** Once no new connections are taken, who takes longer to send a request can send it elsewhere. */
const bodyMs = 250;
/** So long after the beginning, no new connections are taken, whoever still comes. */
const closedMs = noticeMs + courtesyMs;
/** Longer than an answer takes, shorter than Fastify waits for a hook. */
const patienceMs = 9000;
const checkMs = 20;
/** In a turn of the event loop as short as this, hardly anybody connects. */
const shortTurnMs = 0.5;

/**
 * When the app is told to close: says that it is not ready and goes on serving until balancers have seen it, takes no new
 * connections, serves the open ones until nothing is under way, and then ends them all. Closing idle ones at once would break
 * requests on their way; waiting for all would wait for browsers' spare ones.
 */
export function drainBeforeClosing(
  app: FastifyInstance,
  { connections, halfSent }: { connections: Connections; halfSent: HalfSent },
): { isDraining(): boolean } {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    if (!app.server.listening) return;
    const started = performance.now();
    const lasts = () => performance.now() - started;
    if (connections.open > 0 && connections.quietMs < quietMs) await setTimeout(noticeMs);
    // Whoever is in the kernel's queue when it closes is cut off, and one comes in a turn of the event loop.
    let [before, at] = [0, 0];
    do {
      [before, at] = [connections.taken, lasts()];
      await setImmediate();
    } while ((connections.taken > before || lasts() - at > shortTurnMs) && lasts() < closedMs);
    // The HTTP server's own close would end the idle connections now.
    Server.prototype.close.call(app.server);
    halfSent.refuseOlderThan(bodyMs);
    if (connections.open > 0) await setTimeout(courtesyMs);
    do {
      halfSent.refuseOlderThan(bodyMs);
      await setTimeout(checkMs);
      // What came in while something kept the event loop is read before anything is decided.
      await setImmediate();
    } while (connections.busy > 0 && lasts() < patienceMs);
    app.server.closeAllConnections();
  });
  return { isDraining: () => isDraining };
}
