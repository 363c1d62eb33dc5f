/** What the threads of a pool do in tests. */
import { parentPort, threadId, workerData } from 'node:worker_threads';
import type { WorkerStart } from '../platform/concurrency/worker-pool.ts';

export type AWorkersTask = 'answer' | 'never-end' | 'go-on-until-stopped' | 'throw' | 'exit';

const { data, stop } = workerData as WorkerStart;
if (data === 'never starts') while (true);
if (data === 'warms up') {
  parentPort?.postMessage('loaded');
  while (Atomics.load(stop, 0) === 0);
}
if (data === 'breaks at once') throw new Error('It does not start');

parentPort?.on('message', (task: AWorkersTask) => {
  if (task === 'throw') throw new Error('A bug');
  if (task === 'exit') process.exit(3);
  while (task === 'never-end');
  while (task === 'go-on-until-stopped' && Atomics.load(stop, 0) === 0);
  parentPort?.postMessage({ task, threadId });
});
if (data instanceof SharedArrayBuffer) Atomics.add(new Int32Array(data), 0, 1);
parentPort?.postMessage('ready');
