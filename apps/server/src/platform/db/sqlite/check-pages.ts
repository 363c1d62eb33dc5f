import { once } from 'node:events';
import { statSync } from 'node:fs';
import { Worker } from 'node:worker_threads';

/** Read in a few seconds, for which a stop may have to wait. */
const maxBytes = 2 ** 30;
/** SQLITE_CORRUPT. */
const damagedCode = 11;

/**
 * Reads a store of up to 1 GB through in a thread of its own, and calls `onDamage` with SQLite's
 * error where it is damaged. The returned function ends that.
 */
export function checkPages(file: string, onDamage: (error: Error) => void): () => Promise<void> {
  if (statSync(file).size > maxBytes) return async () => undefined;
  const worker = new Worker(new URL('./check-pages-thread.mjs', import.meta.url), {
    workerData: file,
  });
  worker.unref();
  // What keeps it from being checked, such as too little memory, is no damage.
  worker.on('error', () => undefined);
  worker.on('message', (found: string) => {
    if (found === 'ok') return;
    const message = `the database is damaged: ${found.replaceAll('\n', ' ')}`;
    onDamage(Object.assign(new Error(message), { code: 'ERR_SQLITE_ERROR', errcode: damagedCode }));
  });
  const ended = once(worker, 'exit').catch(() => undefined);
  return async () => {
    void worker.terminate();
    await ended;
  };
}
