import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A browser that somebody has signed in from. */
export interface KnownDevice {
  readonly userId: number;
  /** What its failures are counted by. */
  readonly id: string;
}

/**
 * What a browser keeps from a sign-in, to be told from strangers at the next one: the user, the
 * browser, and a proof that we wrote it. It opens nothing; the password is still required.
 */
export interface DeviceTokens {
  create(userId: number): string;
  /** Undefined for anything but one of our tokens. */
  read(token: string): KnownDevice | undefined;
}

export function createDeviceTokens(secret: Buffer): DeviceTokens {
  const sign = (said: string): Buffer => createHmac('sha256', secret).update(said).digest();
  return {
    create(userId) {
      const said = `${userId.toString(36)}.${randomBytes(16).toString('base64url')}`;
      return `${said}.${sign(said).toString('base64url')}`;
    },

    read(token) {
      const [, said = '', user = '', id = '', signature = ''] =
        /^(([0-9a-z]{1,10})\.([\w-]{22}))\.([\w-]{43})$/.exec(token) ?? [];
      if (said === '' || !timingSafeEqual(Buffer.from(signature, 'base64url'), sign(said)))
        return undefined;
      return { userId: Number.parseInt(user, 36), id };
    },
  };
}
