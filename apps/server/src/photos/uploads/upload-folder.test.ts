import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { openUploadFolder } from './upload-folder.ts';

const temporary = aTemporaryFolder();
vi.stubEnv('TMPDIR', temporary);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(temporary, { recursive: true });
});

/** A process that holds a folder with a photo in it, until it is ended. */
async function aProcess(): Promise<{ file: string; kill: () => Promise<void> }> {
  const program = `
    import { writeFileSync } from 'node:fs';
    import { openUploadFolder } from ${JSON.stringify(new URL('upload-folder.ts', import.meta.url).href)};
    globalThis.folder = openUploadFolder();
    const file = globalThis.folder.path + '/photo';
    writeFileSync(file, 'secret');
    console.log(file);
    setTimeout(() => undefined, 60_000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    env: { TMPDIR: temporary },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    file: line.toString().trim(),
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

it('deletes the files of a killed process, and none of those still running', async () => {
  const [killed, running] = [await aProcess(), await aProcess()];
  const other = openUploadFolder();
  await killed.kill();
  expect(existsSync(killed.file)).toBe(true);
  const mine = openUploadFolder();
  expect([existsSync(killed.file), existsSync(running.file), existsSync(other.path)]).toEqual([
    false,
    true,
    true,
  ]);
  await running.kill();
  for (const folder of [mine, other]) folder.close();
  openUploadFolder().close();
  expect(readdirSync(join(temporary))).toEqual([]);
});

it('is created beside one that cannot be deleted', () => {
  const left = join(temporary, 'rendezvous-uploads-left');
  // A lock that is no file can be nobody's.
  mkdirSync(join(left, 'process.lock'), { recursive: true });
  const mine = openUploadFolder();
  expect([existsSync(left), existsSync(mine.path)]).toEqual([true, true]);
  mine.close();
});

it('is created again after it was cleared away', () => {
  const mine = openUploadFolder();
  const first = mine.path;
  expect(mine.path).toBe(first);
  rmSync(first, { recursive: true });
  const second = mine.path;
  expect([second === first, existsSync(second)]).toEqual([false, true]);
  mine.close();
  expect(existsSync(second)).toBe(false);
});
