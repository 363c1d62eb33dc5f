import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerClientError } from '../answer-errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is a photo, which a phone may take long to send. */
    isUpload?: true;
  }
}

/** For a body of up to 256 KB; photos have the server's own limit. */
const bodyTimeoutMs = 9000;

/**
 * Ends requests whose body has not arrived in time. Node's own limit is the same for all requests,
 * so it has to be long enough for photos.
 */
export function limitBodyTime(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request) && !request.routeOptions.config.isUpload) limit(request, reply);
    done();
  });
}

function limit(request: FastifyRequest, reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (reply.raw.headersSent) request.raw.destroy();
    else
      answerClientError(
        Object.assign(new Error('The body took too long'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' }),
        request.raw.socket,
      );
  }, bodyTimeoutMs);
  timer.unref();
  const stop = () => clearTimeout(timer);
  request.raw.once('end', stop).once('close', stop);
  reply.raw.once('finish', stop);
}

function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
