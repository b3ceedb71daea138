import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { PictureFiles } from '../media/picture-files.js';
import type { Config } from '../platform/config.js';
import { type Written, writeBackup } from './backup-file.js';
import { openStore } from './open-store.js';
import { BackupError } from './backup-error.js';
import type { TableStore } from './table-store.js';

/** Default destination of backups. */
export const DEFAULT_FOLDER = `backups${sep}`;
/** As a file name: standard input or output. */
export const STDIO = '-';

/** Where the data is. */
export interface DataPlaces {
  readonly database: Config['database'];
  readonly pictures: PictureFiles;
}

/** A written backup. */
export interface SavedBackup extends Written {
  readonly file: string;
}

/**
 * Backs up a consistent snapshot of the database, and its pictures, while a server may be running. `to` is a new file, a
 * folder (the file is named after the time) or `-`. The file appears under its name only when it is complete and on disk.
 * With a key it is encrypted.
 */
export async function takeBackup(
  { database, pictures }: DataPlaces,
  to: string,
  signal?: AbortSignal,
  { name = 'office', key = null }: { name?: string; key?: string | null } = {},
): Promise<SavedBackup> {
  const store = await openStore(database, 'shared');
  try {
    await store.assertUndamaged();
    return await saveBackup(store, pictures, to, name, signal, key);
  } finally {
    await store.close();
  }
}

/** Like `takeBackup`, from an open store. */
export async function saveBackup(
  store: TableStore,
  files: PictureFiles,
  to: string,
  name: string,
  signal?: AbortSignal,
  key: string | null = null,
): Promise<SavedBackup> {
  if (to === STDIO)
    return { file: 'standard output', ...(await writeBackup(store, files, process.stdout, signal, key)) };
  const isFolder = /[/\\]$/.test(to) || (existsSync(to) && statSync(to).isDirectory());
  const file = resolve(
    to,
    isFolder ? `${name}-${timestampOf(new Date())}.jsonl.gz${key === null ? '' : '.enc'}` : '',
  );
  if (existsSync(file)) throw new BackupError(`There is a file at ${file} already`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const sink = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const contents = await writeBackup(store, files, sink, signal, key);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return { file, ...contents };
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** A rename is durable only when the folder is synced. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** `20261121-052448Z`. */
function timestampOf(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '').replace('T', '-');
}
