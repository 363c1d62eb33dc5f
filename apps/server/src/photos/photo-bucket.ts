import type { ListObjectsV2CommandOutput, S3Client, S3ClientConfig } from '@aws-sdk/client-s3';
import type { PhotoFiles } from './photo-files.ts';

export interface BucketOptions {
  /** Undefined: Amazon's own of the region. */
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const prefix = 'photos/';
const suffix = '.webp';
const connectionTimeoutMs = 2000;
const requestTimeoutMs = 5000;

/**
 * Photos as objects of an S3 bucket. The client is loaded here, so that servers without a bucket
 * start without it.
 */
export async function createPhotoBucket(options: BucketOptions): Promise<PhotoFiles> {
  const { bucket } = options;
  const {
    DeleteObjectCommand,
    GetObjectCommand,
    ListObjectsV2Command,
    NoSuchKey,
    PutObjectCommand,
    S3Client: Client,
  } = await import('@aws-sdk/client-s3');
  const client: S3Client = new Client(clientOptions(options));
  const objectOf = (id: string) => ({ Bucket: bucket, Key: `${prefix}${id}${suffix}` });
  const ownerObject = { Bucket: bucket, Key: `${prefix}owner` };
  const readObject = async (object: { Bucket: string; Key: string }) => {
    try {
      const { Body } = await client.send(new GetObjectCommand(object));
      return Body && Buffer.from(await Body.transformToByteArray());
    } catch (error) {
      if (error instanceof NoSuchKey) return undefined;
      throw error;
    }
  };
  return {
    async write(id, bytes) {
      await client.send(
        new PutObjectCommand({ ...objectOf(id), Body: bytes, ContentType: 'image/webp' }),
      );
    },

    async read(id) {
      return readObject(objectOf(id));
    },

    async delete(id) {
      await client.send(new DeleteObjectCommand(objectOf(id)));
    },

    list: () =>
      listPhotos((query) => client.send(new ListObjectsV2Command({ Bucket: bucket, ...query }))),

    async readOwner() {
      return (await readObject(ownerObject))?.toString();
    },

    async writeOwner(owner) {
      await client.send(new PutObjectCommand({ ...ownerObject, Body: owner }));
    },
  };
}

/** All photos of the bucket, page by page, in the order of their ids. */
async function* listPhotos(
  findPage: (query: { Prefix: string; StartAfter?: string }) => Promise<ListObjectsV2CommandOutput>,
): AsyncGenerator<{ id: string; writtenAt: number }> {
  let last: string | undefined;
  for (;;) {
    const page = await findPage({
      Prefix: prefix,
      ...(last !== undefined && { StartAfter: last }),
    });
    for (const { Key = '', LastModified } of page.Contents ?? []) {
      if (LastModified && Key.endsWith(suffix))
        yield {
          id: Key.slice(prefix.length, -suffix.length),
          writtenAt: LastModified.getTime(),
        };
    }
    last = page.Contents?.at(-1)?.Key;
    if (!page.IsTruncated || last === undefined) return;
  }
}

function clientOptions({
  endpoint,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketOptions): S3ClientConfig {
  return {
    ...(endpoint !== undefined && { endpoint }),
    region,
    credentials: { accessKeyId, secretAccessKey },
    forcePathStyle: true,
    maxAttempts: 2,
    requestHandler: {
      connectionTimeout: connectionTimeoutMs,
      requestTimeout: requestTimeoutMs,
      throwOnRequestTimeout: true,
    },
    // Other services than Amazon's do not all know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
