import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { answerShapes } from './scripts/answer-shapes.ts';
import { replacedModules } from './scripts/replaced-modules.ts';

/** What every page loads first, in two files instead of twenty: a phone waits for requests, not for bytes. */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//,
  },
  {
    name: 'shell',
    test: /app\/(messages|browser-storage|api\/(?!event-stream|find-places|request-suggestion|share-plan|use-config|use-date|use-history|use-profile-notes|use-profiles|zod-without-eval)|plan\/(wishes\.|plan-title)|features\/shell\/(logo|theme|error-screen|offline-note|link-guard)|ui\/(form\/(segmented|field\.tsx|tag-input|place-combobox|combobox)|slider\/|loading\/(?!empty-state|skeleton)|focus-main|calendar-day|clock-time|toast\/(?!toast-region|toast\.css)))|contract\/src\/(product|limits)|lucide-react\/dist\/esm\/(?!icons)|icons\/(x|sun|check|eye|sparkles|circle-alert)\.m?js/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter()],
  define: { answerShapes: JSON.stringify(answerShapes()) },
  resolve: { alias: replacedModules },
  build: {
    // For scripts/build-worker.ts.
    manifest: true,
    sourcemap: false,
    // MapLibre, which is loaded only where an installation has maps.
    chunkSizeWarningLimit: 1200,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: { groups: chunks } } } }),
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
