/** A thread that does the planning tasks, on a catalogue of its own. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import { setPriority } from 'node:os';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { PlanningAnswer, PlanningMessage, PlanningWorkerData } from './planning-pool.ts';

const { compileCache } = workerData as PlanningWorkerData;
if (compileCache !== undefined) enableCompileCache(compileCache);
// On Linux this is about the thread alone: whoever serves the cheap calls goes first when the processors are busy.
if (process.platform === 'linux') setPriority(5);

const { loadCatalogue } = await import('@rendezvous/venues');
const { createPlanningTasks } = await import('./planning.ts');
const { Refusal } = await import('../refusal.ts');
const tasks = createPlanningTasks(loadCatalogue());
flushCompileCache();
collectGarbage();

parentPort?.on('message', ({ task, asked }: PlanningMessage) => {
  parentPort?.postMessage(answerTo(() => (tasks[task] as (input: unknown) => unknown)(asked)));
});
parentPort?.postMessage('ready');

/** Loading leaves 17 MB behind that the thread would hold until its heap has grown by as much again. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}

function answerTo(work: () => unknown): PlanningAnswer {
  try {
    return { done: work() };
  } catch (error) {
    return error instanceof Refusal
      ? { refused: { code: error.code, options: error.options } }
      : { failed: error };
  }
}
