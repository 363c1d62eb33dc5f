/**
 * `npm run fonts`: cuts the fonts of the public pages again and writes the style sheet that names
 * them. What English text is made of comes in one small file of each font, what it rarely needs in
 * another; anything else comes from the whole fonts.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const site = new URL('../apps/web/app/', import.meta.url);
const folder = new URL('site/fonts/', site);
const headings = `${from('A', 'Z')}${from('a', 'z')}${from('0', '9')} ,.'’-$&:?!éê`;
const text = `${headings}();°\u00a0©·–—“”ñóú`;
const rare = '"%/|#*+<=>@[\\]^_`{}~×‘…•áàâäçèéêëíîñóôöúûüÉÁÀ';

/**
 * The optical size stays: it is what makes large letters fine and small ones sturdy. Italics are a
 * few words: these letters are those of the landing page and of tips.
 */
const fonts = [
  {
    name: 'site-fraunces',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2',
    face: "font-family: 'Fraunces Variable'; font-style: normal; font-weight: 100 900",
    axes: { wght: { min: 320, max: 560 } },
    common: headings,
  },
  {
    name: 'site-fraunces-italic',
    file: '@fontsource-variable/fraunces/files/fraunces-latin-opsz-italic.woff2',
    face: "font-family: 'Fraunces Variable'; font-style: italic; font-weight: 100 900",
    axes: { wght: 430 },
    common: `ABCDFGHJLMOPQRSTWY${from('a', 'y')} ,’`,
  },
  {
    name: 'site-instrument-sans',
    file: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    face: "font-family: 'Instrument Sans Variable'; font-style: normal; font-weight: 400 700",
    axes: { wght: { min: 400, max: 600 } },
    common: text,
  },
];

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const faces: string[] = [];
for (const { name, file, face, axes, common } of fonts) {
  const whole = readFileSync(fileURLToPath(import.meta.resolve(file)));
  const others = [...new Set(text + rare)].filter((letter) => !common.includes(letter));
  for (const [cutName, cutLetters] of [
    [name, [...common]],
    [`${name}-rare`, others],
  ] as const) {
    const cut = await subsetFont(whole, cutLetters.join(''), {
      targetFormat: 'woff2',
      variationAxes: axes,
      noLayoutClosure: true,
    });
    writeFileSync(new URL(`${cutName}.woff2`, folder), cut);
    faces.push(
      `@font-face { ${face}; font-display: swap; src: url(../site/fonts/${cutName}.woff2) format('woff2-variations'); unicode-range: ${rangesOf(cutLetters)}; }`,
    );
    console.log(
      `${cutName}.woff2: ${(cut.length / 1024).toFixed(1)} KB of ${(whole.length / 1024).toFixed(1)}`,
    );
  }
}
writeFileSync(
  new URL('styles/site-fonts.css', site),
  `/* Written by \`npm run fonts\`. These go before the whole fonts for the characters they have. */\n${faces.join('\n')}\n`,
);

function from(first: string, last: string): string {
  let characters = '';
  for (let code = first.charCodeAt(0); code <= last.charCodeAt(0); code += 1)
    characters += String.fromCharCode(code);
  return characters;
}

/** As `unicode-range` has them: `U+41-5A, U+61-7A`. */
function rangesOf(characters: readonly string[]): string {
  const runs: { first: number; last: number }[] = [];
  for (const code of characters
    .map((character) => character.charCodeAt(0))
    .toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && code === run.last + 1) run.last = code;
    else runs.push({ first: code, last: code });
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(({ first, last }) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`)
    .join(', ');
}
