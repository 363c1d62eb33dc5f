import type { PhotoClaim, PhotoFiles } from './photo-files.ts';
import type { Store } from '../store.ts';

const atATime = 100;

/**
 * Erases the files of photos whose rows are gone, unless the files belong to another database too.
 * Never throws: a file that cannot be erased stays queued for the daily sweep.
 */
export type ErasePhotos = () => Promise<void>;

interface Deps {
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  /** Whose the photos are. */
  readonly claimPhotos: () => Promise<PhotoClaim>;
  readonly onError: (error: unknown) => void;
}

export function createErasePhotos({ store, photoFiles, claimPhotos, onError }: Deps): ErasePhotos {
  /** Whether there may be more to do. */
  const eraseSome = async (): Promise<boolean> => {
    const queued = await store.photos.listErasures(atATime);
    if (queued.length === 0) return false;
    if ((await claimPhotos()) !== 'own')
      throw new Error('Cannot erase photos: they are not those of this database alone');
    const outcomes = await Promise.allSettled(queued.map((id) => photoFiles.delete(id)));
    await store.photos.forgetErasures(
      queued.filter((_, index) => outcomes[index]?.status === 'fulfilled'),
    );
    const failures = outcomes
      .filter((outcome) => outcome.status === 'rejected')
      .map((outcome) => outcome.reason as unknown);
    if (failures.length > 0)
      throw new AggregateError(failures, `Cannot erase ${failures.length} photos`);
    return queued.length === atATime;
  };
  return async () => {
    try {
      while (await eraseSome());
    } catch (error) {
      onError(error);
    }
  };
}
