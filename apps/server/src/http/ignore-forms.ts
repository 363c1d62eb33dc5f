import type { FastifyInstance } from 'fastify';

/** Lets forms come to the routes of an instance, unread: what they ask for is said by the address alone. */
export function ignoreForms(app: FastifyInstance): void {
  app.addContentTypeParser(['application/x-www-form-urlencoded', 'multipart/form-data'], { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
}
