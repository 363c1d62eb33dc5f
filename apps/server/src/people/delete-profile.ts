import { messages } from '../messages.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';
import type { ErasePhotos } from '../photos/erase-photos.ts';

/**
 * Deletes a person with their photos, dates, ideas and notes. Refuses an unknown person, and the
 * user's own profile.
 */
export type DeleteProfile = (userId: number, id: number) => Promise<void>;

export function createDeleteProfile({
  store,
  erasePhotos,
  now,
}: {
  store: Store;
  erasePhotos: ErasePhotos;
  now: () => Date;
}): DeleteProfile {
  return async (userId, id) => {
    await store.profiles.deleteContents(userId, id);
    await store.inTransaction(async (kept) => {
      await kept.photos.queueErasuresOfProfile(userId, id, now().getTime());
      if (!(await kept.profiles.delete(userId, id)))
        throw new Refusal('not-found', { detail: messages.unknownProfile });
    });
    await erasePhotos();
    await store.truncateLog();
  };
}
