import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { FaultBoundary } from './fault-boundary.tsx';
import { loadPart } from './load-part.ts';
import { PartFailed, type PartPlace } from './part-failed.tsx';

type PartState<Props> =
  | { readonly kind: 'idle' | 'loading' }
  | { readonly kind: 'failed'; readonly isRetrying: boolean; readonly mayBeOutdated: boolean }
  | { readonly kind: 'loaded'; readonly Part: ComponentType<Props> };

/** A component whose code arrives when it is needed, or when somebody says that it soon will be. */
export type LazyPart<Props> = ComponentType<Props> & { readonly preload: () => void };

interface LazyPartOptions<Props> {
  /** How the sentence begins that says what could not be loaded: "The plan". */
  readonly what: string;
  readonly load: () => Promise<ComponentType<Props>>;
  readonly place?: PartPlace;
  /** Keeps its room while it is not there. */
  readonly fallback?: ReactNode;
  /** Stands in where it cannot be loaded, in place of the sentence that says so. */
  readonly drawFailed?: (props: Props) => ReactNode;
}

/**
 * A part of the page with code of its own. Where that cannot be loaded the part says so in its
 * place, and tries again when asked to and when the connection comes back; a fault while it is
 * drawn stays in its place too.
 */
export function lazyPart<Props extends object>({
  what,
  load,
  place = 'here',
  fallback = null,
  drawFailed,
}: LazyPartOptions<Props>): LazyPart<Props> {
  const loader = createLoader(load);

  function Part(props: Props): ReactNode {
    const state = useSyncExternalStore(loader.subscribe, loader.read, loader.readOnServer);
    const hasFailed = state.kind === 'failed';
    useEffect(() => loader.begin(), []);
    useEffect(() => {
      if (!hasFailed) return undefined;
      window.addEventListener('online', loader.begin);
      return () => window.removeEventListener('online', loader.begin);
    }, [hasFailed]);
    const failed = { what, place, onClose: closerOf(props) };
    if (state.kind === 'failed') {
      if (drawFailed) return drawFailed(props);
      return (
        <>
          {fallback}
          <PartFailed {...failed} {...state} onRetry={loader.begin} />
        </>
      );
    }
    if (state.kind !== 'loaded') return fallback;
    return (
      <FaultBoundary
        drawFault={(tryAgain) => (
          <PartFailed {...failed} isRetrying={false} mayBeOutdated onRetry={tryAgain} />
        )}
      >
        <state.Part {...props} />
      </FaultBoundary>
    );
  }

  return Object.assign(Part, { preload: loader.begin });
}

function createLoader<Props>(load: () => Promise<ComponentType<Props>>) {
  const idle: PartState<Props> = { kind: 'idle' };
  let state: PartState<Props> = idle;
  const listeners = new Set<() => void>();
  const isWanted = (): boolean => listeners.size > 0;

  function show(next: PartState<Props>): void {
    state = next;
    for (const listener of listeners) listener();
  }

  /** Loads what is neither here nor on its way. */
  function begin(): void {
    if (state.kind === 'loaded' || state.kind === 'loading') return;
    if (state.kind === 'failed' && state.isRetrying) return;
    const isRetry = state.kind === 'failed';
    show(
      isRetry ? { kind: 'failed', isRetrying: true, mayBeOutdated: false } : { kind: 'loading' },
    );
    loadPart(load).then(
      (Part) => show({ kind: 'loaded', Part }),
      () =>
        show(
          isWanted()
            ? { kind: 'failed', isRetrying: false, mayBeOutdated: isRetry && navigator.onLine }
            : idle,
        ),
    );
  }

  return {
    begin,
    read: () => state,
    readOnServer: () => idle,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        // The next time it is wanted begins afresh.
        if (!isWanted() && state.kind === 'failed') state = idle;
      };
    },
  };
}

/** Dialogs can be given up also where they could not be loaded. */
function closerOf(props: object): (() => void) | undefined {
  return 'onClose' in props && typeof props.onClose === 'function'
    ? () => (props.onClose as () => void)()
    : undefined;
}
