import type { FastifyInstance } from 'fastify';

/** How much of its database time a request has left. */
interface RequestTime {
  /** Runs `work`, and everything it starts, on this time budget. */
  run(work: () => void): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    databaseTime: RequestTime;
  }
}

/**
 * Answers a request with 503 if its database is too slow, whatever the route and the number of
 * statements.
 */
export function limitDatabaseTime(
  app: FastifyInstance,
  { begin }: { begin: (isAnswered: () => boolean) => RequestTime },
): void {
  app.decorateRequest('databaseTime');
  app.addHook('onRequest', (request, reply, done) => {
    request.databaseTime = begin(() => reply.raw.headersSent);
    request.databaseTime.run(done);
  });
  // Body events belong to the connection, which knows of no request.
  app.addHook('preValidation', (request, _reply, done) => request.databaseTime.run(done));
}
