import { crc32, deflateSync } from 'node:zlib';

export interface Photo {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A PNG of this size as a file to choose: red on the left, blue on the right. */
export function aPhoto(width: number, height: number): Photo {
  const row = Buffer.from([
    0,
    ...Array.from({ length: width }, (_, x) =>
      x < width / 2 ? [200, 30, 30] : [30, 30, 200],
    ).flat(),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => row)));
  return {
    name: 'June at the bay.png',
    mimeType: 'image/png',
    buffer: Buffer.concat([
      signature,
      chunk('IHDR', header),
      chunk('IDAT', pixels),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  };
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}

/** Width and height of the JPEG inside a body, from its frame header. */
export function jpegSize(body: Buffer): { width: number; height: number } | null {
  const start = body.indexOf(Buffer.from([0xff, 0xd8, 0xff]));
  const frame = start < 0 ? -1 : body.indexOf(Buffer.from([0xff, 0xc0]), start);
  return frame < 0
    ? null
    : { height: body.readUInt16BE(frame + 5), width: body.readUInt16BE(frame + 7) };
}

/** The address of a photo by any link: each session has its own. */
export function samePhotoAs(avatar: string | null): RegExp {
  return new RegExp(`^${avatar?.split('?')[0] ?? 'none'}\\?link=`);
}
