import { randomUUID } from 'node:crypto';
import { contested, type PhotoClaim, type PhotoFiles } from '../photo-files.ts';
import type { Store } from '../../store.ts';

/**
 * Longer than any write of a mark takes: of several processes on one database, one turns it at a
 * time.
 */
const leaseMs = 5 * 60 * 1000;

interface Deps {
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  /** Whose the photos are. */
  readonly claimPhotos: () => Promise<PhotoClaim>;
  readonly now: () => Date;
}

/**
 * Replaces the mark on the photos, and records the new one in the database. A copy of the database
 * knows only the mark from the day it was made, so after a turn the photos belong to another
 * database as far as the copy can tell. If a copy turned the mark first, the photos are marked as
 * contested, so that neither database erases the other's; it then throws, for as long as they are
 * not this database's alone.
 */
export function createTurnPhotoMark({
  store,
  photoFiles,
  claimPhotos,
  now,
}: Deps): () => Promise<void> {
  const lease = { name: 'photo-mark', holder: randomUUID() };
  return async () => {
    if (!(await store.leases.take(lease, { now: now().getTime(), ms: leaseMs }))) return;
    const claim = await claimPhotos();
    // This process would not have begun beside the photos of another: they have been its own.
    if (claim === 'of-another') await photoFiles.writeOwner(contested);
    if (claim !== 'own')
      throw new Error(
        'Cannot erase photos: a copy of the database uses them too. Give it photos of its own, then delete the mark "owner" beside these.',
      );
    const next = await store.photoMark.begin();
    await photoFiles.writeOwner(next);
    await store.photoMark.settle(next);
  };
}
