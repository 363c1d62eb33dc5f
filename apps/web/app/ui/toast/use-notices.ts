import { useCallback, useMemo } from 'react';
import { useToast } from './toast-provider.tsx';

interface Notices {
  /** Takes the notice away that said before that the same failed. */
  readonly success: (text: string, options?: { readonly insteadOf: string }) => void;
  readonly failure: (text: string) => void;
  /**
   * Something is changed, or gone where nothing else is said, and can be had back for as
   * long as the notice stands.
   */
  readonly undoable: (text: string, undo: () => void, title?: string) => void;
}

/** Says what came of a change: 'Success' or 'Error', and one sentence. */
export function useNotices(): Notices {
  const show = useToast();
  const success = useCallback(
    (text: string, options?: { readonly insteadOf: string }) =>
      show({ variant: 'success', title: 'Success', text, ...options }),
    [show],
  );
  const failure = useCallback(
    (text: string) => show({ variant: 'destructive', title: 'Error', text }),
    [show],
  );
  const undoable = useCallback(
    (text: string, undo: () => void, title = 'Removed') =>
      show({ variant: 'default', title, text, action: { label: 'Undo', run: undo } }),
    [show],
  );
  return useMemo(() => ({ success, failure, undoable }), [success, failure, undoable]);
}
