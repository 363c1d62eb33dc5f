// A process of its own that makes one photo anew: what a hostile file takes or breaks ends with it.
// JavaScript and not TypeScript:
// Node's reader of types takes 18 MB and 40 ms of every process that needs it.
import { setPriority } from 'node:os';
import sharp from 'sharp';

/**
 * What the file says of itself is too much: known to re-encode-photo.ts too. Ended in any other
 * way, the file is no photo.
 */
const tooLargeCode = 11;

const niceness = 5;
const watchMs = 5;

/**
 * Writes the photo to standard output. A process that grows past what it may take, or whose parent
 * is gone, kills itself:
 * an orderly exit would wait for the library.
 * @param {string} file
 * @param {{ sidePixels: number, pixels: number, growthBytes: number, longestSidePixels: number,
 *   quality: number }} limits
 */
async function makeAnew(file, { sidePixels, pixels, growthBytes, longestSidePixels, quality }) {
  setPriority(niceness);
  // What none of the three formats needs cannot be reached, whatever a file claims to be.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
  });
  sharp.concurrency(1);
  sharp.cache(false);
  const atFirst = process.memoryUsage.rss();
  const parent = process.ppid;
  setInterval(() => {
    if (process.memoryUsage.rss() - atFirst > growthBytes || process.ppid !== parent)
      process.kill(process.pid, 'SIGKILL');
  }, watchMs).unref();

  // The header alone: sides are measured and pixels counted before any is decoded.
  const { width, height } = await sharp(file, { limitInputPixels: false }).metadata();
  if (Math.max(width, height) > sidePixels || width * height > pixels) process.exit(tooLargeCode);
  const photo = await sharp(file, { limitInputPixels: pixels, failOn: 'error' })
    .autoOrient()
    .resize({
      width: longestSidePixels,
      height: longestSidePixels,
      fit: 'inside',
      withoutEnlargement: true,
    })
    .webp({ quality })
    .toBuffer();
  process.stdout.write(photo);
}

const [, , file = '', limits = '{}'] = process.argv;
await makeAnew(file, JSON.parse(limits));
