import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Admission } from './admission.ts';
import type { Connections } from './connections.ts';
import type { Guarded } from './guard-server.ts';

/**
 * How long load balancers have to notice that the server is not ready and to send new connections
 * elsewhere.
 */
const noticeMs = 3000;
/**
 * After this long without a request nobody is watching: load balancers ask every 5 to 30 seconds.
 */
const quietMs = 60_000;
/**
 * Time for clients of open connections to learn, from their next answer, that the connection ends.
 */
const courtesyMs = 500;
/**
 * Once no new connections are accepted, a client that needs longer to send a request can send it
 * elsewhere.
 */
const bodyMs = 250;
/** How long requests may be held back until nobody connects any more. */
const holdMs = 1500;
/** A client that is told that its connection ends has reconnected by then. */
const reconnectMs = 20;
const lookMs = 5;
/** Beyond the time that a plan may take, for the rest of its request. */
const answerMs = 500;
const checkMs = 20;
/** In a turn of the event loop this short, hardly anybody connects. */
const shortTurnMs = 0.2;

/**
 * How long a drain may last, in milliseconds: a plan requested on one of the last connections is
 * still answered.
 */
export function longestDrainMs({ planningSeconds }: { readonly planningSeconds: number }): number {
  return Math.ceil(noticeMs + 2 * holdMs + courtesyMs + planningSeconds * 1000 + answerMs);
}

/**
 * Closes the app in order: it reports that it is not ready but serves on until load balancers have
 * noticed, stops accepting connections, finishes the open requests, and closes all connections.
 * Closing idle connections at once would break requests on their way; waiting for all would wait
 * for browsers' spare ones.
 */
export function drainBeforeClosing(
  app: FastifyInstance,
  { connections, halfSent, admission }: Guarded,
  patienceMs: number,
): { isDraining(): boolean } {
  let isDraining = false;
  app.addHook('preClose', async () => {
    isDraining = true;
    if (!app.server.listening) return;
    const started = performance.now();
    const lasts = () => performance.now() - started;
    // Whether anybody is connected right now says nothing: many clients reconnect for each request.
    if (connections.quietMs < quietMs) {
      await setTimeout(noticeMs);
      admission.hold();
      await untilNobodyConnects(connections, admission);
    }
    // The HTTP server's own close would close the idle connections now.
    Server.prototype.close.call(app.server);
    admission.release();
    halfSent.refuseOlderThan(bodyMs);
    if (connections.open > 0) await setTimeout(courtesyMs);
    do {
      halfSent.refuseOlderThan(bodyMs);
      await setTimeout(checkMs);
      // What arrived while something blocked the event loop is read before anything is decided.
      await setImmediate();
    } while (connections.busy > 0 && lasts() < patienceMs);
    app.server.closeAllConnections();
  });
  return { isDraining: () => isDraining };
}

/**
 * Clients that are in the kernel's queue when the listening socket closes are cut off, and nobody
 * can see that queue. So requests are held back: a client that waits for an answer does not
 * connect, and soon all clients wait. Closing is safe right after a turn of the event loop in which
 * nobody connected.
 */
async function untilNobodyConnects(connections: Connections, admission: Admission): Promise<void> {
  const started = performance.now();
  let lastAt = started;
  let isSafe = false;
  do {
    const known = connections.taken;
    await setTimeout(lookMs);
    const at = performance.now();
    const before = connections.taken;
    await setImmediate();
    const now = performance.now();
    if (connections.taken > known || admission.inWork > 0) lastAt = now;
    const isOver = now - lastAt >= reconnectMs || now - started >= holdMs;
    isSafe = isOver && connections.taken === before && now - at < shortTurnMs;
    // On a machine that is never idle, no turn is short.
  } while (!isSafe && performance.now() - started < 2 * holdMs);
}
