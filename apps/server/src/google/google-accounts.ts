import { email } from '@rendezvous/contract';
import { z } from 'zod';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import { createJsonService } from '../platform/gateways/json-service.ts';

/** An account at Google whose owner has just signed in there for this site. */
export interface GoogleAccount {
  /** Google's name for the account; it stays when the e-mail changes. */
  readonly sub: string;
  readonly email: string;
}

/**
 * Finds whose access token a credential is. Undefined unless Google issued it for this site, it has
 * not expired and the email is verified; refuses as unavailable if Google does not answer.
 */
export type FindGoogleAccount = (credential: string) => Promise<GoogleAccount | undefined>;

interface Settings {
  readonly network: boolean;
  readonly googleClientId: string | undefined;
  readonly googleTokeninfoUrl: string;
}

interface Options {
  readonly onError: (error: unknown) => void;
  readonly timeLimitMs?: number;
}

const maxBytes = 64 * 1024;
const restMs = 10_000;
const retryAfterSeconds = 10;

/** Google writes numbers and truth as words, and leaves out what the token was not made for. */
const tokeninfo = z.object({
  aud: z.string(),
  sub: z.string().min(1).max(255).optional(),
  email: z.string().optional(),
  email_verified: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
  expires_in: z.coerce.number(),
});
/** What Google answers, with status 400, of a token it does not know. */
const unknownToken = z.object({ error: z.string() });
const answer = z.union([tokeninfo, unknownToken]);

/** Undefined without a client id, or where no outside service may be asked. */
export function createFindGoogleAccount(
  { network, googleClientId, googleTokeninfoUrl }: Settings,
  { onError, timeLimitMs = 5000 }: Options,
): FindGoogleAccount | undefined {
  if (!network || googleClientId === undefined) return undefined;
  const google = createJsonService({
    timeLimitMs,
    maxBytes,
    restMs,
    onError,
    readableStatuses: [400],
  });
  const url = new URL(googleTokeninfoUrl);
  return async (credential) => {
    // In the body: addresses end up in logs.
    const form = new URLSearchParams({ access_token: credential });
    const info = await google
      .ask(url, (json) => answer.parse(json), { form })
      .catch(() => {
        throw new Refusal('unavailable', {
          detail: messages.googleSignInFailed,
          retryAfterSeconds,
        });
      });
    if ('error' in info || info.aud !== googleClientId || !(info.expires_in > 0)) return undefined;
    const address = email.safeParse(info.email);
    if (info.sub === undefined || !address.success || String(info.email_verified) !== 'true')
      return undefined;
    return { sub: info.sub, email: address.data };
  };
}
