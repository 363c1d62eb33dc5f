import { useState } from 'react';
import './photos.css';
import { type Photo, PhotoViewer } from './photo-viewer.tsx';

interface PhotoListProps {
  /** "Photos of June Park" */
  readonly title: string;
  readonly photos: readonly Photo[];
  readonly className: string;
  readonly onRemove: (id: string) => Promise<void>;
}

/** Pictures side by side, each opening large. */
export function PhotoList({
  title,
  photos,
  className,
  onRemove,
}: PhotoListProps): React.JSX.Element {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <ul className={className}>
        {photos.map(({ id, url }, i) => (
          <li key={id}>
            <button
              className="photo"
              type="button"
              onClick={() => setShown(i)}
              aria-label={`View photo ${i + 1} of ${photos.length}`}
            >
              <img src={url} alt="" loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown !== null && photos.length > 0 && (
        <PhotoViewer
          title={title}
          photos={photos}
          index={Math.min(shown, photos.length - 1)}
          onIndex={setShown}
          onRemove={onRemove}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
