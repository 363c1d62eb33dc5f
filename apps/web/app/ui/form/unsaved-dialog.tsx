import type { Blocker } from 'react-router';
import { ConfirmDialog } from '../dialog/confirm-dialog.tsx';

/** Asks whoever is about to leave a page whether the edits on it may go. */
export function UnsavedDialog({
  blocker,
}: {
  readonly blocker: Blocker;
}): React.JSX.Element | null {
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title="Leave without saving?"
      text="What you changed here has not been saved."
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
}
