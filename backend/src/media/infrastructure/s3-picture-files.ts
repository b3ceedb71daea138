import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { MediaBucket } from '../../platform/media-config.js';
import { isFileName } from '../domain/picture-files.js';
import { type PictureFile, PictureFiles, StorageFailed } from '../picture-files.js';

/** Maximum time of one request to the storage, with its repetition. */
const TIMEOUT_MS = 15_000;
const CONNECT_TIMEOUT_MS = 3_000;

const TYPES = { webp: 'image/webp', jpg: 'image/jpeg' } as const;

/** The SDK is loaded on first use, because most installations have none. */
const loadSdk = () => import('@aws-sdk/client-s3');

/** Objects of a bucket of Amazon S3, or of a server that speaks its protocol. */
export class S3PictureFiles extends PictureFiles {
  private opened: Promise<S3Client> | null = null;

  constructor(
    private readonly config: MediaBucket,
    private readonly timeoutMs = TIMEOUT_MS,
  ) {
    super();
  }

  /** Nothing: the bucket exists already, and may be away while the server starts. */
  override async prepare(): Promise<void> {}

  override async put(name: string, content: Buffer): Promise<void> {
    const { PutObjectCommand } = await loadSdk();
    const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES];
    await this.attempt(async (client, abortSignal) =>
      client.send(new PutObjectCommand({ ...this.at(name), Body: content, ContentType: type }), {
        abortSignal,
      }),
    );
  }

  override async open(name: string): Promise<PictureFile | null> {
    const { GetObjectCommand } = await loadSdk();
    const content = await this.attempt(async (client, abortSignal) => {
      const { Body } = await client.send(new GetObjectCommand(this.at(name)), { abortSignal });
      // read at once: a slow visitor must not keep a connection to the storage
      return Body ? Buffer.from(await Body.transformToByteArray()) : null;
    });
    return content && { bytes: content.length, stream: () => Readable.from([content]) };
  }

  override async remove(name: string): Promise<void> {
    const { DeleteObjectCommand } = await loadSdk();
    await this.attempt(async (client, abortSignal) =>
      client.send(new DeleteObjectCommand(this.at(name)), { abortSignal }),
    );
  }

  override async storedBefore(moment: Date): Promise<string[]> {
    const { ListObjectsV2Command } = await loadSdk();
    const { bucket: Bucket, prefix: Prefix } = this.config;
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await this.attempt(async (client, abortSignal) =>
        client.send(new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }), { abortSignal }),
      );
      for (const { Key = '', LastModified } of page?.Contents ?? []) {
        const name = Key.slice(Prefix.length);
        if (isFileName(name) && LastModified && LastModified < moment) found.push(name);
      }
      ContinuationToken = page?.NextContinuationToken;
    } while (ContinuationToken !== undefined);
    return found;
  }

  /** Null when there is no such object. */
  private async attempt<Result>(
    work: (client: S3Client, signal: AbortSignal) => Promise<Result>,
  ): Promise<Result | null> {
    try {
      return await work(await (this.opened ??= this.connect()), AbortSignal.timeout(this.timeoutMs));
    } catch (error) {
      if ((error as { name?: string }).name === 'NoSuchKey') return null;
      throw new StorageFailed('picture.storage-away', error);
    }
  }

  private at(name: string) {
    return { Bucket: this.config.bucket, Key: `${this.config.prefix}${name}` };
  }

  private async connect(): Promise<S3Client> {
    const { S3Client } = await loadSdk();
    const { endpoint, region, credentials } = this.config;
    return new S3Client({
      region,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: CONNECT_TIMEOUT_MS },
      // other servers do not know Amazon's newer checksums
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(credentials && { credentials }),
    });
  }
}
