import type { FastifyInstance, FastifyRequest } from 'fastify';

const plainForm = 'application/x-www-form-urlencoded';

/** Lets forms come to the routes of an instance: the fields of a plain one are its body, those of one name a list; one in parts comes unread. */
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

/** Whether it is a page's own form that is asking: people read the answer. */
export function isPlainForm({ headers }: FastifyRequest): boolean {
  return headers['content-type']?.startsWith(plainForm) ?? false;
}
