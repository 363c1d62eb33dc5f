import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';
import { type Toast, withToast } from './toast.ts';

type ShowToast = (toast: Omit<Toast, 'id'>) => void;

interface Toasts {
  readonly show: ShowToast;
  /** Takes failures off the screen, with those that are still to come of what has just happened. */
  readonly hushFailures: () => void;
}

const ToastContext = createContext<Toasts>({
  show: () => undefined,
  hushFailures: () => undefined,
});
const hushMs = 1000;
const ToastRegion = lazyPart({
  what: 'The notices',
  load: () => import('./toast-region.tsx').then(({ ToastRegion }) => ToastRegion),
  drawFailed: ({ toasts }) => <PlainNotice toast={toasts.at(-1)} />,
});
/** What shows notices, for whoever is about to do something that has one. */
export const preloadNotices = ToastRegion.preload;

/** Holds the toasts on screen. What draws them is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }): React.JSX.Element {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [isUsed, setIsUsed] = useState(false);
  const lastId = useRef(0);
  const hushedUntil = useRef(0);

  const show = useCallback<ShowToast>((toast) => {
    if (toast.variant === 'destructive' && performance.now() < hushedUntil.current) return;
    lastId.current += 1;
    const id = lastId.current;
    setIsUsed(true);
    setToasts((shown) => withToast(shown, { ...toast, id }));
  }, []);
  const hushFailures = useCallback(() => {
    hushedUntil.current = performance.now() + hushMs;
    setToasts((shown) => shown.filter(({ variant }) => variant !== 'destructive'));
  }, []);
  const value = useMemo(() => ({ show, hushFailures }), [show, hushFailures]);
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={value}>
      {children}
      {isUsed && <ToastRegion toasts={toasts} onRemove={remove} />}
    </ToastContext>
  );
}

/** The last notice, where what draws them in full cannot be loaded. */
function PlainNotice({ toast }: { toast: Toast | undefined }): React.JSX.Element {
  return (
    <div className="plain-notice" role="status">
      {toast && (
        <div className="alert">
          <div>
            <p>
              <b>{toast.title}</b>
            </p>
            <p>{toast.text}</p>
          </div>
        </div>
      )}
    </div>
  );
}

export function useToast(): ShowToast {
  return use(ToastContext).show;
}

/** For whoever says in another way what failed, and why. */
export function useHushFailures(): () => void {
  return use(ToastContext).hushFailures;
}
