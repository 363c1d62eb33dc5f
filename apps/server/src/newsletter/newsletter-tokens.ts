import { EncryptJWT, jwtDecrypt } from 'jose';
import { z } from 'zod';

export type TokenPurpose = 'confirm' | 'unsubscribe';

/** How long a link that confirms an address works. */
export const confirmationDays = 7;

/**
 * What the links in the newsletter's mails hold: an address, encrypted, so that links that end up in a log or a history tell
 * nobody whose they are. Whoever has one reads the mail of that address.
 */
export interface NewsletterTokens {
  /** One to confirm with ends after some days, one to unsubscribe with never. */
  create(purpose: TokenPurpose, email: string, now: Date): Promise<string>;
  /** The address of a token of ours that has not ended; undefined for everything else. */
  findEmail(purpose: TokenPurpose, token: string, now: Date): Promise<string | undefined>;
}

const [algorithm, encryption] = ['dir', 'A256GCM'];
const daySeconds = 24 * 60 * 60;
const address = z.string().min(1);

/** `secret` is 256 bits. */
export function createNewsletterTokens(secret: Uint8Array): NewsletterTokens {
  return {
    create(purpose, email, now) {
      const token = new EncryptJWT()
        .setProtectedHeader({ alg: algorithm, enc: encryption })
        .setAudience(purpose)
        .setSubject(email);
      if (purpose === 'confirm')
        token.setExpirationTime(Math.floor(now.getTime() / 1000) + confirmationDays * daySeconds);
      return token.encrypt(secret);
    },

    async findEmail(purpose, token, now) {
      const options = {
        audience: purpose,
        keyManagementAlgorithms: [algorithm],
        contentEncryptionAlgorithms: [encryption],
        currentDate: now,
      };
      const decrypted = await jwtDecrypt(token, secret, options).catch(() => undefined);
      return address.safeParse(decrypted?.payload.sub).data;
    },
  };
}
