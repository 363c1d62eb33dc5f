/** What a planning thread does: the tasks it receives, on the cities they concern. */
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { cancelPlanningWhen } from '@rendezvous/planner';
import { loadCatalogue } from '@rendezvous/venues/load-catalogue';
import { collectGarbage } from '../../platform/process/collect-garbage.ts';
import { Refusal } from '../../refusal.ts';
import { createFactsOf } from './facts.ts';
import { createPlanningTasks } from './planning.ts';
import type { PlanningAnswer, PlanningMessage, PlanningWorkerData } from './planning-pool.ts';
import type { WorkerStart } from '../../platform/concurrency/worker-pool.ts';

// On Linux this applies to the thread alone: when the processors are busy, cheap calls come first.
if (process.platform === 'linux') setPriority(5);

const { data, stop } = workerData as WorkerStart;
const { rehearsal } = data as PlanningWorkerData;
const cities = loadCatalogue();
const factsOf = createFactsOf(cities);
const tasks = createPlanningTasks(cities, factsOf);
const isToStop = () => Atomics.load(stop, 0) !== 0;
cancelPlanningWhen(isToStop);
if (rehearsal) {
  factsOf(rehearsal.setting);
  parentPort?.postMessage('loaded');
  if (!isToStop()) answerTo(() => tasks.plan(rehearsal));
}

parentPort?.on('message', ({ task, asked }: PlanningMessage) => {
  parentPort?.postMessage(answerTo(() => (tasks[task] as (input: unknown) => unknown)(asked)));
});
const hasTime = !isToStop();
parentPort?.postMessage('ready');
if (hasTime) collectGarbage();

function answerTo(work: () => unknown): PlanningAnswer {
  try {
    return { done: work() };
  } catch (error) {
    return error instanceof Refusal
      ? { refused: { code: error.code, options: error.options } }
      : { failed: error };
  }
}
