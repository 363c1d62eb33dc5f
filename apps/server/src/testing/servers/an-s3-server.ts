import { join } from 'node:path';
import S3rver from 's3rver';
import type { S3Config } from '../../config.ts';

/** A service with an empty bucket in a folder: how it is reached, and what ends it. */
export async function anS3Server(
  folder: string,
): Promise<{ s3: S3Config; close(): Promise<void> }> {
  const bucket = 'photos-test';
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    s3: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    close: () => server.close(),
  };
}
