import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './built-from.ts';

/** More than this nobody reads as one list. */
const most = 25;

it('no folder holds more files of code than can be read as one list', () => {
  const files = ['apps', 'bench', 'e2e', 'packages', 'tools']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(css|tsx?|mjs)$/.test(entry.name))
    .map(({ parentPath }) => relative(root, parentPath))
    .filter((folder) => !/(^|\/)(node_modules|build|\.react-router)(\/|$)/.test(folder));
  const byFolder = Map.groupBy(files, (folder) => folder);
  expect([...byFolder].filter(([, own]) => own.length > most).map(([folder]) => folder)).toEqual(
    [],
  );
});
