import { type Import, NO_COUNTS, NO_LAYOUT, NONE_LEFT_OUT } from '../domain/import.js';
import type { ImportRow } from '../domain/import-row.js';

export const AT = '2026-11-26T02:00:00.000Z';
export const ANA = { id: 'ana', name: 'Ana Cruz' };
export const HEADINGS = ['ID', 'First name', 'E-mail', 'Notes'];
export const MAPPING = {
  columns: { ID: 'sourceId', 'First name': 'firstName', 'E-mail': 'email', Notes: 'notes' },
  options: {},
};

/** A file of clients that was uploaded and mapped. */
export function anImport(changes: Partial<Import> = {}): Import {
  return {
    ...NO_LAYOUT,
    id: 'import',
    kind: 'clients',
    fileName: 'clients.csv',
    state: 'uploaded',
    encoding: 'UTF-8',
    separator: ',',
    headings: HEADINGS,
    preset: null,
    samples: HEADINGS.map(() => []),
    mapping: MAPPING,
    rows: 1,
    done: 0,
    counts: NO_COUNTS,
    leftOut: NONE_LEFT_OUT,
    undo: null,
    again: false,
    failure: null,
    createdAt: AT,
    createdBy: ANA.id,
    createdByName: ANA.name,
    appliedAt: null,
    expiresAt: '2026-12-26T02:00:00.000Z',
    ...changes,
  };
}

/** A row that was not checked. */
export function aRow(changes: Partial<ImportRow> = {}): ImportRow {
  return {
    row: 2,
    cells: ['', 'Ben', 'ben@x.example', ''],
    outcome: null,
    changes: {},
    problems: [],
    candidates: [],
    choice: null,
    targetId: null,
    appliedAt: null,
    undone: null,
    left: null,
    ...changes,
  };
}
