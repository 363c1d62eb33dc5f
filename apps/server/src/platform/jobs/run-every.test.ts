import { afterEach, expect, it, vi } from 'vitest';
import { runEvery } from './run-every.ts';

afterEach(() => void vi.useRealTimers());

const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it('runs repeatedly, never twice at a time, until it is stopped and the last run has ended', async () => {
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
    { ms: 10, limitMs: 60_000, onError: () => undefined },
  );
  // Between two runs nobody has to be told.
  await expect.poll(() => runs > 2 && running).toBe(1);
  await stop();
  expect([most, running, wasTold]).toEqual([1, 0, true]);
  const before = runs;
  await later(50);
  expect(runs).toBe(before);
});

it('delays the first run as told', async () => {
  let runs = 0;
  const job = async () => {
    runs += 1;
  };
  const options = { ms: 60_000, limitMs: 60_000, onError: () => undefined };
  const stopLate = runEvery(job, { ...options, firstAfterMs: 60_000 });
  await later(50);
  expect(runs).toBe(0);
  await stopLate();
  const stop = runEvery(job, { ...options, firstAfterMs: 1 });
  await expect.poll(() => runs).toBe(1);
  await stop();
});

it('continues after an error, and reports it', async () => {
  const errors: unknown[] = [];
  const stop = runEvery(() => Promise.reject(new Error('no')), {
    ms: 5,
    limitMs: 60_000,
    onError: (error) => errors.push(error),
  });
  await expect.poll(() => errors.length).toBeGreaterThan(1);
  await stop();
});

it('tries again soon after a run that failed, with growing pauses, and then at its interval', async () => {
  vi.useFakeTimers();
  const [started, hour] = [Date.now(), 60 * 60];
  const seconds: number[] = [];
  const stop = runEvery(
    async () => {
      seconds.push((Date.now() - started) / 1000);
      if (seconds.length < 4) throw new Error('The database is away');
    },
    { ms: 24 * hour * 1000, limitMs: 60_000, onError: () => undefined },
  );
  await vi.advanceTimersByTimeAsync(25 * hour * 1000);
  expect(seconds).toEqual([0, 10, 30, 70, 24 * hour]);
  await stop();
});

it('does not try again once it is stopped', async () => {
  vi.useFakeTimers();
  let runs = 0;
  const stop = runEvery(
    async () => {
      runs += 1;
      throw new Error('The database is away');
    },
    { ms: 60_000, limitMs: 60_000, onError: () => undefined },
  );
  await vi.advanceTimersByTimeAsync(1);
  await stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(runs).toBe(1);
});

it('starts again when a run exceeds its limit, aborts and reports the late one, and stops without it', async () => {
  const [errors, signals]: [unknown[], AbortSignal[]] = [[], []];
  const stop = runEvery(
    (signal) => {
      signals.push(signal);
      return signals.length === 1 ? new Promise<never>(() => undefined) : Promise.resolve();
    },
    { ms: 10, limitMs: 40, onError: (error) => errors.push(error) },
  );
  await expect.poll(() => signals.length).toBeGreaterThan(2);
  await stop();
  expect(signals[0]?.aborted).toBe(true);
  expect(errors).toEqual([new Error('A job took longer than 40 ms and is no longer waited for')]);
});
