import { randomBytes } from 'node:crypto';
import { isDatabaseUnavailable } from '../platform/db/is-database-unavailable.ts';
import type { PhotoFiles } from './photo-files.ts';
import { reEncodePhoto } from './re-encode-photo.ts';
import type { NewPhoto, PhotoPlace } from './photos-store.ts';
import type { Store } from '../store.ts';
import type { ErasePhotos } from './erase-photos.ts';

export interface PhotoToKeep {
  readonly place: PhotoPlace;
  /** Where it comes from: photos wait for those of other networks in turns. */
  readonly network: string;
  /** The file as it was sent. */
  readonly file: string;
  readonly name: string;
}

export type KeepPhoto = (
  userId: number,
  photo: PhotoToKeep,
) => Promise<{ id: string; name: string }>;

interface Deps {
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
  readonly erasePhotos: ErasePhotos;
  readonly now: () => Date;
}

const idBytes = 24;

/**
 * Stores an uploaded photo: first the file, then its row, so that no row lacks its file. If the row
 * cannot be written, the file is deleted at once; if the process ends in between, the daily sweep
 * deletes it. The previous avatar is deleted last.
 */
export function createKeepPhoto({ store, photoFiles, erasePhotos, now }: Deps): KeepPhoto {
  return async (userId, { place, network, file, name }) => {
    const bytes = await reEncodePhoto({ userId, network }, file);
    const photo: NewPhoto = {
      id: randomBytes(idBytes).toString('hex'),
      name,
      type: 'image/webp',
      bytes: bytes.length,
    };
    await photoFiles.write(photo.id, bytes);
    try {
      await store.photos.add(userId, { place, photo }, now().getTime());
    } catch (error) {
      // A database that went away may have kept the row all the same.
      if (!isDatabaseUnavailable(error)) await photoFiles.delete(photo.id).catch(() => undefined);
      throw error;
    }
    await erasePhotos();
    return { id: photo.id, name };
  };
}
