import { Camera } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { lazyPart } from '../loading/lazy-part.tsx';

const CropDialog = lazyPart({
  what: 'The dialog that crops the photo',
  place: 'afloat',
  load: () => import('./crop-dialog.tsx').then(({ CropDialog }) => CropDialog),
});

/** What the server takes. */
const accepted = ['image/jpeg', 'image/png', 'image/webp'];

interface PhotoUploadProps {
  readonly label: string;
  readonly isUploading: boolean;
  /** Portraits are shown in a circle. */
  readonly isRound?: boolean;
  readonly onPhoto: (photo: File) => void;
}

/**
 * Takes one picture from the device, lets it be cropped and turned, and hands it on. Nothing can be
 * chosen while one is on its way.
 */
export function PhotoUpload({
  label,
  isUploading,
  isRound = false,
  onPhoto,
}: PhotoUploadProps): React.JSX.Element {
  const id = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  function choose(files: FileList | null): void {
    const file = files?.[0];
    // The same file can be chosen again.
    if (inputRef.current) inputRef.current.value = '';
    if (!file) return;
    const isImage = accepted.includes(file.type);
    setProblem(isImage ? null : 'Choose an image: JPEG, PNG or WebP.');
    setChosen(isImage ? file : null);
  }

  return (
    <div className="photo-upload">
      <input
        ref={inputRef}
        id={id}
        className="sr-only"
        type="file"
        accept={accepted.join(',')}
        disabled={isUploading}
        onFocus={CropDialog.preload}
        {...(problem !== null && { 'aria-invalid': true, 'aria-describedby': `${id}-error` })}
        onChange={(event) => choose(event.target.files)}
      />
      <label
        className="btn btn--secondary"
        htmlFor={id}
        aria-disabled={isUploading}
        onPointerEnter={CropDialog.preload}
      >
        <Camera className="icon" />
        {isUploading ? 'Uploading...' : label}
      </label>
      {problem !== null && (
        <p className="error" id={`${id}-error`} role="alert">
          {problem}
        </p>
      )}
      {chosen && (
        <CropDialog
          photo={chosen}
          isRound={isRound}
          onClose={() => setChosen(null)}
          onCropped={(photo) => {
            setChosen(null);
            onPhoto(photo);
          }}
        />
      )}
    </div>
  );
}
