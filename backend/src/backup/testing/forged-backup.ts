import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { gunzipSync, gzipSync } from 'node:zlib';

/** A backup as text that can be changed and written again with a matching hash. */
export class ForgedBackup {
  readonly lines: string[];

  constructor(file: string) {
    this.lines = gunzipSync(readFileSync(file)).toString('utf8').trimEnd().split('\n');
  }

  header(
    change: (header: { version: number; migrations: string[]; tables: Record<string, string[]> }) => void,
  ) {
    return this.change(0, change);
  }

  trailer(change: (trailer: { rows: Record<string, number>; sha256: string }) => void) {
    return this.change(this.lines.length - 1, change);
  }

  /** Changes every row of a table. */
  rows(table: string, change: (row: unknown[]) => void) {
    for (let at = this.place(table) + 1; this.lines[at]!.startsWith('['); at += 1) this.change(at, change);
    return this;
  }

  /** The index of the line before the rows of a table. */
  place(table: string): number {
    return this.lines.indexOf(JSON.stringify(table));
  }

  private change<Value>(at: number, change: (value: Value) => void): this {
    const value = JSON.parse(this.lines[at]!) as Value;
    change(value);
    this.lines[at] = JSON.stringify(value);
    return this;
  }

  write(file: string, { hash = true } = {}): string {
    if (hash) {
      const before = this.lines.slice(0, -1).map((line) => `${line}\n`);
      const sha256 = createHash('sha256').update(before.join('')).digest('hex');
      this.trailer((trailer) => (trailer.sha256 = sha256));
    }
    writeFileSync(file, gzipSync(this.lines.map((line) => `${line}\n`).join('')));
    return file;
  }
}
