import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isAppPath } from '../web/app-paths.ts';
import type { WebBuild, WebFile } from '../web/load-web-build.ts';

/** Serves the web app: its files, and its fallback page for the paths the app draws itself and for unknown ones. */
export function webRoutes(app: FastifyInstance, { files, fallback }: WebBuild): void {
  app.get('/*', { schema: { hide: true } }, async (request, reply) => {
    const path = pathOf(request);
    const file = files.get(path);
    if (file) return sendFile(file, request, reply);
    // What looks like a file is never a page: a missing script must not be answered with HTML.
    if (!fallback || /\.[^/]*$/.test(path)) throw new Refusal('not-found');
    return sendFile(fallback, request, reply.code(isAppPath(path) ? 200 : 404));
  });
}

function pathOf(request: FastifyRequest): string {
  const [path = '/'] = request.url.split('?', 1);
  return path.replace(/(?<=.)\/+$/, '');
}

function sendFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.headers({ 'cache-control': file.cacheControl, etag: file.etag, vary: 'accept-encoding', ...file.pageHeaders });
  if (reply.statusCode === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.etag)) return reply.code(304).send();
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return reply.type(file.type).send(encoding === undefined ? file.body : file.compressed[encoding]);
}

/** The smallest variant the client takes; `gzip;q=0` is a no. */
function chooseEncoding({ compressed }: WebFile, accepted = ''): 'br' | 'gzip' | undefined {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim().split(/\s*;\s*q=/));
  const takes = (name: string) => codings.some(([coding, quality]) => coding === name && Number(quality ?? 1) > 0);
  if (compressed.br && takes('br')) return 'br';
  return compressed.gzip && takes('gzip') ? 'gzip' : undefined;
}
