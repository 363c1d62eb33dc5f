/** The page that signing in interrupted, as the state of a navigation carries it: a path of this app, or null. */
export function interruptedPath(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('interrupted' in state)) return null;
  const { interrupted } = state;
  // Two slashes would lead to another site.
  return typeof interrupted === 'string' && /^\/(?![/\\])/.test(interrupted) ? interrupted : null;
}
