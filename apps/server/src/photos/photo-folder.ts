import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { PhotoFiles } from './photo-files.ts';

const ownerFile = 'owner';
/** More than any mark has: what is longer is none of ours. */
const ownerBytes = 1024;

/**
 * Photos as files, in subfolders by the first two letters of their ids: no folder gets too long to
 * read.
 */
export function createPhotoFolder(folder: string): PhotoFiles {
  const folderOf = (id: string) => join(folder, id.slice(0, 2));
  const fileOf = (id: string) => join(folderOf(id), `${id}.webp`);
  const partOf = (id: string) => `${fileOf(id)}.part`;
  return {
    async write(id, bytes) {
      await replace({ folder: folderOf(id), file: fileOf(id), unfinished: partOf(id) }, bytes);
    },

    async read(id) {
      return readFile(fileOf(id)).catch(nothingWhereMissing);
    },

    async delete(id) {
      for (const file of [fileOf(id), partOf(id)]) await rm(file, { force: true });
    },

    async *list() {
      for (const letters of (await readdir(folder).catch(nothingWhereMissing)) ?? []) {
        // The mark of the owner, or what is not ours.
        if (letters.length !== 2) continue;
        for (const name of await readdir(join(folder, letters))) {
          const found = await stat(join(folder, letters, name)).catch(nothingWhereMissing);
          // A part left by a process that was killed counts as the file it did not become.
          if (found) yield { id: name.replace(/\.webp(\.part)?$/, ''), writtenAt: found.mtimeMs };
        }
      }
    },

    async readOwner() {
      return readStart(join(folder, ownerFile)).catch(nothingWhereMissing);
    },

    async writeOwner(owner) {
      const file = join(folder, ownerFile);
      await replace({ folder, file, unfinished: `${file}.part` }, Buffer.from(owner));
    },
  };
}

async function readStart(file: string): Promise<string> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(ownerBytes), 0, ownerBytes, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await handle.close();
  }
}

interface Replaced {
  readonly folder: string;
  readonly file: string;
  readonly unfinished: string;
}

/** The file is whole, as it was or as it becomes, whenever the process or the machine stops. */
async function replace({ folder, file, unfinished }: Replaced, bytes: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    await writeThrough(unfinished, bytes);
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await flushFolder(folder);
}

async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'w', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name is kept through a power cut once its folder is on the disk. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nothingWhereMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
