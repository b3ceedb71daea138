import { Injectable } from '@nestjs/common';
import { affected, Database, type Transaction } from '../../platform/database/database.js';
import { type ColumnWords, CountedWords } from '../domain/column-words.js';
import type { Import, Outcome } from '../domain/import.js';
import type { Candidate, Changes, Fields, PlannedRow, Problem } from '../domain/row-changes.js';
import { type Samples, suggestMapping } from '../domain/mapping.js';
import { columnSamples, SAMPLED_ROWS, sampleOf } from '../domain/samples.js';
import { placeholders } from '../../platform/database/placeholders.js';
import { portions } from '../../platform/portions.js';
import type { ImportRowRow } from './import.tables.js';

const PIECE = 200;

/** A row of the file, and what it does, or has done; the outcome is null before a check. */
export interface ImportRow extends Omit<PlannedRow, 'outcome' | 'targetId'> {
  readonly row: number;
  readonly cells: readonly string[];
  readonly outcome: Outcome | null;
  readonly choice: string | null;
  readonly targetId: string | null;
  readonly appliedAt: string | null;
  /** Whether an undo took everything back; null before one, and for a row that was not applied. */
  readonly undone: boolean | null;
  /** Values that were changed after the import, and stayed; null before an undo. */
  readonly left: Fields | null;
}

/** The rows of imports. */
@Injectable()
export class SqlImportRows {
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

  /** Those of the numbers that there are, by number. */
  async byNumber(importId: string, numbers: readonly number[]): Promise<ReadonlyMap<number, ImportRow>> {
    const found = new Map<number, ImportRow>();
    for (const some of portions(numbers, PIECE)) {
      const sql = `SELECT * FROM import_rows WHERE importId = ? AND rowNumber IN (${placeholders(some)})`;
      const rows = await this.database.reader.query<ImportRowRow[]>(sql, [importId, ...some]);
      for (const row of rows) found.set(row.rowNumber, rowIn(row, true));
    }
    return found;
  }

  /** All rows with the outcome, or all, in pieces. */
  async *all(
    { id, state }: Pick<Import, 'id' | 'state'>,
    outcome: Outcome | null,
  ): AsyncGenerator<ImportRow[]> {
    const isPlanned = state !== 'uploaded';
    for (let after = 0; ;) {
      const rows = await this.database.reader.query<ImportRowRow[]>(
        `SELECT * FROM import_rows WHERE importId = ? AND rowNumber > ? ${outcome === null ? '' : 'AND outcome = ?'}
         ORDER BY rowNumber LIMIT ${PIECE}`,
        [id, after, ...(outcome === null ? [] : [outcome])],
      );
      if (rows.length > 0 && (isPlanned || outcome === null)) yield rows.map((row) => rowIn(row, isPlanned));
      if (rows.length < PIECE) return;
      after = rows.at(-1)!.rowNumber;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** The words of the columns whose fields have choices, of all rows of the file; without a mapping of those that are guessed. */
  async words(imported: Import): Promise<ColumnWords[]> {
    const { id, kind, headings } = imported;
    const { columns, options } = imported.mapping ?? {
      ...suggestMapping(kind, headings, await this.samples(imported)),
      options: {},
    };
    const counted = new CountedWords(kind, { columns, options }, headings);
    for (let after = 0; ;) {
      const rows = await this.database.reader.query<Pick<ImportRowRow, 'rowNumber' | 'cells'>[]>(
        `SELECT rowNumber, cells FROM import_rows WHERE importId = ? AND rowNumber > ? ORDER BY rowNumber LIMIT ${PIECE}`,
        [id, after],
      );
      for (const { cells } of rows) counted.add(JSON.parse(cells) as string[]);
      if (rows.length < PIECE) return counted.found();
      after = rows.at(-1)!.rowNumber;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Some values of each column, in the order of the headings. */
  async samples({ id, headings, samples }: Import): Promise<Samples> {
    return samples ?? readSamples(this.database.reader, id, headings);
  }

  /** Stores the samples of the imports that were uploaded before samples were stored. */
  async storeMissingSamples(): Promise<void> {
    const sql = 'SELECT id, headings FROM imports WHERE samples IS NULL';
    for (const { id, headings } of await this.database.reader.query<{ id: string; headings: string }[]>(sql))
      await this.database.write((tx) => storeSamples(tx, id, JSON.parse(headings) as string[]));
  }
}

async function readSamples(reader: Transaction, id: string, headings: readonly string[]): Promise<Samples> {
  const rows = await reader.query<Pick<ImportRowRow, 'cells'>[]>(
    `SELECT cells FROM import_rows WHERE importId = ? ORDER BY rowNumber LIMIT ${SAMPLED_ROWS}`,
    [id],
  );
  return columnSamples(
    headings,
    rows.map(({ cells }) => (JSON.parse(cells) as string[]).map(sampleOf)),
  );
}

/** Takes the samples of an import from its rows as they are now. */
export async function storeSamples(tx: Transaction, id: string, headings: readonly string[]): Promise<void> {
  const samples = JSON.stringify(await readSamples(tx, id, headings));
  await affected(tx, 'UPDATE imports SET samples = ? WHERE id = ?', [samples, id]);
}

function rowIn(stored: ImportRowRow, isPlanned: boolean): ImportRow {
  const { rowNumber: row, cells, appliedAt, undone, leftFields } = stored;
  const json = <T>(text: string | null, none: T) =>
    text === null || !isPlanned ? none : (JSON.parse(text) as T);
  return {
    ...{ row, cells: JSON.parse(cells) as string[], appliedAt },
    outcome: isPlanned ? (stored.outcome as Outcome | null) : null,
    targetId: isPlanned ? stored.targetId : null,
    changes: json<Changes>(stored.changes, {}),
    problems: json<Problem[]>(stored.problems, []),
    // those of a check of an earlier version contradict nothing
    candidates: json<Candidate[]>(stored.candidates, []).map((one) => ({
      ...one,
      contradicts: one.contradicts ?? [],
    })),
    choice: isPlanned ? stored.choice : null,
    undone: undone === null ? null : undone === 1,
    left: json<Fields | null>(leftFields, null),
  };
}
