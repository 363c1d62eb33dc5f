/** `npm start`: builds the web app when it is missing or older than its sources, then runs the server in this process. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import { buildWebWhenStale } from './build-web.ts';

buildWebWhenStale();
stopWithNpm();
// Saves half of the start, and the memory that reading TypeScript takes.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/start', import.meta.url)));
await import('../apps/server/src/main.ts');
flushCompileCache();

/** npm passes a SIGTERM on to its shell, which dies without passing it on to us: losing the parent is then the signal. */
function stopWithNpm(): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
