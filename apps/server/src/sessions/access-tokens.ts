import { createSecretKey } from 'node:crypto';
import { product } from '@rendezvous/contract';
import { SignJWT } from 'jose';
import { z } from 'zod';
import { findSignedPayload } from '../platform/crypto/signed-tokens.ts';

/**
 * What an access token says: its user, its session, and the generation of refresh tokens that it
 * came with.
 */
export interface AccessClaims {
  readonly userId: number;
  readonly sessionId: string;
  readonly generation: number;
  readonly signedInAt: number;
}

export interface AccessTokens {
  create(claims: AccessClaims, now: Date): Promise<string>;
  /** Undefined for anything but an unexpired token of our own. */
  find(token: string, now: Date): AccessClaims | undefined;
}

const algorithm = 'HS256';
const lifeSeconds = 15 * 60;
/** Ours have some 350 characters; nothing much longer is worth reading. */
const longest = 2048;
/** Tokens that need not be verified again: less than a megabyte. */
const mostVerified = 2000;

const payload = z.object({
  iss: z.literal(product),
  sub: z.string().regex(/^\d{1,15}$/),
  sid: z.uuid(),
  gen: z.int().min(0),
  typ: z.literal('access'),
  iat: z.int(),
  nbf: z.number().optional(),
  exp: z.int(),
  auth_time: z.int(),
});

/**
 * Access tokens are JWTs with one algorithm and one key; anything else that a token claims is
 * ignored.
 */
export function createAccessTokens(secret: Uint8Array): AccessTokens {
  const key = createSecretKey(secret);
  // A client sends the same token for a quarter of an hour, and its signature stays the same.
  const verified = new Map<string, z.output<typeof payload>>();
  const findPayload = (token: string): z.output<typeof payload> | undefined => {
    const known = verified.get(token);
    if (known) return known;
    const { data } = payload.safeParse(findSignedPayload(token, key));
    if (!data) return undefined;
    verified.set(token, data);
    const [oldest] = verified.keys();
    if (verified.size > mostVerified && oldest !== undefined) verified.delete(oldest);
    return data;
  };
  return {
    create({ userId, sessionId, generation, signedInAt }, now) {
      const seconds = Math.floor(now.getTime() / 1000);
      return new SignJWT({
        sid: sessionId,
        gen: generation,
        typ: 'access',
        auth_time: Math.floor(signedInAt / 1000),
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setIssuer(product)
        .setSubject(String(userId))
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifeSeconds)
        .sign(key);
    },

    find(token, now) {
      if (token.length > longest) return undefined;
      const claims = findPayload(token);
      if (!claims) return undefined;
      const { sub, sid, gen, nbf, exp, auth_time: signedInSeconds } = claims;
      const seconds = Math.floor(now.getTime() / 1000);
      if (exp <= seconds || (nbf !== undefined && nbf > seconds)) return undefined;
      return {
        userId: Number(sub),
        sessionId: sid,
        generation: gen,
        signedInAt: signedInSeconds * 1000,
      };
    },
  };
}
