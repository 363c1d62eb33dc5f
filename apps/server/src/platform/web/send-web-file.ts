import { createReadStream } from 'node:fs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { OpenFile, WebFile } from './load-web-build.ts';

/**
 * Answers with a file in the smallest variant that the client takes, with 304 where it has the file
 * already, and of a video with the piece that its player asks for.
 */
export function sendWebFile(
  file: WebFile,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers({
    'cache-control': file.cacheControl,
    etag: file.etag,
    vary: 'accept-encoding',
    ...file.pageHeaders,
  });
  if (
    reply.statusCode === 200 &&
    request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.etag)
  )
    return reply.code(304).send();
  reply.type(file.type);
  if (file.type.startsWith('video/')) return sendPiece(file.body, request.headers.range, reply);
  const encoding = chooseEncoding(file, request.headers['accept-encoding']);
  if (encoding !== undefined) reply.header('content-encoding', encoding);
  return sendBody((encoding && file.compressed[encoding]) ?? file.body, reply);
}

/** The smallest variant the client takes; `gzip;q=0` is a no. */
function chooseEncoding({ compressed }: WebFile, accepted = ''): 'br' | 'gzip' | undefined {
  const codings = accepted
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim().split(/\s*;\s*q=/));
  const takes = (name: string) =>
    codings.some(([coding, quality]) => coding === name && Number(quality ?? 1) > 0);
  if (compressed.br && takes('br')) return 'br';
  return compressed.gzip && takes('gzip') ? 'gzip' : undefined;
}

/**
 * One range of bytes, as all players ask for; whoever asks for several, or in other units, gets the
 * whole.
 */
function sendPiece(
  body: Buffer | OpenFile,
  range: string | undefined,
  reply: FastifyReply,
): FastifyReply {
  reply.header('accept-ranges', 'bytes');
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (first === '' && last === '') return sendBody(body, reply);
  const from = first === '' ? Math.max(0, body.length - Number(last)) : Number(first);
  const to =
    first === '' || last === '' ? body.length - 1 : Math.min(Number(last), body.length - 1);
  if (from > to) return reply.code(416).header('content-range', `bytes */${body.length}`).send();
  reply.code(206).header('content-range', `bytes ${from}-${to}/${body.length}`);
  return sendBody(body, reply, { from, to });
}

/** The bytes from one to another, both sent. */
function sendBody(
  body: Buffer | OpenFile,
  reply: FastifyReply,
  { from, to } = { from: 0, to: body.length - 1 },
): FastifyReply {
  if (Buffer.isBuffer(body)) return reply.send(body.subarray(from, to + 1));
  reply.header('content-length', to - from + 1);
  return reply.send(
    createReadStream('', { fd: body.descriptor, start: from, end: to, autoClose: false }),
  );
}
