import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import type { Plugin } from 'rolldown';
import { isUpToDate, noteSources, root, type Build } from './built-from.ts';

const folder = join(root, 'apps/server/build');
const server: Build = {
  sources: [
    'package-lock.json',
    'tools/build-server.ts',
    'apps/server/src',
    'packages/venues/catalogue',
    ...['content', 'contract', 'language', 'planner', 'venue-model', 'venues'].map(
      (name) => `packages/${name}/src`,
    ),
  ],
  result: 'apps/server/build/main.mjs',
  stamp: 'apps/server/build/sources.sha256',
};

/** Bundles the server unless the bundle at hand was made of the sources as they are. */
export function buildServerWhenStale(): void {
  if (!isUpToDate(server)) buildServer();
}

/**
 * Bundles the server, or ends the process: in one of its own, since the 300 MB that the bundler
 * takes would stay.
 */
export function buildServer(): void {
  const { status } = spawnSync(process.execPath, [import.meta.filename], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}

/**
 * Bundles the server with what it always loads: a file where there are 1,500 modules, most of them
 * of libraries. What is imported later, and what is native, stays where it is.
 */
async function bundleServer(): Promise<void> {
  const noteBuilt = noteSources(server);
  const { rolldown } = await import('rolldown');
  rmSync(folder, { recursive: true, force: true });
  const bundle = await rolldown({
    input: {
      main: join(root, 'apps/server/src/main.ts'),
      'planning-thread': join(root, 'apps/server/src/suggestions/planning/planning-thread.mjs'),
    },
    platform: 'node',
    external: ['@node-rs/argon2', 'pg-native'],
    plugins: [importedLater, outlinesBeside, placesOfModules, inOneByte],
    logLevel: 'silent',
  });
  await bundle.write({
    dir: folder,
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    // Lines and names stay as they are, for whoever reads a stack.
    comments: false,
  });
  await bundle.close();
  noteBuilt();
}

const importedLater: Plugin = {
  name: 'imported-later',
  resolveId(specifier, _importer, { kind }) {
    return kind === 'dynamic-import' && /^[@a-z]/.test(specifier)
      ? { id: specifier, external: true }
      : null;
  },
};

/**
 * What a start needs of the catalogue is taken from it now, and read from a file beside the bundle.
 */
const outlinesBeside: Plugin = {
  name: 'outlines-beside',
  async load(id) {
    if (!id.endsWith('/load-outlines.ts')) return null;
    const { loadOutlines } = await import('../packages/venues/src/catalogue/load-outlines.ts');
    const fileName = 'outlines.json';
    this.emitFile({ type: 'asset', fileName, source: JSON.stringify(loadOutlines()) });
    return `import { readFileSync } from 'node:fs';
      const outlines = new URL('./${fileName}', import.meta.url);
      export const loadOutlines = () => JSON.parse(readFileSync(outlines, 'utf8'));`;
  },
};

/**
 * A module finds its files beside its source; what is built as an entry of its own or with the
 * bundle, beside that.
 */
const placesOfModules: Plugin = {
  name: 'places-of-modules',
  transform(code, id) {
    if (!code.includes('import.meta.url')) return null;
    const place = relative(folder, id).replaceAll('\\', '/');
    return {
      code: code.replaceAll(
        /(?<!'\.\/(?:planning-thread\.mjs|outlines\.json)', )import\.meta\.url/g,
        () => `new URL(${JSON.stringify(posix.normalize(place))}, import.meta.url).href`,
      ),
      map: null,
    };
  },
};

/**
 * Node keeps a long source with a single letter beyond ASCII in two bytes each: 5 MB more for some
 * accents and quotes.
 */
const inOneByte: Plugin = {
  name: 'in-one-byte',
  generateBundle(_options, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk')
        file.code = file.code.replaceAll(
          /[^\0-\x7f]/g,
          (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
  },
};

if (import.meta.main) await bundleServer();
