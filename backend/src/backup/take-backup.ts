import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { DatabaseConfig } from '../platform/config.js';
import { type Contents, writeBackup } from './backup-file.js';
import { openStore } from './open-store.js';
import { BackupError } from './backup-error.js';
import type { TableStore } from './table-store.js';

/** Default destination of backups. */
export const DEFAULT_FOLDER = `backups${sep}`;
/** As a file name: standard input or output. */
export const STDIO = '-';

/** A written backup. */
export interface SavedBackup extends Contents {
  readonly file: string;
}

/**
 * Backs up a consistent snapshot of the database while a server may be running. `to` is a new file, a folder (the file
 * is named after the time) or `-`. The file appears under its name only when it is complete and on disk.
 */
export async function takeBackup(
  database: DatabaseConfig,
  to: string,
  signal?: AbortSignal,
): Promise<SavedBackup> {
  const store = await openStore(database, 'shared');
  try {
    await store.assertUndamaged();
    return await saveBackup(store, to, 'office', signal);
  } finally {
    await store.close();
  }
}

/** Like `takeBackup`, from an open store. */
export async function saveBackup(
  store: TableStore,
  to: string,
  name: string,
  signal?: AbortSignal,
): Promise<SavedBackup> {
  if (to === STDIO) return { file: 'standard output', ...(await writeBackup(store, process.stdout, signal)) };
  const isFolder = /[/\\]$/.test(to) || (existsSync(to) && statSync(to).isDirectory());
  const file = resolve(to, isFolder ? `${name}-${timestampOf(new Date())}.jsonl.gz` : '');
  if (existsSync(file)) throw new BackupError(`There is a file at ${file} already`);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const unfinished = `${file}.${randomBytes(4).toString('hex')}.part`;
  try {
    const sink = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true });
    const contents = await writeBackup(store, sink, signal);
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
