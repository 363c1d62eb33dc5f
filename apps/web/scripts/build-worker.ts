import { createHash } from 'node:crypto';
import { readdir, readFile, rm } from 'node:fs/promises';
import { build } from 'vite';

/** What a signed-in user can open without a connection. Everything else is left to the network. */
const paths = ['/dashboard', '/history', '/new-date', '/profiles', '/saved-ideas'];
/** Screens of one thing each, by the path that its id follows. */
const folders = ['/dates/', '/ideas/'];
const screens = ['/app-layout', '/member-layout', ...paths, '/date-page', '/idea-page'];
const modules = ['app/root.tsx', ...screens.map((name) => `app/routes${name}${name}.tsx`)];
/** A megabyte that draws nothing without a connection. */
const onlineModules = ['app/plan/route/tile-map.tsx'];
/** Of the fonts, those that the app's own words are set in. */
const fonts = /-latin-(opsz|wght)-normal-/;

const web = new URL('../', import.meta.url);
const client = new URL('build/client/', web);
const page = 'index.html';
/** What the server draws the page without a connection with. */
const view = new URL('build/views/site-view.js', web);

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly css?: readonly string[];
  readonly assets?: readonly string[];
}

/** Writes the service worker beside the app that was built, with the list of what it keeps. */
async function buildWorker(): Promise<void> {
  const files = [...new Set([...(await listShell()), ...(await listSidebarFiles())])];
  const offline = { page: '/offline', files: (await listSiteFiles()).map((file) => `/${file}`) };
  const contents = await Promise.all(
    [page, ...files].map((file) => readFile(new URL(file, client))),
  );
  const version = [...contents, await readFile(view)]
    .reduce((hash, content) => hash.update(content), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
  const shell = {
    version,
    page: `/${page}`,
    paths,
    folders,
    files: files.map((file) => `/${file}`),
    offline,
  };
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { shell: JSON.stringify(shell) },
    build: {
      outDir: client.pathname,
      emptyOutDir: false,
      copyPublicDir: false,
      rolldownOptions: {
        input: new URL('worker/service-worker.ts', web).pathname,
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
  const bytes = contents.reduce((sum, content) => sum + content.length, 0);
  console.log(
    `The service worker keeps ${contents.length} files for members, ${Math.round(bytes / 1024)} KB; for visitors one page and ${offline.files.length} files.`,
  );
}

/** The files of those modules and of all they import, at once or later. */
async function listShell(): Promise<string[]> {
  const manifestFile = new URL('.vite/manifest.json', client);
  const chunks: Record<string, Chunk> = JSON.parse(await readFile(manifestFile, 'utf8'));
  const files = new Set<string>();
  const seen = new Set<string>();
  function add(key: string): void {
    const chunk = chunks[key];
    if (!chunk || seen.has(key) || onlineModules.includes(key)) return;
    seen.add(key);
    for (const file of [
      chunk.file,
      ...(chunk.css ?? []),
      ...(chunk.assets ?? []).filter((asset) => !asset.endsWith('.woff2') || fonts.test(asset)),
    ])
      files.add(file);
    for (const other of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(other);
  }
  const keys = Object.keys(chunks);
  const isNamed = (start: string) => keys.some((key) => key.startsWith(start));
  const missing = [...modules, ...onlineModules].filter((module) => !isNamed(module));
  if (missing.length > 0)
    throw new Error(`Cannot build the service worker: no ${missing.join(', ')} in the build`);
  for (const key of keys)
    if (key.endsWith('/entry.client.tsx') || modules.some((module) => key.startsWith(module)))
      add(key);
  // The list of routes, which the framework writes itself.
  for (const name of await readdir(new URL('assets/', client)))
    if (/^manifest-.*\.js$/.test(name)) files.add(`assets/${name}`);
  // It was for this alone: nobody needs to load it.
  await rm(new URL('.vite/', client), { recursive: true });
  return [...files].sort();
}

/**
 * What the page without a connection draws the sidebar of a member with: all that the script of the
 * public pages loads later, by the list that its build left in it.
 */
async function listSidebarFiles(): Promise<string[]> {
  const script = (await listSiteFiles()).find((file) => file.endsWith('.js')) ?? '';
  const text = await readFile(new URL(script, client), 'utf8');
  const [list = ''] = /m\.f=\[[^\]]*\]/.exec(text) ?? [];
  const files = [...list.matchAll(/"(assets\/[^"]+)"/g)].flatMap(([, file]) => file ?? []);
  if (!files.some((file) => file.startsWith('assets/sidebar-')))
    throw new Error('Cannot build the service worker: the sidebar was not found');
  return files;
}

/** The script and the fonts of the public pages. */
async function listSiteFiles(): Promise<string[]> {
  const names = await readdir(new URL('assets/', client));
  return names
    .filter(
      (name) =>
        /^site-.*\.js$/.test(name) ||
        /^site-(fraunces|instrument-sans)-(?!italic-).+\.woff2$/.test(name),
    )
    .map((name) => `assets/${name}`);
}

await buildWorker();
