import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Rolldown } from 'vite';
import { replacedModules } from './replaced-modules.ts';

const web = new URL('../', import.meta.url);
const shared: InlineConfig = {
  root: fileURLToPath(web),
  configFile: false,
  resolve: { alias: replacedModules },
  // What the libraries say of servers that render components does not concern
  // pages that are only drawn.
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
};

/**
 * Builds what the server draws pages with that read without a script, after the one script that
 * the public pages do have.
 */
async function buildViews(): Promise<void> {
  const siteScript = await buildSiteScript();
  await build({
    ...shared,
    define: {
      ...shared.define,
      siteScript: JSON.stringify(siteScript),
      hasIntroVideo: JSON.stringify(existsSync(new URL('public/video/planning-a-date.mp4', web))),
    },
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: 'build/views',
      copyPublicDir: false,
      minify: true,
      rolldownOptions: {
        input: [
          'app/shared-plan/shared-plan-view.tsx',
          'app/site/site-view.tsx',
          'app/site/content-view.tsx',
        ],
      },
    },
  });
}

/**
 * Writes the script and the fonts of the public pages beside the app's files, and says
 * where the script is found.
 */
async function buildSiteScript(): Promise<string> {
  const output = await build({
    ...shared,
    build: {
      outDir: 'build/client',
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: ['app/site/browser/site.ts', 'app/styles/site-fonts.css'],
        output: { entryFileNames: 'assets/[name]-[hash].js' },
      },
    },
  });
  const { output: chunks } = output as Rolldown.RolldownOutput;
  const entry = chunks.find(
    (chunk) => chunk.type === 'chunk' && chunk.isEntry && chunk.name === 'site',
  );
  if (entry === undefined)
    throw new Error('Cannot build the public pages: their script was not written');
  return `/${entry.fileName}`;
}

await buildViews();
