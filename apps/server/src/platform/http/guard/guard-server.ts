import { randomUUID } from 'node:crypto';
import type { RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';
import { Refusal } from '../../../refusal.ts';
import { Admission } from './admission.ts';
import { Connections } from './connections.ts';
import { problemType } from '../answer-errors.ts';
import { HalfSent } from './half-sent.ts';
import { opensPage, refusalPage } from '../refusal-page.ts';
import { securityHeaders } from '../security-headers.ts';

/**
 * More sockets than a machine of this size can serve; beyond that the kernel's queue is the better
 * place to wait.
 */
const maxConnections = 2000;
/**
 * Per IPv4 address, or per /64 of IPv6: more than a household or office opens, and a quarter of
 * all.
 */
const maxPerNetwork = 500;
const slowReaderMs = 20_000;
const retryAfterSeconds = 2;
/** Requests of load balancers are answered whatever else is waiting. */
const probes = /^\/api\/(healthz|readyz)\/?(\?|$)/;
/**
 * The files of a page that has been sent: they cost almost nothing, and the page does not work
 * without them.
 */
const pageFiles = /^\/assets\//;

interface Deps {
  readonly isDraining: () => boolean;
  readonly networkOf: (address: string) => string;
}

export interface Guarded {
  readonly connections: Connections;
  readonly halfSent: HalfSent;
  readonly admission: Admission;
}

/**
 * Runs before the app's own handler: keeps connections within their limits and refuses, before
 * reading it, a request that could not be answered in time.
 */
export function guardServer(
  app: FastifyInstance,
  config: Config,
  { isDraining, networkOf }: Deps,
): Guarded {
  const { server } = app;
  const connections = new Connections({
    inAll: maxConnections,
    networkOf,
    perNetwork: config.rateLimits ? maxPerNetwork : undefined,
    trusted: config.trustProxy,
    slowReaderMs,
  });
  const [serve] = server.listeners('request') as RequestListener[];
  if (serve === undefined) throw new Error('The server has no handler to stand before');
  const halfSent = new HalfSent((request) => connections.limitedNetworkOf(request));
  const admission = new Admission({
    serve,
    refuse: createRefuse(config, isDraining),
    waitForBody: (request, response) => halfSent.waitFor(request, response),
  });
  const answer: RequestListener = (request, response) => {
    const { url = '' } = request;
    if (probes.test(url) || pageFiles.test(url)) serve(request, response);
    else admission.take(request, response);
  };
  server.removeAllListeners('request');
  server.on('connection', (socket) => {
    connections.add(socket);
    admission.connected();
  });
  server.on('request', (request, response) => {
    connections.take(request, response, answer);
  });
  return { connections, halfSent, admission };
}

/** Answers 503 from memory: under overload this is what the server does most. */
function createRefuse(
  config: Config,
  isDraining: () => boolean,
): (response: ServerResponse) => void {
  const refusal = new Refusal('unavailable');
  const ready = (body: Buffer, own: Readonly<Record<string, string>>) => ({
    body,
    headers: Object.entries({
      ...securityHeaders(config),
      ...own,
      'content-length': String(body.length),
      'retry-after': String(retryAfterSeconds),
    }).flat(),
  });
  const problem = ready(Buffer.from(JSON.stringify(refusal.toProblem())), {
    'content-type': problemType,
  });
  const drawn = refusalPage(refusal);
  const page = ready(drawn.body, drawn.headers);
  return (response) => {
    if (isDraining()) response.shouldKeepAlive = false;
    const { headers, body } = opensPage(response.req) ? page : problem;
    response.writeHead(503, [...headers, 'x-request-id', randomUUID()]).end(body);
  };
}
