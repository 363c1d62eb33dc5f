import { open } from 'node:fs/promises';
import { limits } from '@rendezvous/contract';
import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import sharp, { type Sharp } from 'sharp';
import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';

const longestSidePixels = 1600;
const quality = 82;
const timeLimitSeconds = 5;
/** A progressive JPEG of 40 megapixels takes some 150 MB while it is decoded: one at a time is what a small machine can spare. */
const atOnce = 1;
const mayWait = 16;
const retryAfterSeconds = 5;

// What none of the three formats needs cannot be reached, whatever a file claims to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});
// A core stays free for the requests; the cache would only hold files that are about to go.
sharp.concurrency(1);
sharp.cache(false);

const places = bulkhead(atOnce, mayWait);

/**
 * A JPEG, PNG or WebP file as a WebP of ours: upright, at most 1600 pixels a side, without metadata and without anything else the
 * file carried. Refuses what is none of the three or broken, too many pixels, and work beyond what may wait.
 */
export async function reEncodePhoto(file: string): Promise<Buffer> {
  try {
    return await places.execute(() => encode(file));
  } catch (error) {
    if (error instanceof BulkheadRejectedError)
      throw new Refusal('unavailable', { detail: messages.photosBusy, retryAfterSeconds });
    throw error;
  }
}

async function encode(file: string): Promise<Buffer> {
  if (!isPhoto(await readStart(file))) throw new Refusal('not-a-photo');
  // The header alone: pixels are counted before any is decoded.
  const { width, height } = await pictureIn(() =>
    sharp(file, { limitInputPixels: false }).metadata(),
  );
  if (width * height > limits.photoPixels) throw new Refusal('photo-too-large');
  return pictureIn(() => upright(file).toBuffer());
}

function upright(file: string): Sharp {
  return sharp(file, { limitInputPixels: limits.photoPixels, failOn: 'error' })
    .timeout({ seconds: timeLimitSeconds })
    .autoOrient()
    .resize({
      width: longestSidePixels,
      height: longestSidePixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality });
}

/** Whatever the library cannot read is no photo; what takes it too long is too large. */
async function pictureIn<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    throw new Refusal(
      error instanceof Error && /timeout/i.test(error.message) ? 'photo-too-large' : 'not-a-photo',
    );
  }
}

async function readStart(file: string): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(12), 0, 12, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** By the first bytes; what a name or a header says is of no matter. */
function isPhoto(start: Buffer): boolean {
  const hex = start.toString('hex');
  return (
    hex.startsWith('ffd8ff') ||
    hex.startsWith('89504e470d0a1a0a') ||
    /^52494646.{8}57454250$/.test(hex)
  );
}
