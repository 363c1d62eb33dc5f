/** Does something once the browser has nothing else to do. */
export function whenIdle(work: () => void): void {
  // Safari cannot say when it is idle.
  if ('requestIdleCallback' in window) requestIdleCallback(work);
  else setTimeout(work, 200);
}
