import type { DeviceTokens } from '../sessions/device-tokens.ts';
import type { Asker } from '../platform/concurrency/fair-turns.ts';
import { emailKeyOf } from '../platform/db/email-key.ts';
import { networkOf } from '../platform/http/network-of.ts';
import type { Store } from '../store.ts';
import type { UserRecord } from '../accounts/users-store.ts';
import { ownerOf, strangerAt } from './askers.ts';
import { limitsOf, limitsOfAccount } from './password-limits.ts';
import type { TryPassword } from './try-password.ts';

export interface GivenPassword {
  /** Undefined where there is no account; that takes as long. */
  readonly user: UserRecord | undefined;
  /** The address that the password was given with. */
  readonly email: string;
  readonly password: string;
  readonly ip: string;
  /** What the browser keeps from its last sign-in. */
  readonly deviceToken?: string | undefined;
}

export interface CheckedPassword {
  readonly isRight: boolean;
  /** Whether the browser has signed in to this account before. */
  readonly isKnownDevice: boolean;
  /** As whom they took their turn. */
  readonly asker: Asker;
}

/**
 * Says whether somebody who is not signed in knows the password of an account, within the limits on
 * guessing.
 */
export type CheckPassword = (given: GivenPassword) => Promise<CheckedPassword>;

interface Deps {
  readonly store: Pick<Store, 'knownNetworks'>;
  readonly deviceTokens: DeviceTokens;
  readonly tryPassword: TryPassword;
  /** Whether what comes from one network is limited; an account is protected in any case. */
  readonly rateLimits: boolean;
}

export function createCheckPassword({
  store,
  deviceTokens,
  tryPassword,
  rateLimits,
}: Deps): CheckPassword {
  return async ({ user, email, password, ip, deviceToken }) => {
    const network = networkOf(ip);
    // Looked up for nobody too, so that it takes as long.
    const isKnownNetwork = await store.knownNetworks.isKnown(user?.id ?? 0, network);
    const device = deviceToken === undefined ? undefined : deviceTokens.read(deviceToken);
    const deviceId = device !== undefined && device.userId === user?.id ? device.id : undefined;
    const knownBy = deviceId ?? (isKnownNetwork ? network : undefined);
    const emailKey = emailKeyOf(email);
    const from = { emailKey, network, userId: user?.id, deviceId, knownBy };
    const asker = user && knownBy !== undefined ? ownerOf(user.id, knownBy) : strangerAt(ip);
    const isRight = await tryPassword({
      passwordHash: user?.passwordHash ?? null,
      password,
      asker,
      ...(rateLimits ? limitsOf(from) : { evaluated: [], wrong: [] }),
      wrongOneOf: limitsOfAccount(from),
    });
    return { isRight: isRight && user !== undefined, isKnownDevice: deviceId !== undefined, asker };
  };
}
