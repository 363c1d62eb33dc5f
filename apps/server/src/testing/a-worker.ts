/** What the threads of a pool do in tests. */
import { parentPort, threadId, workerData } from 'node:worker_threads';

export type AWorkersTask = 'answer' | 'never-end' | 'throw' | 'exit';

if (workerData === 'breaks at once') throw new Error('It does not start');

parentPort?.on('message', (task: AWorkersTask) => {
  if (task === 'throw') throw new Error('A bug');
  if (task === 'exit') process.exit(3);
  while (task === 'never-end');
  parentPort?.postMessage({ task, threadId });
});
if (workerData instanceof SharedArrayBuffer) Atomics.store(new Int32Array(workerData), 0, 1);
parentPort?.postMessage('ready');
