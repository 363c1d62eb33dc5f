import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { refusalOf } from './refusal-of.ts';
import { opensPage, refusalPage } from './refusal-page.ts';

export const problemType = 'application/problem+json';

/** How long a connection outlives the answer that ends it. */
const lingerMs = 500;

/** Answers everything that goes wrong in a request: as problem+json, and as a page to whoever opens one. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalOf(error, request.log)));
  app.setNotFoundHandler(() => {
    throw new Refusal('not-found');
  });
}

/** For a call that answers invalid fields with 400 and only their messages; other errors are answered as usual. */
export function answerFieldErrors(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refusalOf(error, request.log);
  const { errors } = refusal.options;
  if (refusal.code !== 'invalid-input' || errors === undefined) return sendRefusal(reply, refusal);
  return reply
    .code(400)
    .header('content-type', 'application/json')
    .send(Buffer.from(JSON.stringify(errors)));
}

/** Refuses every path below the instance's prefix that has no route, whatever the method and the body. */
export function refuseUnknownPaths(app: FastifyInstance): void {
  const refuse = async () => {
    throw new Refusal('not-found');
  };
  app.all('/*', { schema: { hide: true }, onRequest: refuse }, refuse);
}

export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { retryAfterSeconds } = refusal;
  const { allow } = refusal.options;
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
  if (allow !== undefined) reply.header('allow', allow.join(', '));
  if (refusal.status === 401 && !reply.hasHeader('www-authenticate'))
    reply.header('www-authenticate', 'Bearer');
  if (opensPage(reply.request.raw)) {
    const { body, headers } = refusalPage(refusal);
    return reply.code(refusal.status).headers(headers).send(body);
  }
  // Bytes: no route's answer schema is applied to them, and the media type stays without the charset it does not have.
  return reply
    .code(refusal.status)
    .header('content-type', problemType)
    .send(Buffer.from(JSON.stringify(refusal.toProblem())));
}

/** Answers a request that is not valid HTTP, or arrived too slowly, and closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // A connection on which nothing ever came was opened for later: an answer would be taken for that of its first request.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  closeWith(new Refusal(isLate ? 'request-timeout' : 'bad-request'), socket);
}

/** Answers the current request, if no answer to it has begun, and closes its connection. */
export function closeWith(refusal: Refusal, socket: Socket): void {
  const body = JSON.stringify(refusal.toProblem());
  const { retryAfterSeconds } = refusal;
  const head = [
    `HTTP/1.1 ${refusal.status} ${STATUS_CODES[refusal.status]}`,
    `Content-Type: ${problemType}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...(retryAfterSeconds === undefined ? [] : [`Retry-After: ${retryAfterSeconds}`]),
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Who is still sending can read it meanwhile, and may never close the connection.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
