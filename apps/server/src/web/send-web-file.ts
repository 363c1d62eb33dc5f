import type { FastifyReply, FastifyRequest } from 'fastify';
import type { WebFile } from './load-web-build.ts';

/** Answers with a file in the smallest variant that the client takes, or with 304 where it has the file already. */
export function sendWebFile(file: WebFile, request: FastifyRequest, reply: FastifyReply): FastifyReply {
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
