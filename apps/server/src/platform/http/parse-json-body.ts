import type { IncomingHttpHeaders } from 'node:http';
import { TextDecoder } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';

const maxDepth = 32;
const maxEntries = 20_000;

/**
 * Accepts only JSON in UTF-8; a body with far too much nesting or far too many entries is refused
 * before it is parsed.
 */
export function parseJsonBody(app: FastifyInstance): void {
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    (request, body: Buffer, done) => {
      requireUtf8Json(request.headers);
      // A missing body is left to the schema, which names the missing fields.
      if (body.length === 0) return done(null, undefined);
      const text = decode(utf8, body);
      requireModestStructure(text);
      return parse(request, text, done);
    },
  );
}

function requireUtf8Json(headers: IncomingHttpHeaders): void {
  const charset =
    /;\s*charset\s*=\s*"?([^";\s]*)/i.exec(headers['content-type'] ?? '')?.[1] ?? 'utf-8';
  const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
  if (!/^utf-?8$/i.test(charset) || !isPlain) throw new Refusal('unsupported-media-type');
}

function decode(utf8: TextDecoder, body: Buffer): string {
  try {
    return utf8.decode(body);
  } catch {
    throw new Refusal('malformed-json');
  }
}

/**
 * Measures nesting and counts entries in one pass over the text, skipping strings, without building
 * anything.
 */
function requireModestStructure(json: string): void {
  let depth = 0;
  let entries = 0;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (character === '"') i = endOfString(json, i);
    else if (character === '{' || character === '[') depth++;
    else if (character === '}' || character === ']') depth--;
    else if (character === ',' || character === ':') entries++;
    if (depth > maxDepth)
      throw new Refusal('invalid-input', { errors: { body: [messages.nestedTooDeep] } });
    if (entries > maxEntries)
      throw new Refusal('invalid-input', { errors: { body: [messages.tooManyKeys] } });
  }
}

function endOfString(json: string, start: number): number {
  let i = start + 1;
  while (i < json.length && json[i] !== '"') i += json[i] === '\\' ? 2 : 1;
  return i;
}
