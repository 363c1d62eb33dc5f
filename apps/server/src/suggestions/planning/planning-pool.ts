import { getCompileCacheDir } from 'node:module';
import { availableParallelism } from 'node:os';
import type { CityOutline } from '@rendezvous/venues';
import { Refusal, type RefusalOptions } from '../../refusal.ts';
import type { DateToPlan } from './plan-date.ts';
import type { Planning, PlanningTasks } from './planning.ts';
import { rehearsalIn } from './rehearsal.ts';
import { PoolOverloaded, WorkerPool, type Asking } from '../../platform/concurrency/worker-pool.ts';

export interface PlanningMessage {
  readonly task: keyof PlanningTasks;
  readonly asked: unknown;
}

/** The outcome of a task: errors cross threads as data. */
export type PlanningAnswer =
  | { readonly done: unknown }
  | { readonly refused: { readonly code: Refusal['code']; readonly options: RefusalOptions } }
  | { readonly failed: unknown };

export interface PlanningWorkerData {
  readonly compileCache: string | undefined;
  /** Planned before any work is accepted. */
  readonly rehearsal: DateToPlan | undefined;
}

export interface PlanningPool extends Planning {
  /**
   * A plan is likely to be requested soon, so a thread should be ready, which takes half a
   * second to start. Resolves once one has read its code and a city, or if none can: it then
   * rehearses until it is asked.
   */
  expectPlan(): Promise<void>;
  close(): Promise<void>;
}

/**
 * One processor is left for the rest of the server. Four can plan for more people than it can
 * answer, and each holds the cities it has planned in: 50 to 160 MB.
 */
const workerCount = Math.min(4, Math.max(1, availableParallelism() - 1));
const retryAfterSeconds = 2;

/**
 * Plans in worker threads, one per processor, each of which warms up in a city first. A task that
 * takes longer than `seconds` is refused as `unavailable`.
 */
export function createPlanningPool(
  rehearsed: CityOutline | undefined,
  { seconds }: { seconds: number },
): PlanningPool {
  const data: PlanningWorkerData = {
    compileCache: getCompileCacheDir(),
    rehearsal: rehearsed && rehearsalIn(rehearsed),
  };
  const pool = new WorkerPool({
    entry: new URL('./planning-thread.mjs', import.meta.url),
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
    maxWorkers: workerCount,
    idleMs: 60_000,
    maxWaiting: 64,
    waitMs: seconds * 500,
    deadlineMs: seconds * 1000,
    graceMs: 1000,
  });
  const ask = async <Name extends keyof PlanningTasks>(
    task: Name,
    asked: Parameters<PlanningTasks[Name]>[0],
    asking: Asking,
  ): Promise<ReturnType<PlanningTasks[Name]>> => {
    const message: PlanningMessage = { task, asked };
    const answer = (await pool.run(message, asking).catch(refuseOverload)) as PlanningAnswer;
    if ('refused' in answer) throw new Refusal(answer.refused.code, answer.refused.options);
    if ('failed' in answer) throw answer.failed;
    return answer.done as ReturnType<PlanningTasks[Name]>;
  };
  return {
    plan: (asked, asking) => ask('plan', asked, asking),
    refine: (asked, asking) => ask('refine', asked, asking),
    listAlternatives: (asked, asking) => ask('listAlternatives', asked, asking),
    reorder: (asked, asking) => ask('reorder', asked, asking),
    arrange: (asked, asking) => ask('arrange', asked, asking),
    learn: (asked, asking) => ask('learn', asked, asking),
    checkStops: (asked, asking) => ask('checkStops', asked, asking),
    expectPlan: () => pool.prepare(),
    close: () => pool.close(),
  };
}

function refuseOverload(error: unknown): never {
  throw error instanceof PoolOverloaded ? new Refusal('unavailable', { retryAfterSeconds }) : error;
}
