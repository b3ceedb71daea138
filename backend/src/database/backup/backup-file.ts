import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Dialect } from '../database.js';
import { Refused } from './refused.js';
import type { TableStore, Tables } from './table-store.js';

/*
 * A backup is a gzip file of JSON lines, the same for both databases (docs/decisions/0009):
 *
 *   {"format":"advisory-office backup","version":1,…,"tables":{"users":["id",…],…}}   header
 *   "users"                                                                           what follows are its rows
 *   ["01900000-…","admin",…]
 *   …
 *   {"rows":{"users":1,…},"sha256":"…"}                                               trailer: the hash of all before it
 */
export const FORMAT = 'advisory-office backup';
export const VERSION = 1;

export interface Header {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly takenAt: string;
  readonly dialect: Dialect;
  /** The migrations that had run. */
  readonly migrations: readonly string[];
  readonly tables: Tables;
}

export interface Trailer {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** What a backup holds. */
export interface Contents {
  readonly header: Header;
  readonly rows: Readonly<Record<string, number>>;
}

/** Level 6 packs a tenth smaller and takes three times as long. */
const LEVEL = 3;
export const CHUNK = 256 * 1024;

/** Writes all that the database holds at one moment. */
export async function writeBackup(
  store: TableStore,
  sink: Writable,
  signal?: AbortSignal,
): Promise<Contents> {
  await store.begin('read');
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    takenAt: new Date().toISOString(),
    dialect: store.dialect,
    migrations: await store.migrations(),
    tables: await store.tables(),
  };
  if (header.migrations.length === 0) throw new Refused('The database is empty; start the server once');
  const rows: Record<string, number> = {};
  const lines = linesOf(store, header, rows);
  try {
    await pipeline(lines, createGzip({ level: LEVEL, chunkSize: CHUNK }), sink, { signal });
  } finally {
    // a sink that fails leaves a table half read
    await lines.return();
  }
  await store.commit();
  return { header, rows };
}

async function* linesOf(
  store: TableStore,
  header: Header,
  rows: Record<string, number>,
): AsyncGenerator<Buffer, void> {
  const hash = createHash('sha256');
  const hashed = (lines: string) => {
    const bytes = Buffer.from(lines);
    hash.update(bytes);
    return bytes;
  };
  yield hashed(lineOf(header));
  for (const [table, columns] of Object.entries(header.tables)) {
    rows[table] = 0;
    yield hashed(lineOf(table));
    for await (const batch of store.rows(table, columns)) {
      rows[table] += batch.length;
      yield hashed(batch.map(lineOf).join(''));
    }
  }
  yield Buffer.from(lineOf({ rows, sha256: hash.digest('hex') } satisfies Trailer));
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
