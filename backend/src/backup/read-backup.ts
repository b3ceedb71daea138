import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import {
  CHUNK,
  type Contents,
  FORMAT,
  type Header,
  MAX_LINE_BYTES,
  type Trailer,
  VERSION,
} from './backup-file.js';
import { isFlat } from './flat-line.js';
import { fileOf } from './picture-lines.js';
import { BackupError } from './backup-error.js';
import { decryptedWith } from './encrypted-file.js';
import type { Row } from './table-store.js';

/** Receives a backup while it is read. The end of the backup may still turn out to be damaged. */
export interface Receiver {
  begin(header: Header): Promise<void>;
  rows(table: string, columns: readonly string[], rows: readonly Row[]): Promise<void>;
  /** A file of a picture, whose hash is right; after all rows. */
  picture(name: string, content: Buffer): Promise<void>;
}

/**
 * Reads a whole backup in bounded memory and verifies it. Rejects a file that is truncated, changed, of another program
 * or of a newer format, an encrypted one without its key, and with a key one that is not encrypted, unless `plain`.
 */
export async function readBackup(
  source: Readable,
  receiver?: Receiver,
  signal?: AbortSignal,
  key: string | null = null,
  plain = false,
): Promise<Contents> {
  const reader = new BackupReader(receiver);
  let readError: unknown;
  const read = async (chunks: AsyncIterable<Buffer>) => {
    try {
      for await (const lines of wholeLines(chunks)) await reader.read(lines);
    } catch (error) {
      // the pipeline may report only that it was closed
      readError = error;
      throw error;
    }
  };
  try {
    await pipeline(source, decryptedWith(key, plain), createGunzip({ chunkSize: CHUNK }), read, { signal });
  } catch (failure) {
    signal?.throwIfAborted();
    const error = readError ?? failure;
    const { code } = error as { code?: string };
    if (code === 'Z_BUF_ERROR') throw new BackupError('The backup is damaged: it is cut off');
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
  private pictures = 0;
  private trailer: Trailer | undefined;

  constructor(private readonly receiver: Receiver | undefined) {}

  /** Reads complete lines. */
  async read(bytes: Buffer): Promise<void> {
    const lines = bytes.toString('utf8').split('\n').slice(0, -1);
    let last = lines.length;
    let rows: Row[] = [];
    const flush = async () => {
      if (rows.length > 0) await this.receiver?.rows(this.table, this.columns, rows);
      rows = [];
    };
    for (const [index, line] of lines.entries()) {
      if (this.trailer) throw damaged('it goes on after its end');
      const value = this.parsed(line);
      if (!this.header) await this.start(value);
      else if (Array.isArray(value)) rows.push(this.row(value));
      else if (typeof value === 'string') {
        await flush();
        this.next(value);
      } else if (this.isPicture(value)) {
        await flush();
        await this.picture(value);
      } else {
        this.trailer = value as Trailer;
        last = index;
      }
    }
    await flush();
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
    if ((this.trailer.pictures ?? 0) !== this.pictures) throw damaged('pictures are missing');
    return { header, rows: counts, pictures: this.pictures };
  }

  private parsed(line: string): unknown {
    try {
      if (!isFlat(line)) throw new SyntaxError('not a line of a backup');
      return JSON.parse(line);
    } catch {
      throw this.header ? damaged('a line cannot be read') : notABackup();
    }
  }

  private async start(value: unknown): Promise<void> {
    const { format, version, migrations, tables } = (value ?? {}) as Partial<Record<keyof Header, unknown>>;
    if (format !== FORMAT || !areNames(migrations) || !(tables instanceof Object)) throw notABackup();
    if (!Object.values(tables).every(areNames)) throw notABackup();
    if (version !== 1 && version !== VERSION)
      throw new BackupError(
        `The backup was made by a newer version of this program (format ${String(version)})`,
      );
    this.header = value as Header;
    this.expected.push(...Object.keys(this.header.tables));
    await this.receiver?.begin(this.header);
  }

  private isPicture(value: unknown): boolean {
    return this.header!.version > 1 && value instanceof Object && 'picture' in value;
  }

  private async picture(line: unknown): Promise<void> {
    if (this.expected.length > 0) throw damaged('rows are missing');
    const { name, content } = fileOf(line);
    this.pictures += 1;
    await this.receiver?.picture(name, content);
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

/** Splits the chunks at line breaks: each result ends with a complete line. */
async function* wholeLines(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let pending = 0;
  for await (const chunk of chunks) {
    const end = chunk.lastIndexOf('\n') + 1;
    // the line is too long even if it ends in this chunk
    const first = chunk.indexOf('\n') + 1 || chunk.length;
    if (pending + first > MAX_LINE_BYTES) throw notABackup();
    if (end > 0) {
      yield Buffer.concat([...parts, chunk.subarray(0, end)]);
      parts = [];
      pending = 0;
    }
    parts.push(chunk.subarray(end));
    pending += chunk.length - end;
  }
  if (pending > 0) throw damaged('its last line is cut off');
}

function areNames(value: unknown): boolean {
  return Array.isArray(value) && value.every((name) => typeof name === 'string');
}

function damaged(reason: string): BackupError {
  return new BackupError(`The backup is damaged: ${reason}`);
}

function notABackup(): BackupError {
  return new BackupError('This is not a backup of this program');
}
