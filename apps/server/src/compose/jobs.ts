import type { Server } from '../compose.ts';
import { deleteOldRows } from '../delete-old-rows.ts';
import { runDaily } from '../platform/jobs/run-daily.ts';
import { runEvery } from '../platform/jobs/run-every.ts';
import type { Store } from '../store.ts';

/** How late a reminder by email may be. */
const mailingMs = 5 * 60 * 1000;
const mailingLimitMs = 3 * mailingMs;
/**
 * A copied database that is started later than this after the copy was made finds photos that are
 * not its own.
 */
const markingMs = 10 * 60 * 1000;
/**
 * Files without a row are left alone for this long after startup, so that a mistake in the settings
 * can be noticed.
 */
const firstSweepMs = 60 * 60 * 1000;

interface Deps {
  readonly store: Store;
  readonly now: () => Date;
}

/**
 * Starts the background jobs. The returned function stops them, and resolves once no reminder is
 * being sent.
 */
export function startJobs(
  { app, photos, mailReminders }: Server,
  { store, now }: Deps,
): () => Promise<void> {
  const logging = (message: string) => (error: unknown) => app.log.error({ err: error }, message);
  const stopDeleting = runDaily((today) => deleteOldRows(store, today), {
    now,
    onError: logging('deleting old rows failed'),
  });
  const stopSweeping = runDaily(photos.sweepPhotos, {
    now,
    onError: logging('sweeping photos failed'),
    firstAfterMs: firstSweepMs,
  });
  const stopMarking = runEvery(photos.turnPhotoMark, {
    ms: markingMs,
    limitMs: markingMs,
    onError: logging('marking photos failed'),
  });
  const stopMailing =
    mailReminders &&
    runEvery(mailReminders, {
      ms: mailingMs,
      limitMs: mailingLimitMs,
      onError: logging('mailing reminders failed'),
    });
  return async () => {
    void stopDeleting();
    void stopSweeping();
    void stopMarking();
    await stopMailing?.();
  };
}
