import type { FastifyInstance, FastifyRequest } from 'fastify';

const plainForm = 'application/x-www-form-urlencoded';

/**
 * Lets the routes of an instance accept forms. The fields of a plain form become its body, and
 * repeated fields a list; a multipart form is passed on unread.
 */
export function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(plainForm, { parseAs: 'string' }, (_request, body, done) =>
    done(null, fieldsOf(new URLSearchParams(String(body)))),
  );
  app.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_request, _body, done) =>
    done(null, undefined),
  );
}

function fieldsOf(form: URLSearchParams): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(form.keys())].map((name) => {
      const [first = '', ...others] = form.getAll(name);
      return [name, others.length === 0 ? first : [first, ...others]];
    }),
  );
}

/** Whether the request was sent by a page's own form, so that a person will read the answer. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(plainForm) ?? false;
}
