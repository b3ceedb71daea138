import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import type { DatabaseConfig } from '../../config.js';
import { type Contents, writeBackup } from './backup-file.js';
import { openStore } from './open-store.js';
import { Refused } from './refused.js';
import type { TableStore } from './table-store.js';

/** Where backups go unless told otherwise. */
export const BACKUPS = `backups${sep}`;
/** As the name of a file: standard input or output. */
export const STANDARD = '-';

/** A backup that was made: where it is, and what is in it. */
export interface Taken extends Contents {
  readonly file: string;
}

/**
 * Copies the whole database as it is at one moment, beside a running server, into a new file or, for a folder, into a
 * file named after the time. There is no file of that name until all of it is on disk.
 */
export async function takeBackup(database: DatabaseConfig, to: string, signal?: AbortSignal): Promise<Taken> {
  const store = await openStore(database, 'shared');
  try {
    await store.refuseDamaged();
    return await saveBackup(store, to, 'office', signal);
  } finally {
    await store.close();
  }
}

/** The same over a store that is open already. */
export async function saveBackup(
  store: TableStore,
  to: string,
  name: string,
  signal?: AbortSignal,
): Promise<Taken> {
  if (to === STANDARD)
    return { file: 'standard output', ...(await writeBackup(store, process.stdout, signal)) };
  const isFolder = /[/\\]$/.test(to) || (existsSync(to) && statSync(to).isDirectory());
  const file = resolve(to, isFolder ? `${name}-${momentOf(new Date())}.jsonl.gz` : '');
  if (existsSync(file)) throw new Refused(`There is a file at ${file} already`);
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

/** A new name is on disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}

/** `20261121-052448Z`. */
function momentOf(date: Date): string {
  return date.toISOString().replace(/\.\d+/, '').replace(/[-:]/g, '').replace('T', '-');
}
