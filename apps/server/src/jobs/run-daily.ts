import { runEvery } from './run-every.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Runs `job` now and once a day until the returned function is called. */
export function runDaily(
  job: (now: Date) => Promise<void>,
  { now, onError }: { now: () => Date; onError: (error: unknown) => void },
): () => Promise<void> {
  return runEvery(() => job(now()), { ms: dayMs, onError });
}
