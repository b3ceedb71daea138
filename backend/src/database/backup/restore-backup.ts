import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { DatabaseConfig } from '../../config.js';
import { dataSourceOptions, openDataSource } from '../data-sources.js';
import { type Contents, type Header, readBackup } from './backup-file.js';
import { openStore } from './open-store.js';
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
  /** What this program knows; of tests another. */
  readonly migrations?: Migrations;
}

export interface Restored extends Contents {
  /** The backup of what was there before; null when there was nothing but accounts. */
  readonly copy: Taken | null;
}

/** Reads a backup to its end and refuses a bad one; touches no database. */
export function checkBackup(from: string): Promise<Contents> {
  return readBackup(opened(from));
}

/**
 * Puts the database back to what a backup holds, in one transaction: whatever goes wrong, and whenever, it is as it was
 * before. Refuses a bad backup, one of a newer version, a database that a server uses, and one that holds leads or
 * articles unless they may be replaced. Everybody is signed out.
 */
export async function restoreBackup({ from, ...restoring }: Restoring): Promise<Restored> {
  // standard input is read once: there the transaction alone keeps a bad backup out
  if (from !== STANDARD) await checkBackup(from);
  let store: TableStore | undefined;
  let copy: Taken | null = null;
  try {
    const contents = await readBackup(opened(from), {
      begin: async (header) => {
        store = await emptyOrLike(header, restoring);
        copy = await refuseOrCopy(store, restoring);
        await store.begin('write');
        await store.clear(Object.keys(header.tables));
      },
      rows: (table, columns, rows) => store!.insert(table, columns, rows),
    });
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

/** The database with the tables that the backup is of; made where there are none. */
async function emptyOrLike(
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

async function refuseOrCopy(
  store: TableStore,
  { replace, copyTo }: Omit<Restoring, 'from'>,
): Promise<Taken | null> {
  let holdsWork = false;
  for (const table of Object.keys(await store.tables()))
    if (table !== 'users') holdsWork ||= !(await store.isEmpty(table));
  if (!holdsWork) return null;
  if (!replace) throw new Refused('The database holds leads or articles already; --replace replaces them');
  return saveBackup(store, copyTo, 'before-restore');
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
