interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** As much as any screen shows of a photo. */
const maxPixels = 1600;
const quality = 0.92;

/** A part of a photo, turned by quarters, as a new JPEG. `area` is measured on the turned photo. */
export async function cropPhoto(photo: File, area: Area, rotation: number): Promise<File> {
  const image = await createImageBitmap(photo);
  const side = Math.round(Math.min(Math.max(area.width, area.height), maxPixels));
  const scale = side / Math.max(area.width, area.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(area.width * scale);
  canvas.height = Math.round(area.height * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('Cannot crop a photo: this browser has no canvas');
  const isTurned = rotation % 180 !== 0;
  const turned = {
    width: isTurned ? image.height : image.width,
    height: isTurned ? image.width : image.height,
  };
  // Transparent parts would turn black in a JPEG.
  context.fillStyle = '#FFFFFF';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - area.x, turned.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.drawImage(image, -image.width / 2, -image.height / 2);
  image.close();
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas.toBlob(resolve, 'image/jpeg', quality),
  );
  if (!blob) throw new Error('Cannot crop a photo: the canvas gave no picture');
  return new File([blob], `${photo.name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' });
}
