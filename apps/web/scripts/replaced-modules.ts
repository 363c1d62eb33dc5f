import { fileURLToPath } from 'node:url';

/** Modules of libraries that are built in another form. */
export const replacedModules = {
  'react-style-singleton': fileURLToPath(new URL('../app/ui/style-singleton.ts', import.meta.url)),
};
