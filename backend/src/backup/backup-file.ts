import { createHash } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Dialect } from '../platform/database/database.js';
import type { PictureFiles } from '../media/picture-files.js';
import { BackupError } from './backup-error.js';
import { encryptedWith } from './encrypted-file.js';
import { pictureLines } from './picture-lines.js';
import type { TableStore, Tables } from './table-store.js';

/*
 * A backup is a gzip file of JSON lines, the same for both databases (docs/decisions/0009):
 *
 *   {"format":"advisory-office backup","version":2,…,"tables":{"users":["id",…],…}}   header
 *   "users"                                                                           a table; its rows follow
 *   ["01900000-…","admin",…]
 *   …
 *   {"picture":"…-400.webp","sha256":"…","base64":"…"}                                a file of a picture; since version 2
 *   {"rows":{"users":1,…},"pictures":6,"sha256":"…"}                                  trailer with a hash of all lines before it
 */
export const FORMAT = 'advisory-office backup';
export const VERSION = 2;

export interface Header {
  readonly format: typeof FORMAT;
  /** 1: without pictures. */
  readonly version: 1 | typeof VERSION;
  readonly takenAt: string;
  readonly dialect: Dialect;
  /** The applied migrations. */
  readonly migrations: readonly string[];
  readonly tables: Tables;
}

export interface Trailer {
  readonly rows: Readonly<Record<string, number>>;
  /** The files of pictures; left out in version 1. */
  readonly pictures?: number;
  readonly sha256: string;
}

/** A file of a picture, as a line. */
export interface PictureLine {
  /** The name of the file. */
  readonly picture: string;
  readonly sha256: string;
  readonly base64: string;
}

/**
 * The largest row that the application stores is an article: 0.41 MB with all of its 200 kB escaped. The column can
 * hold 16 MiB of text that was stored in another way.
 */
export const MAX_LINE_BYTES = 17 * 1024 * 1024;

/** What a backup contains. */
export interface Contents {
  readonly header: Header;
  readonly rows: Readonly<Record<string, number>>;
  /** The number of files of pictures. */
  readonly pictures: number;
}

/** What was written. */
export interface Written extends Contents {
  /** Files that the library names and the storage does not have. */
  readonly missingPictures: readonly string[];
}

/** Level 6 is 10 % smaller and takes three times as long. */
const LEVEL = 3;
export const CHUNK = 256 * 1024;

/**
 * Writes a consistent snapshot of the database and the pictures that it names, encrypted when there is a key. Rejects an
 * empty database and a row that is too large to restore.
 */
export async function writeBackup(
  store: TableStore,
  files: PictureFiles,
  sink: Writable,
  signal?: AbortSignal,
  key: string | null = null,
): Promise<Written> {
  await store.begin('read');
  const header: Header = {
    format: FORMAT,
    version: VERSION,
    takenAt: new Date().toISOString(),
    dialect: store.dialect,
    migrations: await store.migrations(),
    tables: await store.tables(),
  };
  if (header.migrations.length === 0) throw new BackupError('The database is empty; start the server once');
  const written = { rows: {} as Record<string, number>, pictures: 0, missingPictures: [] as string[] };
  const lines = linesOf(store, files, header, written);
  try {
    const gzip = createGzip({ level: LEVEL, chunkSize: CHUNK });
    if (key === null) await pipeline(lines, gzip, sink, { signal });
    else await pipeline(lines, gzip, encryptedWith(key), sink, { signal });
  } finally {
    // after a failure of the sink, the query is still open
    await lines.return();
  }
  await store.commit();
  return { header, ...written };
}

async function* linesOf(
  store: TableStore,
  files: PictureFiles,
  header: Header,
  written: { rows: Record<string, number>; pictures: number; missingPictures: string[] },
): AsyncGenerator<Buffer, void> {
  const { rows } = written;
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
  for await (const line of pictureLines(store, header.tables, files, written.missingPictures)) {
    written.pictures += 1;
    yield hashed(lineOf(line));
  }
  const { pictures } = written;
  yield Buffer.from(lineOf({ rows, pictures, sha256: hash.digest('hex') } satisfies Trailer));
}

function lineOf(value: unknown): string {
  const line = `${JSON.stringify(value)}\n`;
  // the restore would reject the line
  if (line.length > MAX_LINE_BYTES / 3 && Buffer.byteLength(line) > MAX_LINE_BYTES)
    throw new BackupError('A row is too large for a backup; an article must be at most 200 kB long');
  return line;
}
