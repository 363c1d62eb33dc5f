import { describe, expect, it } from 'vitest';
import { isSameUser } from './tokens.ts';

function aToken(claims: unknown): string {
  return `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.c2ln`;
}

describe('isSameUser', () => {
  it('tells two users apart by the subjects of their tokens', () => {
    expect(isSameUser(aToken({ sub: '7', iat: 1 }), aToken({ sub: '7', iat: 2, name: 'é?' }))).toBe(
      true,
    );
    expect(isSameUser(aToken({ sub: '7' }), aToken({ sub: '8' }))).toBe(false);
  });

  it('accepts tokens without a subject', () => {
    for (const token of [null, 'opaque', 'a.b.c', aToken(null), aToken({})])
      expect(isSameUser(token, aToken({ sub: '8' }))).toBe(true);
  });
});
