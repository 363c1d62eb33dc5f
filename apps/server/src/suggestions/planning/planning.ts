import type { CatalogueCity } from '@rendezvous/venues';
import { createCheckStops, type CheckStops } from './check-stops.ts';
import { createChangePlans, type ChangePlans } from './change-plans.ts';
import { createFactsOf, type FactsOf } from './facts.ts';
import { createLearn, type Learn } from './learn-from-dates.ts';
import { createPlanDate, type PlanDate } from './plan-date.ts';
import type { Asking } from '../../platform/concurrency/worker-pool.ts';

/**
 * Everything that is computed about dates: functions from plain data to plain data, which throw
 * refusals.
 */
export interface PlanningTasks extends ChangePlans {
  readonly plan: PlanDate;
  readonly learn: Learn;
  readonly checkStops: CheckStops;
}

export function createPlanningTasks(
  cities: readonly CatalogueCity[],
  factsOf: FactsOf = createFactsOf(cities),
): PlanningTasks {
  return {
    plan: createPlanDate(factsOf),
    ...createChangePlans(factsOf),
    learn: createLearn(cities),
    checkStops: createCheckStops(factsOf),
  };
}

/**
 * The tasks as callers see them, wherever they run; each rejects with the signal's reason once it
 * fires.
 */
export type Planning = {
  readonly [Name in keyof PlanningTasks]: (
    asked: Parameters<PlanningTasks[Name]>[0],
    asking: Asking,
  ) => Promise<ReturnType<PlanningTasks[Name]>>;
};

/** Runs the tasks in this thread: for commands that serve nobody in the meantime. */
export function planHere(cities: readonly CatalogueCity[]): Planning {
  const tasks = createPlanningTasks(cities);
  return {
    plan: async (asked) => tasks.plan(asked),
    refine: async (asked) => tasks.refine(asked),
    listAlternatives: async (asked) => tasks.listAlternatives(asked),
    reorder: async (asked) => tasks.reorder(asked),
    arrange: async (asked) => tasks.arrange(asked),
    learn: async (asked) => tasks.learn(asked),
    checkStops: async (asked) => tasks.checkStops(asked),
  };
}
