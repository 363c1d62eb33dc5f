import { ExponentialBackoff, handleWhen, retry } from 'cockatiel';

/**
 * `serialization_failure` and `deadlock_detected`: nothing was written, and the same may succeed
 * right away.
 */
const conflicts = ['40001', '40P01'];

const policy = retry(handleWhen(isConflict), {
  maxAttempts: 2,
  backoff: new ExponentialBackoff({ initialDelay: 20, maxDelay: 200 }),
});

/** Whether PostgreSQL chose what failed to give way to another. */
export function isConflict(error: unknown): boolean {
  return conflicts.includes(String((error as { code?: unknown }).code));
}

/**
 * Runs `work` again, at most twice and after a random pause, if PostgreSQL aborted it because of a
 * conflict. `work` must have no effect except on the database.
 */
export function retryConflicts<Result>(work: () => Promise<Result>): Promise<Result> {
  return policy.execute(work);
}
