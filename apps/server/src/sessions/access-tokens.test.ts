import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createAccessTokens } from './access-tokens.ts';

const [start, minuteMs] = [Date.UTC(2026, 10, 20, 18), 60_000];
const at = (minutes: number): Date => new Date(start + minutes * minuteMs);

it('trusts a cached token until it expires, and no other that looks like it', async () => {
  const tokens = createAccessTokens(Buffer.alloc(32, 1));
  const claims = { userId: 7, sessionId: randomUUID(), generation: 2, signedInAt: start };
  const token = await tokens.create(claims, at(0));
  expect(tokens.find(token, at(0))).toEqual(claims);
  expect(tokens.find(token, at(14))).toEqual(claims);
  const [head, payload, signature = ''] = token.split('.');
  const other = `${head}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`;
  expect(tokens.find(other, at(14))).toBeUndefined();
  expect(tokens.find(token, at(15))).toBeUndefined();
  expect(createAccessTokens(Buffer.alloc(32, 2)).find(token, at(1))).toBeUndefined();
});
