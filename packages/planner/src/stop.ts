/** Thrown out of planning by `goOn`. */
export class Stopped extends Error {}

let isStopped = (): boolean => false;

/**
 * Has all planning of this thread end early, by throwing `Stopped`, once that is true. It is asked every few microseconds. What
 * is planned does not depend on it: there is the whole answer or none.
 */
export function stopPlanningWhen(isTrue: () => boolean): void {
  isStopped = isTrue;
}

/** Called wherever planning may take long. Throws `Stopped`. */
export function goOn(): void {
  if (isStopped()) throw new Stopped();
}
