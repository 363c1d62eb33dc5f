import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const fileOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Modules of libraries that are built in another form. */
export const replacedModules = [
  {
    find: 'react-style-singleton',
    replacement: fileOf('../app/ui/page/style-singleton.ts'),
  },
  // The name itself, and no path below it, which the stand-in imports.
  { find: /^zod$/, replacement: fileOf('../app/api/zod-without-eval.ts') },
];

/** Modules inside of libraries that the browser has in another form, by how their paths end. */
const replacedParts: readonly {
  readonly path: string;
  readonly standIn: string;
  /** The export of the stand-in that takes the place of the default one. */
  readonly byDefault?: string;
  /** What only code imports that the build leaves out. */
  readonly unused?: readonly string[];
}[] = [
  {
    path: 'react-router/dist/production/lib/dom/ssr/single-fetch.js',
    standIn: '../app/ui/router/single-fetch.ts',
    unused: [
      'NO_BODY_STATUS_CODES',
      'StreamTransfer',
      'getSingleFetchDataStrategyImpl',
      'stripIndexParam',
    ],
  },
  {
    path: 'react-router/dist/production/lib/dom/ssr/fog-of-war.js',
    standIn: '../app/ui/router/route-discovery.ts',
    unused: ['getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch'],
  },
  {
    path: 'react-router/dist/production/lib/router/instrumentation.js',
    standIn: '../app/ui/router/instrumentation.ts',
    unused: ['instrumentHandler', 'instrumentationResultMetaContext'],
  },
  {
    path: 'lucide-react/dist/esm/createLucideIcon.mjs',
    standIn: '../app/ui/page/create-icon.ts',
    byDefault: 'createIcon',
  },
];

/**
 * The icons, and in them the keys of elements that `createIcon` needs none of: letters at random,
 * which no compression makes smaller.
 */
const iconModule = /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/;
const keyOfElement = /,?\s*\bkey: "\w+"/g;

/** Leaves out of the browser's build what only servers and other frameworks need of libraries. */
export function leaveOutParts(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'leave-out-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const part = replacedParts.find(({ path }) => id.endsWith(path));
      if (!part) return undefined;
      replaced.add(part.path);
      const names = part.byDefault === undefined ? '*' : `{ ${part.byDefault} as default }`;
      return [
        `export ${names} from ${JSON.stringify(fileOf(part.standIn))};`,
        ...(part.unused ?? []).map((name) => `export const ${name} = undefined;`),
      ].join('\n');
    },
    transform(code, id) {
      return iconModule.test(id) ? code.replace(keyOfElement, '') : undefined;
    },
    buildEnd(error) {
      const missing = replacedParts.flatMap(({ path }) => (replaced.has(path) ? [] : path));
      if (!error && missing.length > 0)
        throw new Error(`Cannot leave parts of libraries out: no ${missing.join(', ')}`);
    },
  };
}
