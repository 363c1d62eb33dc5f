import type { AccessTokens } from './access-tokens.ts';
import type { RefreshTokens } from './refresh-tokens.ts';
import { sessionMs } from './sessions-store.ts';
import type { Store } from '../store.ts';
import type { UserRecord } from '../accounts/users-store.ts';

export interface TokenPair {
  readonly access: string;
  readonly refresh: string;
}

/** Where a request comes from. */
export interface Origin {
  readonly network: string;
  /** The device, in a few words. */
  readonly device: string;
}

/**
 * Begins a session for somebody who has just proved who they are, and remembers their network.
 * Undefined if the password was changed or the account deleted since it was read.
 */
export type OpenSession = (user: UserRecord, origin: Origin) => Promise<TokenPair | undefined>;

interface Deps {
  readonly store: Store;
  readonly accessTokens: AccessTokens;
  readonly refreshTokens: RefreshTokens;
  readonly now: () => Date;
}

export function createOpenSession({ store, accessTokens, refreshTokens, now }: Deps): OpenSession {
  return async (user, { network, device }) => {
    const at = now();
    const nowMs = at.getTime();
    const refresh = refreshTokens.create();
    const session = await store.inTransaction(async ({ users, sessions, knownNetworks }) => {
      // A password change at the same moment ends all other sessions: this one must be created
      // before that or not at all.
      if (!(await users.hold(user))) return undefined;
      await knownNetworks.remember(user.id, network, nowMs);
      return sessions.create({
        userId: user.id,
        refreshHash: refreshTokens.hash(refresh),
        device,
        now: nowMs,
        expiresAt: nowMs + sessionMs,
      });
    });
    if (!session) return undefined;
    return {
      access: await accessTokens.create(
        { userId: user.id, sessionId: session.id, generation: 0, signedInAt: session.signedInAt },
        at,
      ),
      refresh,
    };
  };
}
