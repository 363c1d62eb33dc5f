import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { watchFreeSpace } from './free-space.ts';

it('reports when a disk has too little room', async () => {
  const folder = aTemporaryFolder();
  const isLow = async (path: string, floor: number) => {
    const space = await watchFreeSpace(path, { floor });
    space.stop();
    return space.isLow();
  };
  expect(await isLow(folder, 0)).toBe(false);
  expect(await isLow(folder, Number.MAX_SAFE_INTEGER)).toBe(true);
  expect(await isLow(join(folder, 'missing'), Number.MAX_SAFE_INTEGER)).toBe(false);
  rmSync(folder, { recursive: true });
});
