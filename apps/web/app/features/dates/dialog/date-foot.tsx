import { Trash2 } from 'lucide-react';
import { DiscardFoot } from '../../../ui/form/discard-foot.tsx';

/** What the foot of the dialog asks right now. */
export type FootState = 'actions' | 'delete' | 'discard' | 'again';

interface DateFootProps {
  readonly state: FootState;
  readonly submit: string;
  /** What 'again' asks. */
  readonly question: string | null;
  /** The answer to it that stores nothing. */
  readonly decline: string;
  readonly isBusy: boolean;
  readonly canDelete: boolean;
  readonly onState: (state: FootState) => void;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
  readonly onDelete: () => void;
}

/** The actions of the dialog. Deleting and discarding each ask once more, in the same place. */
export function DateFoot(props: DateFootProps): React.JSX.Element {
  const { state, submit, isBusy, canDelete, onState, onClose } = props;
  if (state === 'again')
    return (
      <div className="dialog-foot">
        <p role="alert">{props.question}</p>
        <button
          ref={focusWhenShown}
          className="btn btn--secondary"
          type="button"
          onClick={() => onState('actions')}
        >
          {props.decline}
        </button>
        <button className="btn btn--primary" type="submit" aria-disabled={isBusy}>
          {isBusy ? 'Saving...' : 'Yes, again'}
        </button>
      </div>
    );
  if (state === 'discard')
    return <DiscardFoot onKeep={() => onState('actions')} onDiscard={props.onDiscard} />;
  if (state === 'delete')
    return (
      <div className="dialog-foot">
        <p role="alert">Delete this date for good?</p>
        <button
          ref={focusWhenShown}
          className="btn btn--secondary"
          type="button"
          onClick={() => onState('actions')}
        >
          Keep date
        </button>
        <button
          className="btn btn--danger"
          type="button"
          aria-disabled={isBusy}
          onClick={() => !isBusy && props.onDelete()}
        >
          Yes, delete
        </button>
      </div>
    );
  return (
    <div className="dialog-foot">
      {canDelete && (
        <button
          className="btn btn--danger-quiet date-delete"
          type="button"
          onClick={() => onState('delete')}
        >
          <Trash2 className="icon" />
          Delete
        </button>
      )}
      <button className="btn btn--ghost" type="button" onClick={onClose}>
        Cancel
      </button>
      <button className="btn btn--primary" type="submit" aria-disabled={isBusy}>
        {isBusy ? 'Saving...' : submit}
      </button>
    </div>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
