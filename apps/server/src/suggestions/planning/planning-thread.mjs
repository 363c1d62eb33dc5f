// Where a planning thread begins. JavaScript, so that the compile cache is there before the first
// TypeScript: Node's reader of types takes 14 MB that stay.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { workerData } from 'node:worker_threads';

const { compileCache } = workerData.data;
if (compileCache !== undefined) enableCompileCache(compileCache);
await import('./planning-worker.ts');
flushCompileCache();
