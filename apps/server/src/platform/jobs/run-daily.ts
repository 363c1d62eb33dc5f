import { runEvery } from './run-every.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
const limitMs = 2 * hourMs;

/**
 * Runs `job` now, or a while from now, and once a day, sooner after a failed run, until the
 * returned function is called.
 */
export function runDaily(
  job: (now: Date) => Promise<void>,
  {
    now,
    ...options
  }: { now: () => Date; onError: (error: unknown) => void; firstAfterMs?: number },
): () => Promise<void> {
  return runEvery(() => job(now()), { ms: dayMs, limitMs, ...options });
}
