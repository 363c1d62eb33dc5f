import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isUpToDate, noteSources, root, type Build } from './built-from.ts';

let folder: string;
let build: Build;
const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'rendezvous-build-'));
  const path = relative(root, folder);
  mkdirSync(join(folder, 'src'));
  write('src/one.ts', 'one');
  build = { sources: [join(path, 'src')], result: join(path, 'out'), stamp: join(path, 'stamp') };
});
afterEach(() => rmSync(folder, { recursive: true }));

function buildIt(): void {
  const noteBuilt = noteSources(build);
  write('out', 'built');
  noteBuilt();
}

describe('isUpToDate', () => {
  it('is true once it was built, and not before', () => {
    expect(isUpToDate(build)).toBe(false);
    buildIt();
    expect(isUpToDate(build)).toBe(true);
  });

  it('notices a source that is new, gone or changed, and a result that is gone', () => {
    buildIt();
    write('src/two.ts', 'two');
    expect(isUpToDate(build)).toBe(false);
    rmSync(join(folder, 'src/two.ts'));
    expect(isUpToDate(build)).toBe(true);
    write('src/one.ts', 'eno');
    expect(isUpToDate(build)).toBe(false);
    write('src/one.ts', 'one');
    rmSync(join(folder, 'out'));
    expect(isUpToDate(build)).toBe(false);
  });

  it('ignores the times of files, and tests', () => {
    buildIt();
    utimesSync(join(folder, 'src/one.ts'), 1, 1);
    write('src/one.test.ts', 'test');
    expect(isUpToDate(build)).toBe(true);
  });

  it('treats a source written during the build as changed', () => {
    const noteBuilt = noteSources(build);
    write('src/one.ts', 'changed');
    write('out', 'built');
    noteBuilt();
    expect(isUpToDate(build)).toBe(false);
  });
});
