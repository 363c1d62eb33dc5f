import { join } from 'node:path';
import type { BucketOptions } from './photo-bucket.ts';
import { createPhotoFolder } from './photo-folder.ts';
import type { PhotoStore } from './photo-store.ts';

/** The bucket where one is configured, else a folder beside the database. */
export async function openPhotoStore({
  dataDir,
  s3,
}: {
  dataDir: string;
  s3: BucketOptions | undefined;
}): Promise<PhotoStore> {
  if (s3 === undefined) return createPhotoFolder(join(dataDir, 'photos'));
  // Loaded where it is used: S3's client takes tens of megabytes that a server without a bucket has no use for.
  const { createPhotoBucket } = await import('./photo-bucket.ts');
  return createPhotoBucket(s3);
}
