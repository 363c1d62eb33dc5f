import type { AccessTokens } from './access-tokens.ts';
import type { Store } from '../store.ts';
import type { Authenticate } from '../platform/http/viewer.ts';

interface Deps {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly now: () => Date;
}

/**
 * Finds whom an access token belongs to. Its session is looked up every time, so that ending a
 * session takes effect at once.
 */
export function createAuthenticate({ store, accessTokens, now }: Deps): Authenticate {
  return async (accessToken) => {
    const at = now();
    const claims = accessTokens.find(accessToken, at);
    if (!claims) return null;
    const { userId, sessionId, generation } = claims;
    const session = await store.sessions.find({ userId, id: sessionId }, at.getTime());
    if (!session) return null;
    // Using the token shows that the client has received this pair of tokens.
    if (generation > session.usedGeneration)
      await store.sessions.noteUse(session, generation, at.getTime());
    return { userId, sessionId, signedInAt: session.signedInAt, timeZone: session.timeZone };
  };
}
