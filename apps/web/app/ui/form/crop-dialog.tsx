import { RotateCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import Cropper, { type Area } from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { cropPhoto } from './crop-photo.ts';
import { Dialog, DialogText } from '../dialog/dialog.tsx';
import { FormAlert } from './form-alert.tsx';
import { RangeSlider } from '../slider/range-slider.tsx';
import { useBusy } from '../use-busy.ts';

interface CropDialogProps {
  readonly photo: File;
  readonly isRound: boolean;
  readonly onCropped: (photo: File) => void;
  readonly onClose: () => void;
}

const unreadable = 'This photo could not be read. Try another one.';

/**
 * The square that is kept of a photo: moved by pointer or arrow keys, zoomed by a
 * slider, turned by quarters.
 */
export function CropDialog({
  photo,
  isRound,
  onCropped,
  onClose,
}: CropDialogProps): React.JSX.Element {
  const [url] = useState(() => URL.createObjectURL(photo));
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [rotation, setRotation] = useState(0);
  const [area, setArea] = useState<Area | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { isBusy, run } = useBusy();

  useEffect(() => () => URL.revokeObjectURL(url), [url]);

  async function use(): Promise<void> {
    if (!area) return;
    const cropped = await cropPhoto(photo, area, rotation).catch(() => null);
    if (cropped) onCropped(cropped);
    else setProblem(unreadable);
  }

  return (
    <Dialog title="Crop photo" onClose={onClose}>
      <DialogText>
        Drag the photo, or use the arrow keys, until the frame shows what you want to keep.
      </DialogText>
      <div className="crop-stage">
        <Cropper
          image={url}
          crop={crop}
          zoom={zoom}
          rotation={rotation}
          aspect={1}
          cropShape={isRound ? 'round' : 'rect'}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => setArea(pixels)}
          mediaProps={{ alt: '', onError: () => setProblem(unreadable) }}
        />
      </div>
      <CropTools zoom={zoom} onZoom={setZoom} onRotate={() => setRotation((rotation + 90) % 360)} />
      {problem !== null && <FormAlert text={problem} />}
      <div className="dialog-foot">
        <button className="btn btn--ghost" type="button" onClick={onClose}>
          Cancel
        </button>
        <button
          className="btn btn--primary"
          type="button"
          aria-disabled={area === null || isBusy}
          onClick={() => void run(use)}
        >
          Use photo
        </button>
      </div>
    </Dialog>
  );
}

interface CropToolsProps {
  readonly zoom: number;
  readonly onZoom: (zoom: number) => void;
  readonly onRotate: () => void;
}

function CropTools({ zoom, onZoom, onRotate }: CropToolsProps): React.JSX.Element {
  return (
    <div className="crop-tools">
      <RangeSlider
        label="Zoom"
        thumbs={['Zoom']}
        values={[zoom]}
        min={1}
        max={3}
        step={0.1}
        format={(value) => `${value.toFixed(1)}×`}
        onChange={([value = 1]) => onZoom(value)}
      />
      <button className="btn btn--secondary" type="button" onClick={onRotate}>
        <RotateCw className="icon" />
        Rotate
      </button>
    </div>
  );
}
