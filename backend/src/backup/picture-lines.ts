import { createHash } from 'node:crypto';
import {
  isPictureFileName,
  type PictureFiles,
  pictureFileNames,
  readPictureFile,
} from '../media/picture-files.js';
import { BackupError } from './backup-error.js';
import type { PictureLine } from './backup-file.js';
import type { TableStore, Tables } from './table-store.js';

/** The table of the library; a database of an earlier version has none. */
const TABLE = 'media';

/**
 * The files of all pictures that the snapshot names. The storage has no snapshots: the names of files that it does not
 * have, perhaps because a picture was deleted meanwhile, are added to `missing`.
 */
export async function* pictureLines(
  store: TableStore,
  tables: Tables,
  files: PictureFiles,
  missing: string[],
): AsyncGenerator<PictureLine> {
  if (!tables[TABLE]) return;
  // all names first: on MariaDB the connection can do nothing else while rows are read
  const hashes: string[] = [];
  for await (const batch of store.rows(TABLE, ['hash'])) hashes.push(...batch.map(([hash]) => String(hash)));
  for (const name of hashes.flatMap((hash) => pictureFileNames(hash))) {
    const content = isPictureFileName(name) ? await readPictureFile(files, name) : null;
    if (content) yield { picture: name, sha256: hashOf(content), base64: content.toString('base64') };
    else missing.push(name);
  }
}

/** The file in a line. Rejects a line with another form, name or hash. */
export function fileOf(line: unknown): { readonly name: string; readonly content: Buffer } {
  const { picture, sha256, base64 } = (line ?? {}) as Partial<Record<keyof PictureLine, unknown>>;
  if (typeof picture !== 'string' || !isPictureFileName(picture) || typeof base64 !== 'string')
    throw new BackupError('The backup is damaged: a picture cannot be read');
  const content = Buffer.from(base64, 'base64');
  if (hashOf(content) !== sha256) throw new BackupError('The backup is damaged: a picture has another hash');
  return { name: picture, content };
}

function hashOf(content: Buffer): string {
  return createHash('sha256').update(content).digest('hex');
}
