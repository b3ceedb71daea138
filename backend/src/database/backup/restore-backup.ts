import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { DatabaseConfig } from '../../config.js';
import { dataSourceOptions, openDataSource } from '../data-sources.js';
import type { Contents, Header } from './backup-file.js';
import { openStore } from './open-store.js';
import { readBackup, type Receiver } from './read-backup.js';
import { Refused } from './refused.js';
import type { TableStore } from './table-store.js';
import { saveBackup, STANDARD, type Taken } from './take-backup.js';

type Migrations = readonly { readonly name: string }[];

export interface Restoring {
  readonly database: DatabaseConfig;
  /** A file, or `-` for standard input. */
  readonly from: string;
  /** Whether leads and articles that are there may be replaced. */
  readonly replace: boolean;
  /** The file or folder that gets a backup of them first, or `-` for standard output. */
  readonly copyTo: string;
  /** Stops it before the end; then nothing was done. */
  readonly signal?: AbortSignal;
  /** What this program knows; of tests another. */
  readonly migrations?: Migrations;
}

export interface Restored extends Contents {
  /** The backup of what was there before; null when there was nothing but accounts. */
  readonly copy: Taken | null;
}

/** Reads a backup to its end and refuses a bad one; touches no database. */
export function checkBackup(from: string, signal?: AbortSignal): Promise<Contents> {
  return readBackup(opened(from), undefined, signal);
}

/**
 * Puts the database back to what a backup holds, in one transaction: whatever goes wrong, and whenever, it is as it was
 * before. Refuses a bad backup, one of a newer version, a database that a server uses, and one that holds leads or
 * articles unless they may be replaced. Everybody is signed out.
 */
export async function restoreBackup({ from, ...restoring }: Restoring): Promise<Restored> {
  const { signal } = restoring;
  // standard input is read once: there the transaction alone keeps a bad backup out
  if (from !== STANDARD) await checkBackup(from, signal);
  let store: TableStore | undefined;
  let copy: Taken | null = null;
  const receiver: Receiver = {
    begin: async (header) => {
      store = await openWithTablesOf(header, restoring);
      copy = await copyOfWork(store, restoring);
      signal?.throwIfAborted();
      await store.begin('write');
      await store.clear(Object.keys(header.tables));
    },
    rows: async (table, columns, rows) => {
      // a row that came after the rollback would be kept
      signal?.throwIfAborted();
      await store!.insert(table, columns, rows);
    },
  };
  try {
    const contents = await readBackup(opened(from), receiver, signal);
    signal?.throwIfAborted();
    await store!.commit();
    return { ...contents, copy };
  } catch (error) {
    // a connection that is gone has nothing to roll back: the database does it by itself
    await store?.rollback().catch(() => undefined);
    throw error;
  } finally {
    await store?.close();
  }
}

/** Opens the database alone, makes the tables of the backup where there are none, and refuses others. */
async function openWithTablesOf(
  header: Header,
  { database, migrations }: Omit<Restoring, 'from'>,
): Promise<TableStore> {
  const options = dataSourceOptions(database);
  const known = migrations ?? (options.migrations as unknown as Migrations);
  if (header.migrations.some((name) => !known.some((migration) => migration.name === name)))
    throw new Refused('The backup was made by a newer version of this program; update it first');
  let store = await openStore(database, 'exclusive');
  try {
    if ((await store.migrations()).length === 0) {
      await store.close();
      const wanted = known.filter(({ name }) => header.migrations.includes(name));
      const made = await openDataSource({ ...options, migrations: wanted as never });
      await made.destroy();
      store = await openStore(database, 'exclusive');
    }
    await store.refuseDamaged();
    refuseOther(header, await store.migrations());
    if (signature(header.tables) !== signature(await store.tables()))
      throw new Refused('The backup has other tables or columns than this version of the program');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

function refuseOther(header: Header, applied: readonly string[]): void {
  if (header.migrations.some((name) => !applied.includes(name)))
    throw new Refused('The database is of an older version than the backup; start the server once');
  if (applied.length > header.migrations.length)
    throw new Refused(
      'The backup is of an older version than the database; restore it into an empty one, which the next start updates',
    );
}

/** Copies leads and articles that are there; refuses where they may not be replaced. */
async function copyOfWork(
  store: TableStore,
  { replace, copyTo, signal }: Omit<Restoring, 'from'>,
): Promise<Taken | null> {
  let holdsWork = false;
  for (const table of Object.keys(await store.tables()))
    if (table !== 'users') holdsWork ||= !(await store.isEmpty(table));
  if (!holdsWork) return null;
  if (!replace) throw new Refused('The database holds leads or articles already; --replace replaces them');
  return saveBackup(store, copyTo, 'before-restore', signal);
}

function opened(from: string): Readable {
  return from === STANDARD ? process.stdin : createReadStream(from);
}

function signature(tables: Header['tables']): string {
  return JSON.stringify(
    Object.entries(tables)
      .map(([table, columns]) => [table, [...columns].sort()])
      .sort(),
  );
}
