import { expect, it } from 'vitest';
import { createShares } from './shares.ts';

it('never gives out more shares than there are, in the order of the requests', async () => {
  const inShares = createShares(2);
  const [taken, order]: [number[], number[]] = [[], []];
  let now = 0;
  const work = (shares: number, name: number) =>
    inShares('somebody', shares, async () => {
      now += shares;
      taken.push(now);
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, 5));
      now -= shares;
      if (name === 2) throw new Error('no');
    }).catch(() => undefined);
  await Promise.all([work(1, 0), work(2, 1), work(1, 2), work(1, 3), work(2, 4)]);
  expect(Math.max(...taken)).toBe(2);
  expect(order).toEqual([0, 1, 2, 3, 4]);
});

it('alternates between waiting networks, and between the clients of a network', async () => {
  const inShares = createShares(2);
  const order: string[] = [];
  const work = (family: string, name: string, shares: number) =>
    inShares({ family, name }, shares, async () => {
      order.push(name);
      await new Promise((resolve) => setTimeout(resolve, 1));
    });
  await Promise.all([
    ...['ana', 'ben', 'ben', 'ben', 'cem'].map((name) => work('one', name, 2)),
    work('another', 'dee', 1),
  ]);
  expect(order.slice(1)).toEqual(['ben', 'dee', 'cem', 'ben', 'ben']);
});
