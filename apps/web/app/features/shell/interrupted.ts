/**
 * The page that signing in interrupted, as the state of a navigation carries it: a
 * path of this app, or null.
 */
export function interruptedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('interrupted' in state)) return null;
  const { interrupted } = state;
  // Two slashes would lead to another site.
  return typeof interrupted === 'string' && /^\/(?![/\\])/.test(interrupted) ? interrupted : null;
}

/** Whether it was the end of the session that led to signing in. */
export function isSessionOver(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'isOver' in state && state.isOver === true;
}
