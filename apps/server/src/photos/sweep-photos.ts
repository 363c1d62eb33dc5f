import type { PhotoClaim, PhotoFiles } from './photo-files.ts';
import type { Store } from '../store.ts';
import { dayMs } from '../platform/time/durations.ts';

const atATime = 500;

interface Deps {
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  /** Whose the photos are. */
  readonly claimPhotos: () => Promise<PhotoClaim>;
  /** Erases what waits for it. */
  readonly erasePhotos: () => Promise<void>;
}

/**
 * Erases queued files, and files without a row, which are left when a process ends between writing
 * the two. Throws, before erasing such a file, if the photos belong to another database, which has
 * their rows.
 */
export async function sweepPhotos(
  { store, photoFiles, claimPhotos, erasePhotos }: Deps,
  now: Date,
): Promise<void> {
  await erasePhotos();
  if ((await claimPhotos()) !== 'own')
    throw new Error('Cannot sweep photos: they are not those of this database alone');
  // A younger file may belong to an upload that is still under way.
  const newest = now.getTime() - dayMs;
  let ids: string[] = [];
  const eraseUnknown = async () => {
    const known = await store.photos.filterKnown(ids);
    for (const id of ids.filter((candidate) => !known.has(candidate))) await photoFiles.delete(id);
    ids = [];
  };
  for await (const { id, writtenAt } of photoFiles.list()) {
    if (writtenAt < newest) ids.push(id);
    if (ids.length === atATime) await eraseUnknown();
  }
  await eraseUnknown();
}
