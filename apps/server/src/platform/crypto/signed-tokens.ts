import { createHmac, timingSafeEqual, type KeyObject } from 'node:crypto';

const algorithm = 'HS256';

/**
 * The payload of a JWT in compact form that `key` has signed with HS256, as JSON says it; undefined
 * for every other text.
 * Verified in place: a library that goes through WebCrypto hands each signature to a thread and
 * waits for it.
 */
export function findSignedPayload(token: string, key: KeyObject): unknown {
  const [head = '', payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isSignedBy(key, `${head}.${payload}`, signature)) return undefined;
  const header = parseJson(head);
  // Nothing that a header may demand (`crit`) is ever part of ours, so whatever it is, it is not
  // understood.
  return isObject(header) && header.alg === algorithm && !('crit' in header)
    ? parseJson(payload)
    : undefined;
}

/** Compares the texts, so that there is one spelling of a signature only. */
function isSignedBy(key: KeyObject, signed: string, signature: string): boolean {
  const expected = Buffer.from(createHmac('sha256', key).update(signed).digest('base64url'));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
