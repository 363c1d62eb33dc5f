import type { RefreshTokens } from './refresh-tokens.ts';
import type { Store } from '../store.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

/**
 * Ends the session of a refresh token, whether or not it is the newest. Does nothing for an unknown
 * token.
 */
export type RevokeSession = (refresh: string) => Promise<void>;

interface Deps {
  readonly store: Store;
  readonly refreshTokens: RefreshTokens;
  readonly noteEvent: NoteEvent;
}

export function createRevokeSession({
  store: { sessions },
  refreshTokens,
  noteEvent,
}: Deps): RevokeSession {
  return async (refresh) => {
    const token = await sessions.findRefreshToken(refreshTokens.hash(refresh));
    if (!token) return;
    await sessions.delete({ userId: token.userId, id: token.sessionId });
    await noteEvent('signed-out', { who: token.userId });
  };
}
