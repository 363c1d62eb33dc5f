import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { aHugePng, aJpeg } from '../testing/a-photo.ts';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';
import { Refusal } from '../refusal.ts';
import { reEncodePhoto } from './re-encode-photo.ts';

const folder = aTemporaryFolder();
afterAll(() => rmSync(folder, { recursive: true }));
let files = 0;

async function remade(bytes: Buffer, userId = 1): Promise<Buffer> {
  const file = join(folder, String((files += 1)));
  await writeFile(file, bytes);
  return reEncodePhoto({ userId, network: '192.0.2.1' }, file);
}

async function refusalOf(bytes: Buffer): Promise<string> {
  const error = await remade(bytes).then(
    () => 'taken',
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? error.code : String(error);
}

const plain = (width: number, height: number) =>
  sharp({
    create: { width, height, channels: 4, background: { r: 200, g: 10, b: 30, alpha: 0.5 } },
  });

/** A JPEG whose header claims other sides. */
async function jpegClaiming(width: number, height: number): Promise<Buffer> {
  const jpeg = await aJpeg();
  const frame = jpeg.indexOf(Buffer.from('ffc0', 'hex'));
  jpeg.writeUInt16BE(height, frame + 5);
  jpeg.writeUInt16BE(width, frame + 7);
  return jpeg;
}

async function pngClaiming(width: number, height: number): Promise<Buffer> {
  const png = await plain(4, 4).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

/** The extended header of WebP, with a canvas of other sides. */
async function webpClaiming(width: number, height: number): Promise<Buffer> {
  const inner = (await plain(4, 4).webp({ lossless: true }).toBuffer()).subarray(12);
  const header = Buffer.alloc(18);
  header.write('VP8X', 0, 'latin1');
  header.writeUInt32LE(10, 4);
  header.writeUIntLE(width - 1, 12, 3);
  header.writeUIntLE(height - 1, 15, 3);
  const start = Buffer.from('RIFF....WEBP', 'latin1');
  start.writeUInt32LE(4 + header.length + inner.length, 4);
  return Buffer.concat([start, header, inner]);
}

describe('re-encoding a photo', () => {
  it('rejects a header that claims too long sides or too many pixels', async () => {
    for (const claim of [
      await jpegClaiming(65_000, 65_000),
      await jpegClaiming(12_001, 10),
      await pngClaiming(20_000_000, 2),
      await pngClaiming(60_000, 60_000),
      aHugePng(2, 12_001),
    ])
      expect(await refusalOf(claim)).toBe('photo-too-large');
    // A picture that does not fill its canvas is refused one way or the other.
    for (const claim of [await webpClaiming(16_383, 16_383), await webpClaiming(12_001, 10)])
      expect(await refusalOf(claim)).toMatch(/photo-too-large|not-a-photo/);
  });

  it('accepts sides of 12,000 pixels', async () => {
    const { width, height } = await sharp(await remade(aHugePng(12_000, 2))).metadata();
    expect([width, height]).toEqual([1600, 1]);
  });

  it('refuses every format that is cut short', async () => {
    const noise = sharp(Buffer.from(Array.from({ length: 40_000 * 3 }, (_, i) => (i * i) % 251)), {
      raw: { width: 200, height: 200, channels: 3 },
    });
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise.clone().toFormat(format).toBuffer();
      expect(await refusalOf(whole.subarray(0, whole.length / 2)), format).toBe('not-a-photo');
    }
  });

  it('shows the first picture of an animation, and no more', async () => {
    const frames = await Promise.all(
      ['red', 'blue'].map((background) =>
        sharp({ create: { width: 20, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    );
    const animation = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { width, height, pages } = await sharp(await remade(animation)).metadata();
    expect({ width, height, pages }).toEqual({ width: 20, height: 20, pages: undefined });
  });

  it('removes a page or an archive hidden in a photo', async () => {
    const jpeg = await aJpeg();
    const comment = Buffer.from('\u0000\u0000<script>alert(1)</script>', 'latin1');
    comment.writeUInt16BE(comment.length, 0);
    const polyglot = Buffer.concat([
      jpeg.subarray(0, 2),
      Buffer.from('fffe', 'hex'),
      comment,
      jpeg.subarray(2),
      Buffer.from('PK\u0005\u0006'),
    ]);
    const photo = await remade(polyglot);
    expect([photo.includes('script'), photo.includes('PK\u0005\u0006')]).toEqual([false, false]);
  });

  it('refuses a photo that needs too much memory, without harming this process, and goes on', async () => {
    const heavy = await plain(7700, 5190)
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer();
    const before = process.memoryUsage.rss();
    const [refused, taken] = await Promise.all([
      refusalOf(heavy),
      remade(await aJpeg({ width: 1000, height: 500 }), 2),
    ]);
    expect(refused).toBe('photo-too-large');
    expect(taken.length).toBeGreaterThan(0);
    expect(process.memoryUsage.rss() - before).toBeLessThan(100 * 1024 * 1024);
  });
});
