import { join } from 'node:path';
import type { BucketOptions } from './photo-bucket.ts';
import { createPhotoFolder } from './photo-folder.ts';
import type { PhotoFiles } from './photo-files.ts';

interface PhotoFilesOptions {
  readonly dataDir: string;
  readonly s3: BucketOptions | undefined;
}

/** The bucket where one is configured, else a folder beside the database. */
export async function openPhotoFiles({ dataDir, s3 }: PhotoFilesOptions): Promise<PhotoFiles> {
  if (s3 === undefined) return createPhotoFolder(join(dataDir, 'photos'));
  // Loaded where it is used: S3's client takes tens of megabytes that a server without a bucket has
  // no use for.
  const { createPhotoBucket } = await import('./photo-bucket.ts');
  return createPhotoBucket(s3);
}

/** The place of the photos and of the mark that says whose they are, as an operator knows them. */
export function placeOfPhotos({ dataDir, s3 }: PhotoFilesOptions): {
  photos: string;
  owner: string;
} {
  const photos = s3 === undefined ? join(dataDir, 'photos') : `s3://${s3.bucket}/photos`;
  return { photos, owner: `${photos}/owner` };
}
