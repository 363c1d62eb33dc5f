import type { FastifyInstance } from 'fastify';

/** What is left to one request of the time that it may wait for its database. */
interface RequestTime {
  /** Runs `work`, and whatever it begins, on this time. */
  run(work: () => void): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    databaseTime: RequestTime;
  }
}

/** Answers a request with 503 when its database is too slow, whatever the route and the number of statements. */
export function limitDatabaseTime(
  app: FastifyInstance,
  { begin }: { begin: (isAnswered: () => boolean) => RequestTime },
): void {
  app.decorateRequest('databaseTime');
  app.addHook('onRequest', (request, reply, done) => {
    request.databaseTime = begin(() => reply.raw.headersSent);
    request.databaseTime.run(done);
  });
  // A body is read among the events of its connection, which know of no request.
  app.addHook('preValidation', (request, _reply, done) => request.databaseTime.run(done));
}
