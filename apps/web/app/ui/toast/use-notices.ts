import { useCallback, useMemo } from 'react';
import { useToast } from './toast-provider.tsx';

interface Notices {
  readonly success: (text: string) => void;
  readonly failure: (text: string) => void;
}

/** Says what came of a change: 'Success' or 'Error', and one sentence. */
export function useNotices(): Notices {
  const show = useToast();
  const success = useCallback(
    (text: string) => show({ variant: 'success', title: 'Success', text }),
    [show],
  );
  const failure = useCallback(
    (text: string) => show({ variant: 'destructive', title: 'Error', text }),
    [show],
  );
  return useMemo(() => ({ success, failure }), [success, failure]);
}
