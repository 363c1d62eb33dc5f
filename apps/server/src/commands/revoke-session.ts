import type { RefreshTokens } from '../credentials/refresh-tokens.ts';
import type { Store } from '../store/store.ts';

/** Ends the session of a refresh token, be it the newest or not. Of an unknown one there is nothing to end. */
export type RevokeSession = (refresh: string) => Promise<void>;

export function createRevokeSession({ store: { sessions }, refreshTokens }: { store: Store; refreshTokens: RefreshTokens }): RevokeSession {
  return async (refresh) => {
    const token = await sessions.findRefreshToken(refreshTokens.hash(refresh));
    if (token) await sessions.delete({ userId: token.userId, id: token.sessionId });
  };
}
