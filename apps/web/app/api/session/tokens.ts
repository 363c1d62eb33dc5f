import { removeStored, writeStored } from '../../browser-storage.ts';

/** The tokens of the signed-in user, where every tab reads them. */

export interface Tokens {
  readonly access: string;
  readonly refresh: string;
}

export function storeTokens({ access, refresh }: Tokens): void {
  writeStored('refresh_token', refresh);
  writeStored('access_token', access);
}

export function clearTokens(): void {
  removeStored('access_token');
  removeStored('refresh_token');
}

/**
 * Whether both tokens are of the same user, as far as they tell: a token that does not say
 * whose it is may be anybody's.
 */
export function isSameUser(one: string | null, other: string): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  return first === null || second === null || first === second;
}

/** Reads the subject of a JSON Web Token. It is not verified: that is the server's part. */
function subjectOf(token: string | null): string | null {
  try {
    const payload = token?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(payload ?? ''));
    return typeof claims === 'object' && claims !== null && 'sub' in claims
      ? String(claims.sub)
      : null;
  } catch {
    return null;
  }
}
