import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Font } from 'satori';
import { Refusal } from '../../refusal.ts';

const size = { width: 1200, height: 630 };
const keptMs = 5 * 60_000;
const maxKept = 30;
const maxWaiting = 4;

/**
 * A PNG of what `draw` gives; `subject` says what it shows, and the same subject is drawn once in a
 * few minutes.
 */
export type DrawPicture = (subject: string, draw: () => unknown) => Promise<Buffer>;

/**
 * Draws one picture at a time, and refuses when too many wait: a picture takes a core for a
 * fraction of a second.
 */
export function createDrawPicture({ now }: { now: () => Date }): DrawPicture {
  const kept = new Map<string, { picture: Promise<Buffer>; atMs: number }>();
  let [waiting, last] = [0, Promise.resolve()];

  function drawInTurn(draw: () => unknown): Promise<Buffer> {
    if (waiting > maxWaiting) throw new Refusal('unavailable', { retryAfterSeconds: 2 });
    waiting += 1;
    const picture = last.then(() => rasterize(draw())).finally(() => (waiting -= 1));
    last = picture.then(
      () => undefined,
      () => undefined,
    );
    return picture;
  }

  return async (subject, draw) => {
    const before = kept.get(subject);
    if (before && now().getTime() - before.atMs < keptMs) return before.picture;
    const picture = drawInTurn(draw);
    kept.delete(subject);
    kept.set(subject, { picture, atMs: now().getTime() });
    picture.catch(() => kept.delete(subject));
    const [oldest] = kept.keys();
    if (kept.size > maxKept && oldest !== undefined) kept.delete(oldest);
    return picture;
  };
}

let fonts: Promise<Font[]> | undefined;

/** The libraries are loaded with the first picture: together they take some 40 MB. */
async function rasterize(element: unknown): Promise<Buffer> {
  const [{ default: satori }, { renderAsync }, { default: sharp }] = await Promise.all([
    import('satori'),
    import('@resvg/resvg-js'),
    import('sharp'),
  ]);
  fonts ??= readFonts();
  const svg = await satori(element as Parameters<typeof satori>[0], {
    ...size,
    fonts: await fonts,
  });
  // Everything is drawn as paths by now; looking for the fonts of the machine would take longer
  // than all the rest.
  const picture = await renderAsync(svg, { font: { loadSystemFonts: false } });
  // 256 colors are enough for flat shapes, and need a third of the bytes.
  return sharp(picture.pixels, {
    raw: { width: picture.width, height: picture.height, channels: 4 },
  })
    .png({ palette: true })
    .toBuffer();
}

async function readFonts(): Promise<Font[]> {
  const read = (url: string) => readFile(fileURLToPath(url));
  const sans = 'Instrument Sans';
  return [
    {
      name: 'Fraunces',
      weight: 500,
      data: await read(
        import.meta.resolve('@fontsource/fraunces/files/fraunces-latin-500-normal.woff'),
      ),
    },
    {
      name: sans,
      weight: 500,
      data: await read(
        import.meta.resolve(
          '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
        ),
      ),
    },
    {
      name: sans,
      weight: 600,
      data: await read(
        import.meta.resolve(
          '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff',
        ),
      ),
    },
  ];
}
