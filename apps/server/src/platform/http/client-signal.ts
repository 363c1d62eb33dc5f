import type { FastifyReply } from 'fastify';
import { Refusal } from '../../refusal.ts';

/**
 * A signal that fires when the client disconnects before its answer is complete. Its reason is a
 * refusal that nobody will read.
 */
export function clientSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort(new Refusal('bad-request'));
  });
  return controller.signal;
}
