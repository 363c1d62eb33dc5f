/** Thrown by `goOn` to end planning. */
export class Stopped extends Error {}

let isStopped = (): boolean => false;

/**
 * Makes all planning in this thread end early, by throwing `Stopped`, once `isTrue` returns true.
 * It is asked every few microseconds. It never changes a plan: there is either a complete answer or
 * none.
 */
export function stopPlanningWhen(isTrue: () => boolean): void {
  isStopped = isTrue;
}

/** Call this wherever planning may take long. Throws `Stopped`. */
export function goOn(): void {
  if (isStopped()) throw new Stopped();
}
