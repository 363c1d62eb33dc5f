import { createHash, createHmac, randomBytes } from 'node:crypto';

/** Refresh tokens are 256 random bits; the store knows only their hash. */
export interface RefreshTokens {
  create(): string;
  hash(token: string): string;
  /**
   * The token that follows this one: always the same, so that a lost answer can be given again, and
   * only this server can compute it.
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
