import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useRef,
  useState,
} from 'react';
import { type Toast, withToast } from './toast.ts';

type ShowToast = (toast: Omit<Toast, 'id'>) => void;

const ToastContext = createContext<ShowToast>(() => undefined);
const ToastRegion = lazy(() =>
  import('./toast-region.tsx').then(({ ToastRegion }) => ({ default: ToastRegion })),
);

/** Holds the toasts on screen. What draws them is loaded with the first one. */
export function ToastProvider({ children }: { children: ReactNode }): React.JSX.Element {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const [isUsed, setIsUsed] = useState(false);
  const lastId = useRef(0);

  const show = useCallback<ShowToast>((toast) => {
    lastId.current += 1;
    const id = lastId.current;
    setIsUsed(true);
    setToasts((shown) => withToast(shown, { ...toast, id }));
  }, []);
  const remove = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );

  return (
    <ToastContext value={show}>
      {children}
      {isUsed && (
        <Suspense>
          <ToastRegion toasts={toasts} onRemove={remove} />
        </Suspense>
      )}
    </ToastContext>
  );
}

export function useToast(): ShowToast {
  return use(ToastContext);
}
