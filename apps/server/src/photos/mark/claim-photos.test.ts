import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPhotoFolder } from '../photo-folder.ts';
import type { PhotoFiles } from '../photo-files.ts';
import { createStore } from '../../store.ts';
import { aTestApp, type TestApp } from '../../testing/a-test-app.ts';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { aForm, aJpeg } from '../../testing/a-photo.ts';
import { aUser } from '../../testing/a-user.ts';
import { describeOnBothDatabases } from '../../testing/databases.ts';
import { createClaimPhotos } from './claim-photos.ts';

const stray = '0'.repeat(48);

describeOnBothDatabases('claimPhotos', (database) => {
  const folder = aTemporaryFolder();
  let test: TestApp;
  let photoFiles: PhotoFiles;
  beforeAll(async () => {
    photoFiles = createPhotoFolder(join(folder, 'photos'));
    test = await aTestApp(database, { photoFiles });
  });
  afterAll(async () => {
    await test.close();
    rmSync(folder, { recursive: true });
  });

  const claim = (photos = photoFiles) =>
    createClaimPhotos({ store: test.store, photoFiles: photos })();
  const claimOfAnother = async (photos: PhotoFiles) => {
    const { db, close } = await database.open();
    const isOwn = await createClaimPhotos({ store: createStore(db), photoFiles: photos })();
    await close();
    return isOwn;
  };

  it('gives the store to the first database that used it, also after closing, and to no other', async () => {
    expect(await claim()).toBe('own');
    await photoFiles.write(stray, Buffer.from('of nobody yet'));
    expect(await claim()).toBe('own');
    expect(await claimOfAnother(photoFiles)).toBe('of-another');
    expect(await claim()).toBe('own');
  });

  it('gives photos without a mark only to a database that knows one of them', async () => {
    const photos = createPhotoFolder(join(folder, 'photos'));
    const unmarked = { ...photos, readOwner: async () => undefined };
    expect(await claimOfAnother(unmarked)).toBe('of-another');
    expect(await claim(unmarked)).toBe('of-another');
    const ana = await aUser(test);
    const uploaded = await ana.inject({
      method: 'POST',
      url: '/api/profiles/my-profile/upload-photo',
      ...(await aForm(await aJpeg())),
    });
    expect(uploaded.statusCode).toBe(200);
    expect(await claimOfAnother(unmarked)).toBe('of-another');
    expect(await claim(unmarked)).toBe('own');
  });

  it('passes the store to another database if there are no photos', async () => {
    const empty = createPhotoFolder(join(folder, 'empty'));
    expect(await claim(empty)).toBe('own');
    expect(await claimOfAnother(empty)).toBe('own');
    expect(await claim(empty)).toBe('own');
  });
});
