import { int, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

/** An import. `headings`, `mapping` and `counts` are JSON; times are ISO 8601 UTC. */
export interface ImportTableRow {
  readonly id: string;
  readonly kind: string;
  readonly fileName: string;
  readonly state: string;
  readonly encoding: string;
  /** Null of a vCard. */
  readonly delimiter: string | null;
  readonly headings: string;
  readonly preset: string | null;
  /** JSON; null of an import from before they were stored, until the server has started once. */
  readonly samples: string | null;
  /** JSON; null of an import from before it was stored. */
  readonly layout: string | null;
  readonly mapping: string | null;
  readonly rowCount: number;
  /** Rows that the present step has passed. */
  readonly done: number;
  /** The number of the row that it has passed last. */
  readonly position: number;
  readonly counts: string;
  readonly failure: string | null;
  readonly createdAt: string;
  readonly createdBy: string;
  readonly createdByName: string;
  /** When the present step was asked for, and by whom. */
  readonly startedAt: string | null;
  readonly startedBy: string | null;
  readonly startedByName: string | null;
  /** When its rows were first applied; null when none was. */
  readonly appliedAt: string | null;
  readonly expiresAt: string;
  readonly leasedBy: string | null;
  readonly leasedUntil: string | null;
}

/** A row of the file. `cells`, `changes`, `problems`, `candidates` and `leftFields` are JSON. */
export interface ImportRowRow {
  readonly importId: string;
  /** In the file, from 1 for the headings. */
  readonly rowNumber: number;
  readonly cells: string;
  readonly outcome: string | null;
  /** Values before and after by field; of an applied row what it has replaced. */
  readonly changes: string | null;
  readonly problems: string | null;
  readonly candidates: string | null;
  /** What staff have decided about a row in conflict: the id of a candidate, `create` or `skip`. */
  readonly choice: string | null;
  readonly targetId: string | null;
  readonly appliedAt: string | null;
  /** 1 when undo took everything of it back, 0 when something was left; null before. */
  readonly undone: number | null;
  readonly leftFields: string | null;
  /** Hashes, by which rows of one file are compared; null for none. */
  readonly firstKey: string | null;
  readonly secondKey: string | null;
  readonly sourceKey: string | null;
}

/** A piece of an uploaded file, which is kept until its rows are applied: it may have to be read in another way. */
export interface ImportFileRow {
  readonly importId: string;
  /** From 0. */
  readonly piece: number;
  /** Base64. */
  readonly content: string;
  /** JSON: the first rows, with what stands above the headings; null of further pieces. */
  readonly firstRows: string | null;
}

/** The record that the id of a source stands for, and the import that made the link. */
export interface ImportSourceRow {
  readonly kind: string;
  readonly source: string;
  readonly sourceId: string;
  readonly targetId: string;
  readonly importId: string;
}

/** A mapping that was saved by name; `columns` and `options` are JSON. */
export interface ImportMappingRow {
  readonly kind: string;
  readonly name: string;
  readonly columns: string;
  readonly options: string;
}

const long = { type: 'text' } as const;
const nullableLong = { type: 'text', nullable: true } as const;
const key = { type: 'varchar', primary: true } as const;

export const Imports = new Table<ImportTableRow>({
  name: 'imports',
  holds: {
    person: ['headings', 'samples', 'failure', 'fileName', 'layout'],
    others: {
      staff: ['createdByName', 'startedByName'],
      'places and words of columns': ['mapping'],
      counts: ['counts'],
    },
  },
  exported: { notExported: 'files that came from elsewhere' },
  columns: {
    id: { ...key, length: 36 },
    kind: text,
    fileName: text,
    state: text,
    encoding: text,
    delimiter: nullableText,
    headings: long,
    preset: nullableText,
    mapping: nullableLong,
    samples: nullableLong,
    layout: nullableLong,
    rowCount: int,
    done: int,
    position: int,
    counts: long,
    failure: nullableText,
    createdAt: text,
    createdBy: text,
    createdByName: text,
    startedAt: nullableText,
    startedBy: nullableText,
    startedByName: nullableText,
    appliedAt: nullableText,
    expiresAt: text,
    leasedBy: nullableText,
    leasedUntil: nullableText,
  },
});

export const ImportRows = new Table<ImportRowRow>({
  name: 'import_rows',
  holds: { person: ['cells', 'changes', 'problems', 'candidates', 'leftFields', 'targetId'] },
  exported: { notExported: 'files that came from elsewhere' },
  columns: {
    importId: { ...key, length: 36 },
    rowNumber: { type: 'int', primary: true },
    cells: long,
    outcome: nullableText,
    changes: nullableLong,
    problems: nullableLong,
    candidates: nullableLong,
    choice: nullableText,
    targetId: nullableText,
    appliedAt: nullableText,
    undone: { type: 'smallint', nullable: true },
    leftFields: nullableLong,
    firstKey: nullableText,
    secondKey: nullableText,
    sourceKey: nullableText,
  },
});

export const ImportFiles = new Table<ImportFileRow>({
  name: 'import_files',
  holds: { person: ['content', 'firstRows'] },
  exported: { notExported: 'files that came from elsewhere' },
  columns: {
    importId: { ...key, length: 36 },
    piece: { type: 'int', primary: true },
    content: long,
    firstRows: nullableLong,
  },
});

export const ImportSources = new Table<ImportSourceRow>({
  name: 'import_sources',
  holds: { person: ['sourceId', 'targetId'] },
  exported: { notExported: 'files that came from elsewhere' },
  columns: { kind: key, source: key, sourceId: key, targetId: text, importId: text },
});

export const ImportMappings = new Table<ImportMappingRow>({
  name: 'import_mappings',
  holds: {
    noPerson: 'headings of files, and what words such as SA mean',
    texts: ['name', 'columns', 'options'],
  },
  exported: { notExported: 'files that came from elsewhere' },
  columns: { kind: key, name: key, columns: long, options: long },
});
