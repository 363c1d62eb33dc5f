import { readdir, readFile, writeFile } from 'node:fs/promises';

const assets = new URL('../build/client/assets/', import.meta.url);
const imports = /,"imports":\[[^\]]*\](?=[^{}]*\})/g;

/**
 * Takes from the list of routes which files each of their modules imports. Pages were written with
 * them; the router would prefetch them for links that say so, and none of ours does: what is likely
 * to be opened is loaded whole (`ui/loading/load-page.ts`).
 */
async function trimManifest(): Promise<void> {
  const names = (await readdir(assets)).filter((name) => /^manifest-.*\.js$/.test(name));
  for (const name of names) {
    const file = new URL(name, assets);
    const text = await readFile(file, 'utf8');
    const [entry = '', ...routes] = text.split('"routes":');
    await writeFile(
      file,
      [entry, ...routes.map((part) => part.replace(imports, ''))].join('"routes":'),
    );
  }
  if (names.length === 0) throw new Error('Cannot trim the list of routes: it was not written');
}

await trimManifest();
