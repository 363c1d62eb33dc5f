import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aTemporaryFolder } from '../testing/a-temporary-folder.ts';
import { anS3Server } from '../testing/servers/an-s3-server.ts';
import { openPhotoFiles } from './open-photo-files.ts';
import { createPhotoFolder } from './photo-folder.ts';
import type { PhotoFiles } from './photo-files.ts';

const idOf = (start: string) => start.padEnd(48, '0');

async function idsIn(photoFiles: PhotoFiles): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id, writtenAt } of photoFiles.list()) {
    expect(Math.abs(Date.now() - writtenAt)).toBeLessThan(60_000);
    ids.push(id);
  }
  return ids.sort();
}

const folder = aTemporaryFolder();
let server: Awaited<ReturnType<typeof anS3Server>>;
beforeAll(async () => {
  server = await anS3Server(folder);
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe.each([
  ['folder', () => openPhotoFiles({ dataDir: folder, s3: undefined })],
  ['bucket', () => openPhotoFiles({ dataDir: folder, s3: server.s3 })],
])('photos in a %s', (_name, open) => {
  let photoFiles: PhotoFiles;
  beforeAll(async () => {
    photoFiles = await open();
  });

  it('are read as they were written, and gone once deleted', async () => {
    const bytes = Buffer.from([0, 1, 2, 253, 254, 255]);
    expect(await idsIn(photoFiles)).toEqual([]);
    await photoFiles.write(idOf('ab1'), bytes);
    await photoFiles.write(idOf('ab2'), Buffer.alloc(1_000_000, 7));
    await photoFiles.write(idOf('cd'), Buffer.alloc(0));
    expect(await photoFiles.read(idOf('ab1'))).toEqual(bytes);
    expect((await photoFiles.read(idOf('ab2')))?.length).toBe(1_000_000);
    expect(await idsIn(photoFiles)).toEqual([idOf('ab1'), idOf('ab2'), idOf('cd')]);
    await photoFiles.delete(idOf('ab1'));
    expect(await photoFiles.read(idOf('ab1'))).toBeUndefined();
    await photoFiles.delete(idOf('ab1'));
    expect(await photoFiles.read(idOf('ffff'))).toBeUndefined();
    expect(await idsIn(photoFiles)).toEqual([idOf('ab2'), idOf('cd')]);
  });

  it('carry a mark of their owner, which is not a photo itself', async () => {
    const before = await idsIn(photoFiles);
    expect(await photoFiles.readOwner()).toBeUndefined();
    await photoFiles.writeOwner('first');
    await photoFiles.writeOwner('second');
    expect(await photoFiles.readOwner()).toBe('second');
    expect(await idsIn(photoFiles)).toEqual(before);
  });

  it('are replaced atomically', async () => {
    await photoFiles.write(idOf('ee'), Buffer.from('first and longer'));
    await photoFiles.write(idOf('ee'), Buffer.from('second'));
    expect(await photoFiles.read(idOf('ee'))).toEqual(Buffer.from('second'));
  });
});

describe('a folder of photos', () => {
  it('lists partial files of a killed process, and deletes them', async () => {
    const photos = join(folder, 'left');
    const photoFiles = createPhotoFolder(photos);
    mkdirSync(join(photos, 'ab'), { recursive: true });
    writeFileSync(join(photos, 'ab', `${idOf('ab')}.webp.part`), 'half');
    expect(await photoFiles.read(idOf('ab'))).toBeUndefined();
    expect(await idsIn(photoFiles)).toEqual([idOf('ab')]);
    await photoFiles.delete(idOf('ab'));
    expect(await idsIn(photoFiles)).toEqual([]);
  });
});

describe('the mark of a folder of photos', () => {
  it('is not read to its end if it may have none', async () => {
    const photos = join(folder, 'marked');
    mkdirSync(photos);
    symlinkSync('/dev/zero', join(photos, 'owner'));
    const mark = await createPhotoFolder(photos).readOwner();
    expect(mark?.length).toBeLessThan(10_000);
  });
});

describe('a bucket of photos', () => {
  // The server above cannot cut a list short: its token takes a cipher that is no longer there.
  it('lists more than one page', async () => {
    const keysStored = Array.from({ length: 5 }, (_, index) => `photos/${idOf(`a${index}`)}.webp`);
    const inPages = createServer((request, response) => {
      const query = new URL(request.url ?? '', 'http://s3').searchParams;
      const rest = keysStored.filter((key) => key > (query.get('start-after') ?? ''));
      const contents = rest
        .slice(0, 2)
        .map(
          (key) =>
            `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
        );
      response.setHeader('content-type', 'application/xml');
      response.end(
        `<?xml version="1.0"?><ListBucketResult><IsTruncated>${rest.length > 2}</IsTruncated>${contents.join('')}</ListBucketResult>`,
      );
    });
    await new Promise<void>((resolve) => inPages.listen(0, '127.0.0.1', resolve));
    const { port } = inPages.address() as AddressInfo;
    const photoFiles = await openPhotoFiles({
      dataDir: folder,
      s3: { ...server.s3, endpoint: `http://127.0.0.1:${port}` },
    });
    expect(await idsIn(photoFiles)).toEqual(['a0', 'a1', 'a2', 'a3', 'a4'].map(idOf));
    inPages.closeAllConnections();
    inPages.close();
  });

  it('throws when it cannot be reached, or the keys are wrong', async () => {
    const nowhere = await openPhotoFiles({
      dataDir: folder,
      s3: { ...server.s3, endpoint: 'http://127.0.0.1:1' },
    });
    await expect(nowhere.read(idOf('a'))).rejects.toThrow();
    const wrong = await openPhotoFiles({
      dataDir: folder,
      s3: { ...server.s3, accessKeyId: 'wrong' },
    });
    await expect(wrong.write(idOf('a'), Buffer.from('x'))).rejects.toThrow();
  });
});
