import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { STATUS_CODES } from './node-http.ts';
import { refusalOf } from './refusal-of.ts';
import { opensPage, refusalPage } from './refusal-page.ts';

export const problemType = 'application/problem+json';

/** How long a connection stays open after the answer that ends it. */
const lingerMs = 500;

/** Answers every error of a request: as problem+json, or as a page for a browser that opens one. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendRefusal(reply, refusalOf(error, request.log)));
  app.setNotFoundHandler(() => {
    throw new Refusal('not-found');
  });
}

/**
 * For a call that answers invalid fields with 400 and only their messages; other errors are
 * answered as usual.
 */
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

/**
 * Refuses every path below the instance's prefix that has no route, whatever the method and body.
 */
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
  // Sent as bytes, so that no route's answer schema is applied and no charset is added to the media
  // type.
  return reply
    .code(refusal.status)
    .header('content-type', problemType)
    .send(Buffer.from(JSON.stringify(refusal.toProblem())));
}

/** Answers a request that is not valid HTTP or arrived too slowly, then closes the connection. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  // Nothing ever arrived on this connection, so it was opened for later use: an answer now would be
  // taken for the answer to its first request.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  closeWith(new Refusal(isLate ? 'request-timeout' : 'bad-request'), socket);
}

/** Answers the current request, unless an answer has already begun, then closes the connection. */
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
  // A client that is still sending can read it in the meantime, and might never close the
  // connection itself.
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
