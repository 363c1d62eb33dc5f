import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export interface Form {
  readonly headers: Record<string, string>;
  readonly payload: Buffer;
}

/** A form with one file, as a browser sends it. */
export async function aForm(
  bytes: Buffer | string,
  { field = 'file', name = 'photo.jpg', type = 'image/jpeg' } = {},
): Promise<Form> {
  const form = new FormData();
  form.append(field, new File([bytes], name, { type }));
  return encoded(form);
}

export async function encoded(form: FormData): Promise<Form> {
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

/**
 * A JPEG, red on the left half and blue on the right, with the place where it was taken in its
 * metadata.
 */
export function aJpeg({ width = 400, height = 200, orientation = 1 } = {}): Promise<Buffer> {
  const [red, blue] = [Buffer.from([255, 0, 0]), Buffer.from([0, 0, 255])];
  const line = Buffer.concat([
    ...Array<Buffer>(width / 2).fill(red),
    ...Array<Buffer>(width / 2).fill(blue),
  ]);
  return sharp(Buffer.concat(Array<Buffer>(height).fill(line)), {
    raw: { width, height, channels: 3 },
  })
    .withExif({
      IFD0: { Artist: 'secret-canary' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '37/1 46/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '122/1 25/1 0/1',
      },
    })
    .withMetadata({ orientation })
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A PNG of any size that is black and compresses to next to nothing. */
export function aHugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const pixels = deflateSync(Buffer.alloc(height * (Math.ceil(width / 8) + 1)), { level: 9 });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}
