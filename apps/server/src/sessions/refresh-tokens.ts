import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens are 256 random bits; the store knows only their hash. */
export interface RefreshTokens {
  create(): string;
  hash(token: string): string;
  /**
   * The token that follows on this one: always the same, so that an answer that got lost can be given again, and nobody but
   * this server can tell which.
   */
  childOf(token: string): string;
}

export function createRefreshTokens(secret: Uint8Array): RefreshTokens {
  return {
    create: () => randomBytes(32).toString('base64url'),
    hash: (token) => createHash('sha256').update(token).digest('base64url'),
    childOf: (token) => createHmac('sha256', secret).update(token).digest('base64url'),
  };
}
