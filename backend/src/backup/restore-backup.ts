import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { dataSourceOptions, openDataSource, type Schema } from '../platform/database/data-sources.js';
import { inNamesOfToday } from '../platform/database/applied-migrations.js';
import type { Contents, Header } from './backup-file.js';
import { openStore } from './open-store.js';
import { readBackup, type Receiver } from './read-backup.js';
import { BackupError, madeBefore09 } from './backup-error.js';
import type { TableStore } from './table-store.js';
import { RestoredPictures } from './restored-pictures.js';
import { type DataPlaces, saveBackup, STDIO, type SavedBackup } from './take-backup.js';

export interface RestoreOptions extends DataPlaces {
  readonly schema: Schema;
  /** A file, or `-` for standard input. */
  readonly from: string;
  /** Allows replacing existing leads and articles. */
  readonly replace: boolean;
  /** The file or folder for a backup of the replaced data, or `-` for standard output. */
  readonly copyTo: string;
  /** The key of an encrypted backup; the backup of the replaced data is encrypted with it too. */
  readonly key?: string | null;
  /** Accepts an unencrypted backup although there is a key. */
  readonly plain?: boolean;
  /** Gets the ids of the keys of the ledger of erasures; what it throws undoes the restore. */
  readonly acceptKeys?: (keyIds: readonly string[]) => void;
  /** Aborts the restore; the database stays unchanged. */
  readonly signal?: AbortSignal;
}

export interface Restored extends Contents {
  /** The backup of the replaced data; null when there were only accounts. */
  readonly copy: SavedBackup | null;
}

/** Verifies a whole backup, without a database. */
export function checkBackup(
  from: string,
  signal?: AbortSignal,
  key: string | null = null,
  plain = false,
): Promise<Contents> {
  return readBackup(opened(from), undefined, signal, key, plain);
}

/**
 * Replaces the contents of the database by those of a backup, in one transaction, once its pictures are stored. Pictures
 * that the backup does not have stay in the storage. Rejects a damaged backup, one of a
 * newer version, a database that a server uses and, without `replace`, a database with leads or articles. Ends all
 * sessions. Records of erasures are added to those that are there, and marked as not applied.
 */
export async function restoreBackup({ from, ...restoring }: RestoreOptions): Promise<Restored> {
  const { signal, key = null, plain = false } = restoring;
  // standard input can be read only once; the transaction is rolled back if that backup is damaged
  if (from !== STDIO) await checkBackup(from, signal, key, plain);
  let store: TableStore | undefined;
  let copy: SavedBackup | null = null;
  const pictures = new RestoredPictures(restoring.pictures);
  const receiver: Receiver = {
    begin: async (header) => {
      store = await openForRestore(header, restoring);
      copy = await backUpExisting(store, restoring);
      signal?.throwIfAborted();
      await store.begin('write');
      await store.clear(Object.keys(header.tables));
    },
    rows: async (table, columns, rows) => {
      // a row inserted after the rollback would be stored
      signal?.throwIfAborted();
      await store!.insert(table, columns, rows);
    },
    picture: async (name, content) => {
      signal?.throwIfAborted();
      await pictures.put(name, content);
    },
  };
  try {
    const contents = await readBackup(opened(from), receiver, signal, key, plain);
    signal?.throwIfAborted();
    const keyIds = await store!.openLedger();
    restoring.acceptKeys?.(keyIds);
    await store!.commit();
    return { ...contents, copy };
  } catch (error) {
    // when the connection is lost, the database rolls back by itself
    await store?.rollback().catch(() => undefined);
    await pictures.undo();
    throw error;
  } finally {
    await store?.close();
  }
}

/** Opens the database exclusively and creates missing tables. Rejects a database with another schema than the backup. */
async function openForRestore(
  header: Header,
  { database, schema }: Omit<RestoreOptions, 'from'>,
): Promise<TableStore> {
  const options = dataSourceOptions(database, schema);
  const known = schema.migrations;
  const wanted = migrationsOf(header, known);
  let store = await openStore(database, 'exclusive');
  try {
    if ((await store.migrations()).length === 0) {
      await store.close();
      // the tables of today are not there yet
      const migrations = known.filter(({ name }) => wanted.includes(name));
      const made = await openDataSource({ ...options, entities: [], migrations });
      await made.destroy();
      store = await openStore(database, 'exclusive');
    }
    await store.assertUndamaged();
    assertSameSchema(wanted, await store.migrations());
    if (signature(header.tables) !== signature(await store.tables()))
      throw new BackupError('The backup has other tables or columns than this version of the program');
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** What made the schema of the backup, by the names of this version. */
function migrationsOf(header: Header, known: Schema['migrations']): readonly string[] {
  const names = inNamesOfToday(
    known.map((Migration) => new Migration()),
    header.migrations,
  );
  if (!names) throw madeBefore09();
  if (names.some((name) => !known.some((migration) => migration.name === name)))
    throw new BackupError('The backup was made by a newer version of this program; update it first');
  return names;
}

function assertSameSchema(wanted: readonly string[], applied: readonly string[]): void {
  if (wanted.some((name) => !applied.includes(name)))
    throw new BackupError('The database is of an older version than the backup; start the server once');
  if (applied.length > wanted.length)
    throw new BackupError(
      'The backup is of an older version than the database; restore it into an empty one, which the next start updates',
    );
}

/** Tables that get rows before anybody has used the office. */
const MADE_BY_A_START = ['users', 'outgoing_mails', 'mail_counters', 'mail_flow', 'audit_log', 'audit_head'];

/** Backs up existing leads and articles; rejects them when they may not be replaced. */
async function backUpExisting(
  store: TableStore,
  { pictures, replace, copyTo, signal, key = null }: Omit<RestoreOptions, 'from'>,
): Promise<SavedBackup | null> {
  let hasContent = false;
  for (const table of Object.keys(await store.tables()))
    if (!MADE_BY_A_START.includes(table)) hasContent ||= !(await store.isEmpty(table));
  if (!hasContent) return null;
  if (!replace)
    throw new BackupError('The database holds leads or articles already; --replace replaces them');
  return saveBackup(store, pictures, copyTo, 'before-restore', signal, key);
}

function opened(from: string): Readable {
  return from === STDIO ? process.stdin : createReadStream(from);
}

function signature(tables: Header['tables']): string {
  return JSON.stringify(
    Object.entries(tables)
      .map(([table, columns]) => [table, [...columns].sort()])
      .sort(),
  );
}
