import { randomUUID } from 'node:crypto';
import type { User } from '@rendezvous/contract';

export function accessTokenOf(user: User): string {
  const claims = Buffer.from(JSON.stringify({ sub: String(user.id), jti: randomUUID() })).toString('base64url');
  return `e30.${claims}.c2ln`;
}
