import { describe, expect, it } from 'vitest';
import { createPasswords, passwordCost } from './passwords.ts';

const askerAt = (name: string) => ({ isKnown: false, family: name, name });
const ana = askerAt('ana');

describe('passwords', () => {
  it('are hashed exactly as they were typed', async () => {
    const passwords = createPasswords(passwordCost);
    const hash = await passwords.hash('caf\u00e9 ', ana);
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=65536,t=3,p=1\$/);
    expect(await passwords.verify(hash, 'caf\u00e9 ', ana)).toBe(true);
    for (const other of ['cafe\u0301 ', 'caf\u00e9', 'Caf\u00e9 ', ''])
      expect(await passwords.verify(hash, other, ana)).toBe(false);
  });

  it('never match if there is none, not even an empty one', async () => {
    const passwords = createPasswords(passwordCost);
    for (const password of ['', 'anything'])
      expect(await passwords.verify(null, password, ana)).toBe(false);
  });

  it('[AUTH-02] take as long to reject when there is no account', async () => {
    const passwords = createPasswords(passwordCost);
    const hash = await passwords.hash('violet anchor 42', ana);
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
    for (let i = 0; i < 20; i++) {
      for (const [arm, stored] of [
        ['known', hash],
        ['unknown', null],
      ] as const) {
        // Of the processor: what else a machine does takes its time from one as from the other.
        const before = process.cpuUsage();
        await passwords.verify(stored, 'wrong', ana);
        times[arm].push(process.cpuUsage(before).user);
      }
    }
    const median = (values: number[]) => values.sort((a, b) => a - b)[10] ?? 0;
    expect(median(times.unknown) / median(times.known)).toBeGreaterThan(0.6);
    expect(median(times.unknown) / median(times.known)).toBeLessThan(1.6);
  });

  it('are checked two at a time; of many at once the 35th is asked to come later', async () => {
    const passwords = createPasswords(passwordCost);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, () => passwords.verify(null, 'x', ana)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(34);
    const refused = outcomes.flatMap((outcome) =>
      outcome.status === 'rejected' ? [outcome.reason as unknown] : [],
    );
    for (const reason of refused)
      expect(reason).toMatchObject({ code: 'unavailable', options: { retryAfterSeconds: 2 } });
    expect(await passwords.verify(null, 'x', ana)).toBe(false);
  });

  it('are checked for everybody while one client asks for more than there is room for', async () => {
    const passwords = createPasswords(passwordCost);
    const flood = Promise.allSettled(
      Array.from({ length: 40 }, () => passwords.verify(null, 'x', askerAt('one network'))),
    );
    expect(await passwords.verify(null, 'x', askerAt('another'))).toBe(false);
    await flood;
  });
});
