import { expect, it } from 'vitest';
import { runEvery } from './run-every.ts';

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('runs again and again, never twice at a time, until it is stopped and what runs has ended', async () => {
  let [running, most, runs] = [0, 0, 0];
  let wasTold = false;
  const stop = runEvery(
    async (signal) => {
      runs += 1;
      running += 1;
      most = Math.max(most, running);
      await later(30);
      wasTold = signal.aborted;
      running -= 1;
    },
    { ms: 10, onError: () => undefined },
  );
  await expect.poll(() => runs).toBeGreaterThan(2);
  await stop();
  expect([most, running, wasTold]).toEqual([1, 0, true]);
  const before = runs;
  await later(50);
  expect(runs).toBe(before);
});

it('goes on after an error, and tells of it', async () => {
  const errors: unknown[] = [];
  const stop = runEvery(() => Promise.reject(new Error('no')), {
    ms: 5,
    onError: (error) => errors.push(error),
  });
  await expect.poll(() => errors.length).toBeGreaterThan(1);
  await stop();
});
