import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import type { Database } from '../../platform/db/tables.ts';
import { createPhotoFolder } from '../photo-folder.ts';
import type { PhotoFiles } from '../photo-files.ts';
import { sweepPhotos } from '../sweep-photos.ts';
import { createStore } from '../../store.ts';
import { aTemporaryFolder } from '../../testing/a-temporary-folder.ts';
import { describeOnBothDatabases, type TestDatabase } from '../../testing/databases.ts';
import { createClaimPhotos } from './claim-photos.ts';
import { createErasePhotos } from '../erase-photos.ts';
import { createTurnPhotoMark } from './turn-photo-mark.ts';

const photo = 'ab'.repeat(24);
const dayMs = 24 * 60 * 60 * 1000;

describeOnBothDatabases('the mark of photos', (database) => {
  let folder: string;
  let photoFiles: PhotoFiles;
  let original: Deployment;
  let copy: Deployment;
  beforeEach(async () => {
    folder = aTemporaryFolder();
    photoFiles = createPhotoFolder(join(folder, 'photos'));
    original = await aDeployment(database, photoFiles);
    copy = await aDeployment(database, photoFiles);
    expect(await original.claim()).toBe('own');
    await photoFiles.write(photo, Buffer.from('a photo'));
    const mark = await original.db.selectFrom('photo_mark').selectAll().executeTakeFirstOrThrow();
    await copy.db.insertInto('photo_mark').values(mark).execute();
    return async () => {
      await original.close();
      await copy.close();
      rmSync(folder, { recursive: true });
    };
  });

  it('changes, and leaves the photos to their database wherever it was interrupted', async () => {
    const before = await photoFiles.readOwner();
    await original.turn();
    expect(await photoFiles.readOwner()).not.toBe(before);
    expect(await original.claim()).toBe('own');
    const next = await original.store.photoMark.begin();
    expect(await original.claim()).toBe('own');
    await photoFiles.writeOwner(next);
    expect(await original.claim()).toBe('own');
    await original.turn();
    expect(await original.claim()).toBe('own');
  });

  it('is unknown to a copy of the database once it has changed: the copy erases nothing', async () => {
    expect(await copy.claim()).toBe('own');
    await original.turn();
    expect(await copy.claim()).toBe('of-another');
    await copy.erases(photo);
    expect(copy.errors).toHaveLength(1);
    expect(await copy.store.photos.listErasures(1)).toEqual([photo]);
    expect(await photoFiles.read(photo)).toBeDefined();
    await original.erases(photo);
    expect(await photoFiles.read(photo)).toBeUndefined();
  });

  it('is contested if a copy was quicker: neither erases anything from then on', async () => {
    await copy.turn();
    await expect(original.turn()).rejects.toThrow('a copy of the database');
    for (const each of [original, copy]) {
      expect(await each.claim()).toBe('contested');
      await expect(each.turn()).rejects.toThrow('a copy of the database');
      await expect(each.sweep()).rejects.toThrow('this database alone');
      await each.erases(photo);
    }
    expect(await photoFiles.read(photo)).toBeDefined();
  });
});

type Deployment = Awaited<ReturnType<typeof aDeployment>>;

/** A server's way with photos, on a database of its own. */
async function aDeployment(database: TestDatabase, photoFiles: PhotoFiles) {
  const { db, close }: { db: Database; close: () => Promise<void> } = await database.open();
  const store = createStore(db);
  const claim = createClaimPhotos({ store, photoFiles });
  const errors: unknown[] = [];
  const deps = { store, photoFiles, claimPhotos: claim };
  const erase = createErasePhotos({ ...deps, onError: (error) => errors.push(error) });
  return {
    db,
    store,
    claim,
    errors,
    close,
    /** Each time as another process. */
    turn: () => createTurnPhotoMark({ ...deps, now: laterEachTime() })(),
    sweep: () => sweepPhotos({ ...deps, erasePhotos: erase }, new Date(Date.now() + 2 * dayMs)),
    async erases(id: string) {
      await db.insertInto('photo_erasures').values({ photo_id: id, queued_at: 0 }).execute();
      await erase();
    },
  };
}

/** A clock by which every lease has ended. */
function laterEachTime(): () => Date {
  hours += 1;
  return () => new Date(hours * 3_600_000);
}
let hours = 0;
