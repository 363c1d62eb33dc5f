import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withStyleRules } from '../app/ui/page/style-rules.ts';

const folder = new URL('../build/client/', import.meta.url).pathname;

/** Makes rules of the style attributes that the prerendered pages of the app came with. */
async function moveStyles(): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const path = join(folder, name);
    await writeFile(path, withStyleRules(await readFile(path, 'utf8')));
  }
}

await moveStyles();
