import { describe, expect, it } from 'vitest';
import { createFairTurns, NoTurn } from './fair-turns.ts';

/** Work of several people, whose turns end when the test says so. */
function aBusyMachine(options: { atOnce: number; mayWait: number }) {
  const turns = createFairTurns(options);
  const begun: string[] = [];
  const refused: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (whose: string) =>
    void turns
      .run(whose, () => {
        begun.push(whose);
        return new Promise<void>((resolve) => ends.push(resolve));
      })
      .catch((error: unknown) => {
        expect(error).toBeInstanceOf(NoTurn);
        refused.push(whose);
      });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    begun,
    refused,
    async ask(names: string) {
      for (const name of names) ask(name);
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
  it('are taken one after the other by who waits, not by who asked most', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 10 });
    await machine.ask('aaaaabc');
    await machine.end(7);
    expect(machine.begun.join('')).toBe('aabcaaa');
    expect(machine.refused).toEqual([]);
  });

  it('never run more at once than may', async () => {
    const machine = aBusyMachine({ atOnce: 2, mayWait: 10 });
    await machine.ask('abcd');
    expect(machine.begun).toHaveLength(2);
    await machine.end(1);
    expect(machine.begun).toHaveLength(3);
    await machine.end(3);
    await machine.ask('xyz');
    expect(machine.begun).toHaveLength(6);
  });

  it('go from whoever has most of them to the newcomer where all places are taken', async () => {
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

  it('are refused to whoever has as many as anybody', async () => {
    const machine = aBusyMachine({ atOnce: 1, mayWait: 2 });
    await machine.ask('abc');
    await machine.ask('d');
    expect(machine.refused.join('')).toBe('d');
  });

  it('are passed on by work that fails', async () => {
    const turns = createFairTurns({ atOnce: 1, mayWait: 1 });
    const failing = turns.run('a', () => Promise.reject(new Error('No')));
    const next = turns.run('b', async () => 'done');
    await expect(failing).rejects.toThrow('No');
    expect(await next).toBe('done');
  });
});
