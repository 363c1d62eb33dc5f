import type { ErasePhotos } from '../photos/erase-photos.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store.ts';

/** Deletes a date with its photos. Refuses one that the user does not have. */
export type DeleteDate = (userId: number, id: string) => Promise<void>;

export function createDeleteDate({
  store,
  erasePhotos,
  now,
}: {
  store: Pick<Store, 'inTransaction'>;
  erasePhotos: ErasePhotos;
  now: () => Date;
}): DeleteDate {
  return async (userId, id) => {
    await store.inTransaction(async ({ photos, dates }) => {
      await photos.queueErasuresOfDate(userId, id, now().getTime());
      if (!(await dates.delete(userId, id))) throw new Refusal('not-found');
    });
    await erasePhotos();
  };
}
