import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { MediaBucket } from '../../platform/media-config.js';

const BUCKET = 'pictures';

/** An S3 server in this process. */
export interface TestS3 {
  readonly url: string;
  /** The configuration of a storage whose objects begin with the prefix. */
  media(prefix: string): MediaBucket;
  stop(): Promise<void>;
}

export async function startS3(): Promise<TestS3> {
  const directory = mkdtempSync(join(tmpdir(), 's3-'));
  const server = new S3rver({
    directory,
    address: '127.0.0.1',
    port: 0,
    silent: true,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  const { port } = await server.run();
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    media: (prefix) => ({
      kind: 's3',
      bucket: BUCKET,
      prefix: `${prefix}/`,
      endpoint: url,
      region: 'us-east-1',
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    }),
    stop: async () => {
      await server.close();
      rmSync(directory, { recursive: true });
    },
  };
}
