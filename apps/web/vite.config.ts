import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { answerShapes } from './scripts/answer-shapes.ts';
import { leaveOutParts, replacedModules } from './scripts/replaced-modules.ts';

/**
 * What every page loads first, in two files instead of twenty: a phone waits for
 * requests, not for bytes.
 */
const chunks = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//,
  },
  {
    name: 'shell',
    test: /app\/(messages|browser-storage|api\/(?!event-stream|find-places|list-pages|load-calendar|profile-choices|request-suggestion|share-plan|use-config|use-date|use-history|use-list-params|use-profile-notes|use-profiles|zod-without-eval)|plan\/(wishes\.|title\/plan-title)|features\/shell\/(logo|theme|error-screen|offline-note|link-guard|load-again|when-idle)|ui\/(form\/(segmented|field\.tsx|tag-input|place-combobox|combobox)|slider\/|loading\/(?!empty-state|skeleton)|page\/(create-icon|focus-main|trusted-types|hash-text)|time\/(calendar-day|clock-time)|toast\/(?!toast-region|toast\.css)))|contract\/src\/(product|limits|people\/first-name)|lucide-react\/dist\/esm\/(?!icons)|icons\/(x|sun|check|eye|sparkles|circle-alert|car|footprints|train-front|menu|chevrons-up-down|shuffle|wand-sparkles)\.m?js/,
  },
  {
    name: 'planner',
    test: /routes\/new-date\/(plan-parts|form\/(?!tell-me-when)|result\/(generating\.tsx|planning-refused|unanswered|use-(plan-request|quick-planner|suggestion|is-mutating))|refinement\/(one-tap|refine-parts)|visitor\/anonymous|who\/(chosen|fill-form|use-filled))|api\/(event-stream|request-suggestion)|ui\/use-latest|icons\/(locate-fixed|sliders-horizontal)\.m?js/,
  },
];

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [reactRouter(), leaveOutParts()],
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
