import { ChevronLeft, ChevronRight, Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Dialog, DialogText } from '../dialog/dialog.tsx';
import { useBusy } from '../use-busy.ts';

export interface Photo {
  readonly id: string;
  readonly url: string;
  readonly name: string;
}

interface PhotoViewerProps {
  /** "Photos of June Park" */
  readonly title: string;
  readonly photos: readonly Photo[];
  readonly index: number;
  readonly onIndex: (index: number) => void;
  readonly onRemove: (id: string) => Promise<void>;
  readonly onClose: () => void;
}

/** One picture at a time; arrow keys go on and back, around the ends. */
export function PhotoViewer({
  title,
  photos,
  index,
  onIndex,
  onRemove,
  onClose,
}: PhotoViewerProps): React.JSX.Element {
  const count = photos.length;
  const photo = photos[index];
  const move = (step: 1 | -1): void => onIndex((index + step + count) % count);
  useArrowKeys(move);

  return (
    <Dialog title={title} className="dialog--viewer" onClose={onClose}>
      <div className="viewer" role="group" aria-roledescription="carousel" aria-label={title}>
        {photo && <img src={photo.url} alt={photo.name || `${index + 1} of ${title}`} />}
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
            onRemove={() => {
              if (count === 1) onClose();
              return onRemove(photo.id);
            }}
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

function RemovePhoto({ onRemove }: { readonly onRemove: () => Promise<void> }): React.JSX.Element {
  const [isAsking, setIsAsking] = useState(false);
  const { run } = useBusy();
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
      <button className="btn btn--danger btn--sm" type="button" onClick={() => void run(onRemove)}>
        Remove for good
      </button>
    </span>
  );
}

function focusWhenShown(button: HTMLButtonElement | null): void {
  button?.focus();
}
