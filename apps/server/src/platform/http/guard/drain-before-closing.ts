import { Server } from 'node:net';
import { setImmediate, setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Admission } from './admission.ts';
import type { Connections } from './connections.ts';
import type { Guarded } from './guard-server.ts';

/** How long a balancer has to see that the server is no longer ready, and to send new connections elsewhere. */
const noticeMs = 3000;
/** After so long without a request nobody watches: balancers ask every 5 to 30 seconds. */
const quietMs = 60_000;
/** Time for clients of open connections to learn, with their next answer, that the connection ends. */
const courtesyMs = 500;
/** Once no new connections are taken, who takes longer to send a request can send it elsewhere. */
const bodyMs = 250;
/** So long may those who ask wait until nobody connects any more. */
const holdMs = 1500;
/** Who is answered that the connection ends, and connects again, has done so by then. */
const reconnectMs = 20;
const lookMs = 5;
/** Beyond what a plan may take, for the rest of its request. */
const answerMs = 500;
const checkMs = 20;
/** In a turn of the event loop as short as this, hardly anybody connects. */
const shortTurnMs = 0.2;

/** How long a drain may last, in milliseconds: a plan that is asked for as the last connections are taken is still answered. */
export function longestDrainMs({ planningSeconds }: { readonly planningSeconds: number }): number {
  return Math.ceil(noticeMs + 2 * holdMs + courtesyMs + planningSeconds * 1000 + answerMs);
}

/**
 * Closes the app in order: it reports that it is not ready but serves on until load balancers have noticed, stops accepting
 * connections, finishes the open requests, and closes all connections. Closing idle connections at once would break requests
 * on their way; waiting for all would wait for browsers' spare ones.
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
    // Whether anybody is connected just now says nothing: many connect again for each request.
    if (connections.quietMs < quietMs) {
      await setTimeout(noticeMs);
      admission.hold();
      await untilNobodyConnects(connections, admission);
    }
    // The HTTP server's own close would end the idle connections now.
    Server.prototype.close.call(app.server);
    admission.release();
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

/**
 * Whoever is in the kernel's queue when the listening socket closes is cut off, and nobody can look into that queue. So those who
 * ask are left waiting: who waits for an answer does not connect, and soon everybody waits. Closing is safe right after a turn of
 * the event loop in which nobody came.
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
    // On a machine without rest, no turn is short.
  } while (!isSafe && performance.now() - started < 2 * holdMs);
}
