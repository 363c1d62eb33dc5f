import type { ReactNode } from 'react';
import { Dialog, DialogText } from './dialog.tsx';

interface ConfirmDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly isBusy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** Asks before something is lost. The way back comes first and has the focus. */
export function ConfirmDialog({
  title,
  text,
  confirm,
  cancel,
  isBusy = false,
  onConfirm,
  onClose,
  children,
}: ConfirmDialogProps): React.JSX.Element {
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogText>{text}</DialogText>
      {children}
      <div className="dialog-foot">
        <button className="btn btn--secondary" type="button" onClick={onClose}>
          {cancel}
        </button>
        <button
          className="btn btn--danger"
          type="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && onConfirm()}
        >
          {confirm}
        </button>
      </div>
    </Dialog>
  );
}
