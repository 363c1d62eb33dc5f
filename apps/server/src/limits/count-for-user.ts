import { attemptKey } from './attempt-key.ts';
import type { Store } from '../store.ts';
import { attemptLimits, requireAttempt } from './require-attempt.ts';

/** Counts an action that a user begins, and refuses it once the user has begun too many. */
export type CountForUser = (userId: number) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

/** For photos, before they are received, and for exports, before anything is read. */
export function createCountForUser(
  kind: 'upload' | 'export',
  { store, now, rateLimits }: Deps,
): CountForUser {
  return async (userId) => {
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey(kind, String(userId)), limit: attemptLimits[kind] },
        now().getTime(),
      );
  };
}
