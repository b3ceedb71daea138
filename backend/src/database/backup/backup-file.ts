import { createHash } from 'node:crypto';
import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import type { Dialect } from '../database.js';
import { Refused } from './refused.js';
import type { Row, TableStore, Tables } from './table-store.js';

/*
 * A backup is a gzip file of JSON lines, the same for both databases (docs/decisions/0009):
 *
 *   {"format":"advisory-office backup","version":1,…,"tables":{"users":["id",…],…}}   header
 *   "users"                                                                           what follows are its rows
 *   ["01900000-…","admin",…]
 *   …
 *   {"rows":{"users":1,…},"sha256":"…"}                                               trailer: the hash of all before it
 */
const FORMAT = 'advisory-office backup';
const VERSION = 1;

export interface Header {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly takenAt: string;
  readonly dialect: Dialect;
  /** The migrations that had run. */
  readonly migrations: readonly string[];
  readonly tables: Tables;
}

interface Trailer {
  readonly rows: Readonly<Record<string, number>>;
  readonly sha256: string;
}

/** What a backup holds. */
export interface Contents {
  readonly header: Header;
  readonly rows: Readonly<Record<string, number>>;
}

/** What becomes of a backup while it is read; the end may still show that it is damaged. */
export interface Receiver {
  begin(header: Header): Promise<void>;
  rows(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
}

/** Level 6 packs a tenth smaller and takes three times as long. */
const LEVEL = 3;
const CHUNK = 256 * 1024;
/** A line longer than this is no row of ours: the longest text is 16 MB. */
const LONGEST_LINE = 64 * 1024 * 1024;

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

/**
 * Reads a backup to its end, in bounded memory. Resolves only when all of it is as it was written; a file that is cut
 * off, changed, foreign or of a newer format is refused.
 */
export async function readBackup(source: Readable, receiver?: Receiver): Promise<Contents> {
  const reader = new BackupReader(receiver);
  let refusal: unknown;
  try {
    await pipeline(source, createGunzip({ chunkSize: CHUNK }), async (chunks: AsyncIterable<Buffer>) => {
      try {
        for await (const lines of wholeLines(chunks)) await reader.read(lines);
      } catch (error) {
        // the pipeline itself reports that it was torn down, and not always why
        refusal = error;
        throw error;
      }
    });
  } catch (failure) {
    const error = refusal ?? failure;
    const { code } = error as { code?: string };
    if (code === 'Z_BUF_ERROR') throw new Refused('The backup is damaged: it is cut off');
    if (code?.startsWith('Z_')) throw reader.header ? damaged('it cannot be unpacked') : notABackup();
    throw error;
  }
  return reader.end();
}

class BackupReader {
  header: Header | undefined;
  private readonly hash = createHash('sha256');
  private readonly counts: Record<string, number> = {};
  private readonly expected: string[] = [];
  private table = '';
  private columns: readonly string[] = [];
  private trailer: Trailer | undefined;

  constructor(private readonly receiver: Receiver | undefined) {}

  /** Takes whole lines, as many as there are. */
  async read(bytes: Buffer): Promise<void> {
    const lines = bytes.toString('utf8').split('\n').slice(0, -1);
    let last = lines.length;
    let rows: Row[] = [];
    const pass = async () => {
      if (rows.length > 0) await this.receiver?.rows(this.table, this.columns, rows);
      rows = [];
    };
    for (const [index, line] of lines.entries()) {
      if (this.trailer) throw damaged('it goes on after its end');
      const value = this.parsed(line);
      if (!this.header) await this.start(value);
      else if (Array.isArray(value)) rows.push(this.row(value));
      else if (typeof value === 'string') {
        await pass();
        this.next(value);
      } else {
        this.trailer = value as Trailer;
        last = index;
      }
    }
    await pass();
    this.hash.update(
      last === lines.length
        ? bytes
        : lines
            .slice(0, last)
            .map((line) => `${line}\n`)
            .join(''),
    );
  }

  end(): Contents {
    if (!this.header) throw notABackup();
    if (!this.trailer) throw damaged('its end is missing');
    if (this.trailer.sha256 !== this.hash.digest('hex')) throw damaged('its hash does not match');
    const { counts, header } = this;
    const sameCounts = Object.keys(header.tables).every(
      (table) => this.trailer?.rows[table] === counts[table],
    );
    if (this.expected.length > 0 || !sameCounts) throw damaged('rows are missing');
    return { header, rows: counts };
  }

  private parsed(line: string): unknown {
    try {
      return JSON.parse(line);
    } catch {
      throw this.header ? damaged('a line cannot be read') : notABackup();
    }
  }

  private async start(value: unknown): Promise<void> {
    const { format, version, migrations, tables } = (value ?? {}) as Partial<Record<keyof Header, unknown>>;
    if (format !== FORMAT || !Array.isArray(migrations) || !(tables instanceof Object)) throw notABackup();
    if (version !== VERSION)
      throw new Refused(`The backup was made by a newer version of this program (format ${String(version)})`);
    this.header = value as Header;
    this.expected.push(...Object.keys(this.header.tables));
    await this.receiver?.begin(this.header);
  }

  private next(table: string): void {
    if (this.expected.shift() !== table) throw damaged('its tables are not those of its header');
    this.table = table;
    this.columns = this.header!.tables[table]!;
    this.counts[table] = 0;
  }

  private row(values: unknown[]): Row {
    const plain = values.every((value) => value === null || ['string', 'number'].includes(typeof value));
    if (values.length !== this.columns.length || !plain) throw damaged(`a row of ${this.table} does not fit`);
    this.counts[this.table]! += 1;
    return values as Row[number][];
  }
}

/** Cuts what comes behind the last line break off, and puts it before what comes next. */
async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let waiting = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n') + 1;
    if (end > 0) {
      yield Buffer.concat([...parts, chunk.subarray(0, end)]);
      parts = [];
      waiting = 0;
    }
    parts.push(chunk.subarray(end));
    waiting += chunk.length - end;
    if (waiting > LONGEST_LINE) throw notABackup();
  }
  if (waiting > 0) throw damaged('its last line is cut off');
}

function lineOf(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}

function damaged(how: string): Refused {
  return new Refused(`The backup is damaged: ${how}`);
}

function notABackup(): Refused {
  return new Refused('This is not a backup of this program');
}
