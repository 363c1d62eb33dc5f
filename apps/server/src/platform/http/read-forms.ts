import type { FastifyInstance, FastifyRequest } from 'fastify';

const plainForm = 'application/x-www-form-urlencoded';

/** Lets forms come to the routes of an instance: the fields of a plain one are its body, one in parts comes unread. */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(plainForm, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, undefined),
  );
}

/** Whether it is a page's own form that is asking: people read the answer. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(plainForm) ?? false;
}
