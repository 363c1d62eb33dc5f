import { join } from 'node:path';
import { createPhotoBucket, type BucketOptions } from './photo-bucket.ts';
import { createPhotoFolder } from './photo-folder.ts';
import type { PhotoStore } from './photo-store.ts';

/** The bucket where one is configured, else a folder beside the database. */
export async function openPhotoStore({ dataDir, s3 }: { dataDir: string; s3: BucketOptions | undefined }): Promise<PhotoStore> {
  return s3 ? createPhotoBucket(s3) : createPhotoFolder(join(dataDir, 'photos'));
}
