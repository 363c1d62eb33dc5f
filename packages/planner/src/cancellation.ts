/** Thrown by `throwIfCancelled` to end planning. */
export class PlanningCancelled extends Error {}

let isCancelled = (): boolean => false;

/**
 * Makes all planning in this thread end early, by throwing `PlanningCancelled`, once `isTrue`
 * returns true. It is asked every few microseconds. It never changes a plan: there is either a
 * complete answer or none.
 */
export function cancelPlanningWhen(isTrue: () => boolean): void {
  isCancelled = isTrue;
}

/** Call this wherever planning may take long. Throws `PlanningCancelled`. */
export function throwIfCancelled(): void {
  if (isCancelled()) throw new PlanningCancelled();
}
