import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClaimPhotos } from './mark/claim-photos.ts';
import { createErasePhotos } from './erase-photos.ts';
import { aForm, aJpeg } from '../testing/a-photo.ts';
import { aUser } from '../testing/a-user.ts';
import { aTestApp, type TestApp } from '../testing/a-test-app.ts';
import { describeOnBothDatabases } from '../testing/databases.ts';
import { sweepPhotos } from './sweep-photos.ts';

const dayMs = 24 * 60 * 60 * 1000;

describeOnBothDatabases('sweepPhotos', (database) => {
  let test: TestApp;
  const errors: unknown[] = [];
  beforeAll(async () => {
    test = await aTestApp(database);
  });
  afterAll(() => test.close());

  const sweep = (now: number, photoFiles = test.photoFiles) => {
    const { store } = test;
    const claimPhotos = createClaimPhotos({ store, photoFiles });
    return sweepPhotos(
      {
        store,
        photoFiles,
        claimPhotos,
        erasePhotos: createErasePhotos({
          store,
          photoFiles,
          claimPhotos,
          onError: (error) => errors.push(error),
        }),
      },
      new Date(now),
    );
  };
  const idsOnDisk = async () => {
    const ids: string[] = [];
    for await (const { id } of test.photoFiles.list()) ids.push(id);
    return ids;
  };

  const photoIdIn = (avatar: string) =>
    new URL(avatar, 'http://localhost').pathname.split('/').at(-1) ?? '';

  it('erases files without a row after a day, and leaves those with one', async () => {
    const ana = await aUser(test);
    const { avatar } = (
      await ana.inject({
        method: 'POST',
        url: '/api/profiles/my-profile/upload-photo',
        ...(await aForm(await aJpeg())),
      })
    ).json<{ avatar: string }>();
    await test.photoFiles.write('0'.repeat(48), Buffer.from('orphan'));
    await sweep(Date.now());
    expect(await idsOnDisk()).toHaveLength(2);
    await sweep(Date.now() + dayMs + 1000);
    expect(await idsOnDisk()).toEqual([photoIdIn(avatar)]);
    expect(errors).toEqual([]);
  });

  it('leaves photos of another database alone, and reports it', async () => {
    const id = 'f'.repeat(48);
    await test.photoFiles.write(id, Buffer.from('of another'));
    const ofAnother = { ...test.photoFiles, readOwner: async () => 'another' };
    await expect(sweep(Date.now() + 2 * dayMs, ofAnother)).rejects.toThrow(
      'not those of this database',
    );
    expect(await idsOnDisk()).toContain(id);
    await test.photoFiles.delete(id);
  });

  it('retries failed erasures', async () => {
    const ben = await aUser(test);
    const { avatar } = (
      await ben.inject({
        method: 'POST',
        url: '/api/profiles/my-profile/upload-photo',
        ...(await aForm(await aJpeg())),
      })
    ).json<{ avatar: string }>();
    const id = photoIdIn(avatar);
    await test.store.inTransaction((kept) => kept.photos.queueErasuresOfUser(ben.id, 0));
    await test.db.deleteFrom('users').where('id', '=', ben.id).execute();
    const broken = { ...test.photoFiles, delete: () => Promise.reject(new Error('disk gone')) };
    await createErasePhotos({
      store: test.store,
      photoFiles: broken,
      claimPhotos: createClaimPhotos({ store: test.store, photoFiles: broken }),
      onError: (error) => errors.push(error),
    })();
    expect(errors).toHaveLength(1);
    expect(await test.store.photos.listErasures(10)).toEqual([id]);
    await sweep(Date.now());
    expect(await idsOnDisk()).not.toContain(id);
    expect(await test.store.photos.listErasures(10)).toEqual([]);
  });
});
