import type { FastifyInstance } from 'fastify';
import { messages } from '../../../messages.ts';
import { Refusal } from '../../../refusal.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is stored. */
    keeps?: true;
  }
}

const retryAfterSeconds = 60;

/** What is stored on the disk that may be nearly full. */
interface Options {
  readonly isDiskLow: () => boolean;
  readonly hasDatabase: boolean;
  readonly hasPhotos: boolean;
}

/** The refusal of a write while the disk is nearly full. */
export function diskIsLow(): Refusal {
  return new Refusal('unavailable', { detail: messages.diskIsLow, retryAfterSeconds });
}

/**
 * Refuses writes while the disk is nearly full, before the disk itself fails; reading, signing in
 * and deleting still work.
 */
export function refuseOnFullDisk(
  app: FastifyInstance,
  { isDiskLow, hasDatabase, hasPhotos }: Options,
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const { keeps, isUpload } = request.routeOptions.config;
    const needsRoom = isUpload ? hasPhotos || hasDatabase : keeps && hasDatabase;
    done(needsRoom && isDiskLow() ? diskIsLow() : undefined);
  });
}
