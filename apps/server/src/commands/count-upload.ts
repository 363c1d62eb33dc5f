import { attemptKey } from '../store/attempts.ts';
import type { Store } from '../store/store.ts';
import { attemptLimits, requireAttempt } from './require-attempt.ts';

/** Counts a photo of a user before it is received; refuses it where the user has sent too many. */
export type CountUpload = (userId: number) => Promise<void>;

interface Deps {
  readonly store: Pick<Store, 'attempts'>;
  readonly now: () => Date;
  readonly rateLimits: boolean;
}

export function createCountUpload({ store, now, rateLimits }: Deps): CountUpload {
  return async (userId) => {
    if (rateLimits)
      await requireAttempt(
        store.attempts,
        { key: attemptKey('upload', String(userId)), limit: attemptLimits.upload },
        now().getTime(),
      );
  };
}
