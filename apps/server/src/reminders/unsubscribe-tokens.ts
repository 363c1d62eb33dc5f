import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What the links in mails hold: whose reminders they turn off, and the proof that we wrote it. They
 * entitle to nothing else and do not expire.
 */
export interface UnsubscribeTokens {
  create(userId: number): string;
  /** Whose token it is; undefined if it is not ours. */
  read(token: string): number | undefined;
}

export function createUnsubscribeTokens(secret: Buffer): UnsubscribeTokens {
  const sign = (id: string): Buffer =>
    createHmac('sha256', secret).update(`unsubscribe ${id}`).digest();
  return {
    create(userId) {
      const id = userId.toString(36);
      return `${id}.${sign(id).toString('base64url')}`;
    },

    read(token) {
      const [, id, signature] = /^([0-9a-z]{1,10})\.([\w-]{43})$/.exec(token) ?? [];
      if (id === undefined || signature === undefined) return undefined;
      return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id))
        ? Number.parseInt(id, 36)
        : undefined;
    },
  };
}
