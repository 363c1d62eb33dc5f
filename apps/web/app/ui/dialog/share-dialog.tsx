import { Share2 } from 'lucide-react';
import { useState } from 'react';
import './share.css';
import { Dialog, DialogText } from './dialog.tsx';
import { AddressField } from '../form/address-field.tsx';
import { FormAlert } from '../form/form-alert.tsx';
import { useNotices } from '../toast/use-notices.ts';
import { useBusy } from '../use-busy.ts';

interface ShareDialogProps {
  readonly title: string;
  /** Who sees what. */
  readonly text?: string;
  readonly url: string;
  readonly stop: () => Promise<void>;
  readonly explain: (error: unknown) => string;
  readonly onClose: () => void;
}

/**
 * The address of what is shared, to copy or to send on. Ending it takes a
 * second step, in the footer.
 */
export function ShareDialog({
  title,
  text = 'Anyone with the link sees the places, times and prices, and nothing about either of you.',
  url,
  stop,
  explain,
  onClose,
}: ShareDialogProps): React.JSX.Element {
  const notify = useNotices();
  const { isBusy, run } = useBusy();
  const [isAsking, setIsAsking] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function end(): Promise<void> {
    try {
      await stop();
      notify.success('The link no longer works');
      onClose();
    } catch (error) {
      setFailure(explain(error));
    }
  }

  return (
    <Dialog title="Share this plan" onClose={onClose}>
      <DialogText>{text}</DialogText>
      <SharedAddress title={title} url={url} />
      {failure !== null && <FormAlert text={failure} />}
      {isAsking ? (
        <div className="dialog-foot share-foot">
          <p>The link stops working for everybody who has it.</p>
          <button className="btn btn--secondary" type="button" onClick={() => setIsAsking(false)}>
            Keep
          </button>
          <button
            className="btn btn--danger"
            type="button"
            aria-disabled={isBusy}
            onClick={() => void run(end)}
          >
            {isBusy && <span className="spinner" />}
            Stop sharing
          </button>
        </div>
      ) : (
        <div className="dialog-foot">
          <button className="btn btn--danger-quiet" type="button" onClick={() => setIsAsking(true)}>
            Stop sharing…
          </button>
          <button className="btn btn--secondary" type="button" onClick={onClose}>
            Done
          </button>
        </div>
      )}
    </Dialog>
  );
}

function SharedAddress({ title, url }: { title: string; url: string }): React.JSX.Element {
  // Somebody who closes the system's own dialog has changed their mind: nothing to say about it.
  const send = (): Promise<void> => navigator.share({ title, url }).catch(() => undefined);
  return (
    <AddressField
      label="Link"
      url={url}
      tone="primary"
      copied="Link copied"
      notCopied="Failed to copy. Select the link and copy it by hand."
    >
      {'share' in navigator && (
        <button className="btn btn--secondary" type="button" onClick={() => void send()}>
          <Share2 className="icon" />
          Send
        </button>
      )}
    </AddressField>
  );
}
