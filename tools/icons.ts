/** `npm run icons`: draws the icons of the installed app again, from the mark. */
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const mark = readFileSync(new URL('../apps/web/app/favicon.svg', import.meta.url));
const folder = fileURLToPath(new URL('../apps/web/public/icons/', import.meta.url));
const paper = '#FBF6EE';

/**
 * How much of the width the mark takes. Systems cut a maskable icon to shapes of their own, inside
 * which lie the middle four fifths.
 */
const icons = [
  { name: 'icon-192', size: 192, share: 0.8, cornerShare: 0.22 },
  { name: 'icon-512', size: 512, share: 0.8, cornerShare: 0.22 },
  { name: 'maskable-512', size: 512, share: 0.6, cornerShare: 0 },
  { name: 'apple-touch', size: 180, share: 0.72, cornerShare: 0 },
] as const;

mkdirSync(folder, { recursive: true });
for (const { name, size, share, cornerShare } of icons) {
  const ground = Buffer.from(
    `<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${size * cornerShare}" fill="${paper}"/></svg>`,
  );
  const width = Math.round(size * share);
  const drawn = await sharp(mark, { density: 72 * 16 })
    .resize({ width })
    .png()
    .toBuffer();
  const { size: bytes } = await sharp(ground)
    .composite([{ input: drawn }])
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(`${folder}${name}.png`);
  console.log(`${name}.png: ${size} x ${size}, ${Math.ceil(bytes / 1024)} KB`);
}
