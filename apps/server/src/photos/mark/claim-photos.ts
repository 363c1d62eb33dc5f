import { contested, type PhotoClaim, type PhotoFiles } from '../photo-files.ts';
import type { Store } from '../../store.ts';

const atATime = 500;
/**
 * Says whose the photos are. Marks them as this database's if they carry no mark and this database
 * knows one of them, or if there are no photos. Throws if the photo store cannot be reached.
 */
export type ClaimPhotos = () => Promise<PhotoClaim>;

interface Deps {
  readonly store: Store;
  readonly photoFiles: PhotoFiles;
}

export function createClaimPhotos({ store, photoFiles }: Deps): ClaimPhotos {
  return async () => {
    const mark = await store.photoMark.find();
    const owner = await photoFiles.readOwner();
    if (owner !== undefined && (owner === mark.current || owner === mark.next)) return 'own';
    if (owner === contested) return 'contested';
    const found = await lookAt({ store, photoFiles });
    if (found === 'unknown' || (found === 'known' && owner !== undefined)) return 'of-another';
    await photoFiles.writeOwner(mark.current);
    return 'own';
  };
}

/** What the database knows of the photos: one at least, or none of those that there are. */
async function lookAt({ store, photoFiles }: Deps): Promise<'none' | 'known' | 'unknown'> {
  const waiting = new Set(await store.photos.listErasures(atATime));
  let isEmpty = true;
  let ids: string[] = [];
  const isAnyKnown = async () =>
    ids.some((id) => waiting.has(id)) || (await store.photos.filterKnown(ids)).size > 0;
  for await (const { id } of photoFiles.list()) {
    isEmpty = false;
    ids.push(id);
    if (ids.length < atATime) continue;
    if (await isAnyKnown()) return 'known';
    ids = [];
  }
  if (isEmpty) return 'none';
  return (await isAnyKnown()) ? 'known' : 'unknown';
}
