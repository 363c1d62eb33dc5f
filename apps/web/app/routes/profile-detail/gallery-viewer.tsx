import type { Profile } from '@rendezvous/contract';
import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { explainAction } from '../../api/api-failure.ts';
import { useDeleteAttachment } from '../../api/use-profiles.ts';
import { messages } from '../../messages.ts';
import { Dialog, DialogText } from '../../ui/dialog.tsx';
import { useNotices } from '../../ui/toast/use-notices.ts';
import { useBusy } from '../../ui/use-busy.ts';

interface GalleryViewerProps {
  readonly profile: Profile;
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture at a time; arrow keys go on and back, around the ends. */
export function GalleryViewer({
  profile,
  index,
  onIndex,
  onClose,
}: GalleryViewerProps): React.JSX.Element {
  const { attachments, name } = profile;
  const count = attachments.length;
  const photo = attachments[index];
  const move = (step: 1 | -1): void => onIndex((index + step + count) % count);
  useArrowKeys(move);

  return (
    <Dialog title={`Photos of ${name}`} className="dialog--viewer" onClose={onClose}>
      <div
        className="viewer"
        role="group"
        aria-roledescription="carousel"
        aria-label={`Photos of ${name}`}
      >
        {photo && <img src={photo.url} alt={photo.name || `Photo ${index + 1} of ${name}`} />}
        <div className="viewer-bar">
          <button
            className="icon-btn"
            type="button"
            aria-label="Previous photo"
            onClick={() => move(-1)}
          >
            <ChevronLeft className="icon" />
          </button>
          <DialogText>
            <span aria-live="polite">
              Photo {index + 1} of {count}
            </span>
          </DialogText>
          <button
            ref={focusWhenShown}
            className="icon-btn"
            type="button"
            aria-label="Next photo"
            onClick={() => move(1)}
          >
            <ChevronRight className="icon" />
          </button>
        </div>
        {photo && (
          <RemovePhoto
            key={photo.id}
            profileId={profile.id}
            attachmentId={photo.id}
            onRemove={() => count === 1 && onClose()}
          />
        )}
      </div>
    </Dialog>
  );
}

function useArrowKeys(onMove: (step: 1 | -1) => void): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key === 'ArrowRight') onMove(1);
      if (event.key === 'ArrowLeft') onMove(-1);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, [onMove]);
}

interface RemovePhotoProps {
  readonly profileId: number;
  readonly attachmentId: string;
  readonly onRemove: () => void;
}

function RemovePhoto({ profileId, attachmentId, onRemove }: RemovePhotoProps): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const removal = useDeleteAttachment(profileId);
  const { success, failure } = useNotices();
  const { run } = useBusy();

  async function remove(): Promise<void> {
    onRemove();
    try {
      await removal.mutateAsync(attachmentId);
      success(messages.changeDone);
    } catch (error) {
      failure(explainAction(error, messages.changeFailed));
    }
  }

  if (!isAsking) {
    return (
      <button
        className="btn btn--ghost btn--sm viewer-remove"
        type="button"
        onClick={() => setIsAsking(true)}
      >
        <Trash2 className="icon" />
        Remove photo
      </button>
    );
  }
  return (
    <span className="viewer-remove btn-row">
      <button
        ref={focusWhenShown}
        className="btn btn--secondary btn--sm"
        type="button"
        onClick={() => setIsAsking(false)}
      >
        Keep photo
      </button>
      <button className="btn btn--danger btn--sm" type="button" onClick={() => void run(remove)}>
        Remove for good
      </button>
    </span>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
