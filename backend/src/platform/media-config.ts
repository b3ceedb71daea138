import { resolve } from 'node:path';

/** Where the files of pictures are kept. */
export type MediaConfig = MediaFolder | MediaBucket;

export interface MediaFolder {
  readonly kind: 'folder';
  /** An absolute path. */
  readonly path: string;
}

export interface MediaBucket {
  readonly kind: 's3';
  readonly bucket: string;
  /** What the keys of all objects begin with: empty, or ends with a slash. */
  readonly prefix: string;
  /** Null for Amazon's own. */
  readonly endpoint: string | null;
  readonly region: string;
  /** Null: those that the AWS SDK finds, such as the role of the machine. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | null;
}

type Read = (name: string) => string | undefined;

/** Reads MEDIA_URL and the keys of S3; a wrong one is a problem. */
export function readMedia(read: Read, dataFolder: string, problems: string[]): MediaConfig {
  const folder: MediaFolder = { kind: 'folder', path: resolve(dataFolder, 'media') };
  const text = read('MEDIA_URL');
  const media = text === undefined ? folder : parseMediaUrl(text);
  if (!media) {
    problems.push(
      'MEDIA_URL must be file:FOLDER or s3://bucket?region=…, with &endpoint=https://… where it is not Amazon’s',
    );
    return folder;
  }
  return media.kind === 's3' ? { ...media, credentials: readCredentials(read, problems) } : media;
}

function parseMediaUrl(text: string): MediaConfig | undefined {
  if (text.startsWith('file:')) {
    const path = text.slice('file:'.length).replace(/^\/\/(?=\/)/, '');
    return path === '' || path.startsWith('//') ? undefined : { kind: 'folder', path: resolve(path) };
  }
  if (!text.startsWith('s3://') || !URL.canParse(text)) return undefined;
  const { hostname, pathname, searchParams, username, port, hash } = new URL(text);
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(hostname) || username + port + hash !== '') return undefined;
  if ([...searchParams.keys()].some((name) => name !== 'endpoint' && name !== 'region')) return undefined;
  const endpoint = searchParams.get('endpoint');
  if (endpoint !== null && !isHttp(endpoint)) return undefined;
  // eslint-disable-next-line regexp/no-super-linear-move -- a setting of the server
  const prefix = pathname.replace(/^\/+|\/+$/g, '');
  if (!/^[\w./-]*$/.test(prefix)) return undefined;
  return {
    kind: 's3',
    bucket: hostname,
    prefix: prefix && `${prefix}/`,
    endpoint,
    region: searchParams.get('region') || 'us-east-1',
    credentials: null,
  };
}

function isHttp(url: string): boolean {
  return URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);
}

function readCredentials(read: Read, problems: string[]): MediaBucket['credentials'] {
  const accessKeyId = read('S3_ACCESS_KEY');
  const secretAccessKey = read('S3_SECRET_KEY');
  if (!accessKeyId && !secretAccessKey) return null;
  if (accessKeyId && secretAccessKey) return { accessKeyId, secretAccessKey };
  problems.push('S3_ACCESS_KEY_FILE and S3_SECRET_KEY_FILE must be set together');
  return null;
}
