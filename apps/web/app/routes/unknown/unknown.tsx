import { data } from 'react-router';
import { ErrorScreen } from '../../features/shell/error-screen.tsx';
import { messages, pageTitle } from '../../messages.ts';

export function meta(): object[] {
  return [{ title: pageTitle(messages.errorScreenTitle) }];
}

/**
 * A path without a route. The loader throws, because the page is hydrated by then; a path without
 * any route would fail during hydration.
 */
export function clientLoader(): never {
  throw data(null, { status: 404 });
}

export default function Unknown(): null {
  return null;
}

/**
 * Shown in place of the page alone: what was planned, and a notice on screen,
 * outlive a mistyped link.
 */
export function ErrorBoundary(): React.JSX.Element {
  return <ErrorScreen isMissing />;
}
