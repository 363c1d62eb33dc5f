/** `npm run fonts`: cuts the fonts of the public pages anew, to the letters and weights that English pages use. Everything else comes from the whole fonts. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const folder = fileURLToPath(new URL('../apps/web/app/site/fonts/', import.meta.url));
/** As the ranges of `styles/site-fonts.css` have them. */
const letters =
  [...Array(0x7f - 0x20).keys()].map((i) => String.fromCharCode(0x20 + i)).join('') + '\u00a0\u00a9\u00b0\u00b7\u00d7\u00e8\u00e9\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026';
/** The optical size stays: it is what makes large letters fine and small ones sturdy. */
const fonts = [
  { name: 'site-fraunces', file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2', axes: { wght: { min: 320, max: 560 } } },
  { name: 'site-fraunces-italic', file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2', axes: { wght: 430 } },
  { name: 'site-instrument-sans', file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2', axes: { wght: { min: 400, max: 700 } } },
];

mkdirSync(folder, { recursive: true });
for (const { name, file, axes } of fonts) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const cut = await subsetFont(whole, letters, { targetFormat: 'woff2', variationAxes: axes });
  writeFileSync(`${folder}${name}.woff2`, cut);
  console.log(`${name}.woff2: ${Math.ceil(cut.length / 1024)} KB of ${Math.ceil(whole.length / 1024)}`);
}
