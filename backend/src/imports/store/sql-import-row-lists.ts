import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { rowsInPieces } from '../../platform/database/rows-in-pieces.js';
import { type ColumnWords, CountedWords } from '../domain/column-words.js';
import type { Import, Outcome } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';
import { suggestMapping } from '../domain/mapping.js';
import { rowIn } from './import-row.js';
import type { ImportRowRow } from './import.tables.js';
import { readSamples } from './stored-samples.js';

const PIECE = 200;

/** The rows of imports, as they are shown. */
@Injectable()
export class SqlImportRowLists {
  constructor(private readonly database: Database) {}

  /** In the order of the file. */
  async page(
    { id, state, rows, counts }: Import,
    outcome: Outcome | null,
    { offset, limit }: { readonly offset: number; readonly limit: number },
  ): Promise<{ rows: ImportRow[]; total: number }> {
    const isPlanned = state !== 'uploaded';
    if (outcome !== null && !isPlanned) return { rows: [], total: 0 };
    const found = await this.database.reader.query<ImportRowRow[]>(
      `SELECT * FROM import_rows WHERE importId = ? ${outcome === null ? '' : 'AND outcome = ?'}
       ORDER BY rowNumber LIMIT ? OFFSET ?`,
      [id, ...(outcome === null ? [] : [outcome]), limit, offset],
    );
    return {
      rows: found.map((row) => rowIn(row, isPlanned)),
      total: outcome === null ? rows : counts[outcome],
    };
  }

  /** All rows with the outcome, or all, in pieces. */
  async *all(
    { id, state }: Pick<Import, 'id' | 'state'>,
    outcome: Outcome | null,
  ): AsyncGenerator<ImportRow[]> {
    const isPlanned = state !== 'uploaded';
    if (!isPlanned && outcome !== null) return;
    const read = (after: number) =>
      this.database.reader.query<ImportRowRow[]>(
        `SELECT * FROM import_rows WHERE importId = ? AND rowNumber > ? ${outcome === null ? '' : 'AND outcome = ?'}
         ORDER BY rowNumber LIMIT ${PIECE}`,
        [id, after, ...(outcome === null ? [] : [outcome])],
      );
    for await (const rows of rowsInPieces(PIECE, 0, ({ rowNumber }) => rowNumber, read))
      yield rows.map((row) => rowIn(row, isPlanned));
  }

  /** The words of the columns whose fields have choices, of all rows of the file; without a mapping of those that are guessed. */
  async words({ id, kind, headings, mapping, samples }: Import): Promise<ColumnWords[]> {
    const { reader } = this.database;
    const { columns, options } = mapping ?? {
      ...suggestMapping(kind, headings, samples ?? (await readSamples(reader, id, headings))),
      options: {},
    };
    const counted = new CountedWords(kind, { columns, options }, headings);
    const read = (after: number) =>
      reader.query<Pick<ImportRowRow, 'rowNumber' | 'cells'>[]>(
        `SELECT rowNumber, cells FROM import_rows WHERE importId = ? AND rowNumber > ? ORDER BY rowNumber LIMIT ${PIECE}`,
        [id, after],
      );
    for await (const rows of rowsInPieces(PIECE, 0, ({ rowNumber }) => rowNumber, read))
      for (const { cells } of rows) counted.add(JSON.parse(cells) as string[]);
    return counted.found();
  }
}
