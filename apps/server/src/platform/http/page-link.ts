import { limits } from '@rendezvous/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { messages } from '../../messages.ts';
import { Refusal } from '../../refusal.ts';

interface PageQuery {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
}

/**
 * The requested page. A cursor holds only the key of the last item before the page: it says where
 * to continue, never whose list it is.
 */
export function wantedPage<Key extends z.ZodType>(
  { limit, cursor }: PageQuery,
  key: Key,
): { size: { items: number; bytes: number }; after?: z.output<Key> } {
  const size = {
    items: Math.min(limit ?? limits.pageItems, limits.pageItems),
    bytes: limits.pageBytes,
  };
  return cursor === undefined ? { size } : { size, after: readCursor(cursor, key) };
}

/** The items of a page; if there are more, the header Link points to the next page. */
export function answerPage<Item>(
  { items, next }: { readonly items: Item[]; readonly next: unknown },
  request: FastifyRequest,
  reply: FastifyReply,
): Item[] {
  if (next !== null) {
    const [path = '', query = ''] = (request.originalUrl ?? request.url).split('?', 2);
    const parameters = new URLSearchParams(query);
    parameters.set('cursor', Buffer.from(JSON.stringify(next)).toString('base64url'));
    reply.header('link', `<${path}?${parameters.toString()}>; rel="next"`);
  }
  return items;
}

function readCursor<Key extends z.ZodType>(cursor: string, key: Key): z.output<Key> {
  try {
    return key.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw new Refusal('invalid-input', { errors: { cursor: [messages.unknownCursor] } });
  }
}
