import { describe, expect, it } from 'vitest';
import { type Asker, createFairTurns, NoTurn } from './fair-turns.ts';

/** Work of several people, whose turns end when the test says so. */
function aBusyMachine(options: { atOnce: number; mayWait: number }) {
  const turns = createFairTurns(options);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  /**
   * Strangers have small letters, whoever is known great ones; a digit behind is who of the family
   * it is.
   */
  const askerOf = (name: string): Asker => ({
    isKnown: name < 'a',
    family: name.slice(0, 1),
    name,
  });
  const ask = (name: string) =>
    void turns
      .run(askerOf(name), () => {
        begun.push(name);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(NoTurn);
        refused.push(name);
      });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    refused,
    async ask(names: string) {
      for (const name of names.match(/\p{L}\d?/gu) ?? []) ask(name);
      await settle();
    },
    async end(count: number) {
      for (let i = 0; i < count; i++) {
        ends.shift()?.();
        await settle();
      }
    },
  };
}

describe('turns', () => {
  it('alternate between those who wait, no matter who asked most', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 10 });
    await machine.ask('aaaaabc');
    await machine.end(7);
    expect(machine.begun.join('')).toBe('aabcaaa');
    expect(machine.refused).toEqual([]);
  });

  it('never exceed the limit of parallel runs', async () => {
    const machine = aBusyMachine({ atOnce: 2, mayWait: 10 });
    await machine.ask('abcd');
    expect(machine.begun).toHaveLength(2);
    await machine.end(1);
    expect(machine.begun).toHaveLength(3);
    await machine.end(3);
    await machine.ask('xyz');
    expect(machine.begun).toHaveLength(6);
  });

  it('pass to a newcomer from the one who has most when all places are taken', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 6 });
    await machine.ask('aaaaaaaa');
    expect(machine.refused.join('')).toBe('a');
    await machine.ask('bc');
    expect(machine.refused.join('')).toBe('aaa');
    await machine.ask('a');
    expect(machine.refused.join('')).toBe('aaaa');
    await machine.end(7);
    expect(machine.begun.join('')).toBe('aabcaaa');
  });

  it('are refused to somebody who has as many as anybody', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 2 });
    await machine.ask('abc');
    await machine.ask('d');
    expect(machine.refused.join('')).toBe('d');
  });

  it('alternate between families of any size, and within a family between its members', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 20 });
    await machine.ask('a1a1a1a2a3b1');
    await machine.end(6);
    expect(machine.begun.join(' ')).toBe('a1 a1 b1 a2 a3 a1');
  });

  it('pass from the fullest member of a family to a newcomer of it if other families have no more', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 6 });
    await machine.ask('x');
    await machine.ask('a1a1a1b1b1b1');
    await machine.ask('a2');
    expect(machine.refused.join(' ')).toBe('a1');
    await machine.ask('a2');
    expect(machine.refused.join(' ')).toBe('a1 a2');
  });

  it('go to known clients first, whose places strangers cannot take', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 6 });
    await machine.ask('abcdefgh');
    expect(machine.refused.join('')).toBe('h');
    await machine.ask('A');
    await machine.ask('ijklmnop');
    expect(machine.refused.join('')).toBe('hijklmnop');
    await machine.end(2);
    expect(machine.begun.join('')).toBe('aAb');
  });

  it('still go to strangers, once in four', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 20 });
    await machine.ask('xABCDEFGab');
    await machine.end(10);
    expect(machine.begun.join('')).toBe('xABCaDEFbG');
  });

  it('are passed on by failing work', async () => {
    const turns = createFairTurns({ atOnce: 1, mayWait: 1 });
    const ana = { isKnown: false, family: 'a', name: 'a' };
    const ben = { ...ana, family: 'b' };
    const failing = turns.run(ana, () => Promise.reject(new Error('No')));
    const next = turns.run(ben, async () => 'done');
    await expect(failing).rejects.toThrow('No');
    expect(await next).toBe('done');
  });
});
