import { defineConfig } from 'vite';

/** What the server sends to those who open a shared plan: one file that draws the page by the app's own components, without a script. */
export default defineConfig({
  // What the libraries say of servers that render components does not concern a page that is only drawn.
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: { ssr: 'app/shared-plan/shared-plan-view.tsx', outDir: 'build/shared-plan', copyPublicDir: false, minify: true },
});
