import type { AccessClaims, AccessTokens } from './access-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import { Refusal } from '../refusal.ts';
import { sessionMs } from './sessions-store.ts';
import type { Store } from '../store.ts';
import type { NoteEvent } from '../accounts/note-event.ts';

/** How long parallel tabs may still use the previous token after the new one has been used. */
const graceMs = 30_000;

export interface RefreshedTokens {
  readonly access: string;
  /** Only in a session that rotates. */
  readonly refresh?: string;
}

export type RefreshSession = (
  refresh: string,
  options: { rotate: boolean },
) => Promise<RefreshedTokens>;

interface Deps {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly noteEvent: NoteEvent;
  readonly now: () => Date;
}

/**
 * Returns new tokens for a refresh token. If rotation was never requested, the token stays the
 * same. Once it was, each token has one child, and asking again returns that child until it has
 * been used and the grace period is over, or until it has a child of its own. A token that arrives
 * after that has been copied, and ends the session for everybody.
 */
export function createRefreshSession({
  store,
  accessTokens,
  refreshTokens,
  noteEvent,
  now,
}: Deps): RefreshSession {
  return async (refresh, { rotate }) => {
    const at = now();
    const nowMs = at.getTime();
    const hash = refreshTokens.hash(refresh);
    const found = await store.sessions.findRefreshToken(hash);
    if (!found) throw new Refusal('signed-out');
    const key = { userId: found.userId, id: found.sessionId };

    const refreshed = await store.inTransaction(
      async ({
        sessions,
      }): Promise<{ claims: AccessClaims; refresh?: string } | 'copied' | undefined> => {
        const session = await sessions.lock(key, nowMs);
        // What was read before the lock may have changed since.
        const token = session && (await sessions.findRefreshToken(hash));
        if (!token) return undefined;
        const claims = { userId: key.userId, sessionId: key.id, signedInAt: session.signedInAt };
        if (!session.isRotating && !rotate)
          return { claims: { ...claims, generation: token.generation } };
        const isLate = token.childUsedAt !== null && nowMs > token.childUsedAt + graceMs;
        // Whoever asked for the grandchild had the child: no honest client comes back with the
        // grandparent, however soon.
        if (isLate || (await sessions.hasGeneration(key, token.generation + 2))) {
          await sessions.delete(key);
          return 'copied';
        }
        if (token.generation > session.usedGeneration)
          await sessions.noteUse(key, token.generation, nowMs);
        const child = refreshTokens.childOf(refresh);
        const generation = token.generation + 1;
        await sessions.addRefreshToken({
          userId: key.userId,
          sessionId: key.id,
          hash: refreshTokens.hash(child),
          generation,
          now: nowMs,
          expiresAt: nowMs + sessionMs,
        });
        return { claims: { ...claims, generation }, refresh: child };
      },
    );

    if (refreshed === 'copied') await noteEvent('copied-token-used', { who: key.userId });
    if (!refreshed || refreshed === 'copied') throw new Refusal('signed-out');
    const access = await accessTokens.create(refreshed.claims, at);
    return refreshed.refresh === undefined ? { access } : { access, refresh: refreshed.refresh };
  };
}
