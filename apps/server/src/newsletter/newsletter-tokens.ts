import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';
import type { Subscription } from './subscribers-store.ts';
import { daySeconds } from '../platform/time/durations.ts';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** How long a link that confirms an address works. */
export const confirmationDays = 7;

/**
 * What the links in the newsletter's mails hold: an address and what it is for, encrypted, so that
 * links that end up in a log or a history tell nobody whose they are. Whoever has one reads the
 * mail of that address.
 */
export interface NewsletterTokens {
  /** One to confirm with ends after some days, one to unsubscribe with never. */
  create(purpose: TokenPurpose, subscription: Subscription, now: Date): Promise<string>;
  /** What a token of ours holds that has not ended; undefined for everything else. */
  find(purpose: TokenPurpose, token: string, now: Date): Promise<Subscription | undefined>;
}

const [algorithm, encryption] = ['dir', 'A256GCM'];
const payload = z.object({ sub: z.string().min(1), place: z.string().optional() });

/** `secret` is 256 bits. */
export function createNewsletterTokens(secret: Uint8Array): NewsletterTokens {
  return {
    create(purpose, { email, place }, now) {
      const token = new EncryptJWT(place === undefined ? {} : { place })
        .setProtectedHeader({ alg: algorithm, enc: encryption })
        .setAudience(purpose)
        .setSubject(email);
      if (purpose === 'confirm')
        token.setExpirationTime(Math.floor(now.getTime() / 1000) + confirmationDays * daySeconds);
      return token.encrypt(secret);
    },

    async find(purpose, token, now) {
      const options = {
        audience: purpose,
        keyManagementAlgorithms: [algorithm],
        contentEncryptionAlgorithms: [encryption],
        currentDate: now,
      };
      const decrypted = await jwtDecrypt(token, secret, options).catch(() => undefined);
      const held = payload.safeParse(decrypted?.payload).data;
      return held && { email: held.sub, place: held.place };
    },
  };
}
