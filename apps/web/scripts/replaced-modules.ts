import { fileURLToPath } from 'node:url';

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
