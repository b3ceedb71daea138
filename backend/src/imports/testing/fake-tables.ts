import type { FileRow } from '../application/row-ports.js';
import { type Table, Tables, UploadedFiles } from '../application/ports.js';
import { NO_LAYOUT } from '../domain/import.js';
import type { Layout } from '../domain/layout.js';
import { HEADINGS } from './builders.js';

/** Reads the same table of every file. */
export class FakeTables extends Tables {
  rows: readonly (readonly string[])[] = [['', 'Ben', 'ben@x.example', '']];
  headings = HEADINGS;
  /** Thrown behind the rows. */
  failure: Error | null = null;
  readonly layouts: Layout[] = [];

  override read<T>(_path: string, layout: Layout, use: (table: Table) => Promise<T>): Promise<T> {
    this.layouts.push(layout);
    return use({
      ...NO_LAYOUT,
      encoding: 'UTF-8',
      separator: layout.separator ?? ',',
      headingRow: layout.headingRow ?? 1,
      headings: this.headings,
      samples: this.headings.map((_, place) => this.rows.map((cells) => cells[place]!)),
      firstRows: [{ row: 1, cells: this.headings }],
      rows: this.eachRow(),
    });
  }

  private async *eachRow(): AsyncGenerator<FileRow> {
    for (const [place, cells] of this.rows.entries()) yield { row: place + 2, cells };
    if (this.failure) throw this.failure;
  }
}

/** Files of one piece, which are written nowhere. */
export class FakeFiles extends UploadedFiles {
  override async *read(path: string): AsyncGenerator<Buffer> {
    yield Buffer.from(path);
  }

  override async write<T>(pieces: AsyncIterable<Buffer>, use: (path: string) => Promise<T>): Promise<T> {
    const content: Buffer[] = [];
    for await (const piece of pieces) content.push(piece);
    return use(String(Buffer.concat(content)));
  }
}
