import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './built-from.ts';

/** More than this nobody reads as one list. */
const most = 25;

it('no folder of the server holds more files than can be read as one list', () => {
  const files = readdirSync(join(root, 'apps/server/src'), {
    recursive: true,
    withFileTypes: true,
  }).filter((entry) => entry.isFile());
  const byFolder = Map.groupBy(files, ({ parentPath }) => parentPath);
  expect([...byFolder].filter(([, own]) => own.length > most).map(([folder]) => folder)).toEqual(
    [],
  );
});
