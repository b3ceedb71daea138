import { api, firstOf } from './api';
import type { DecidedAs, Import, ImportKind, Layout, Mapping, Outcome } from './importTypes';
import { uploadFile } from './uploadFile';

const IMPORTS = '/api/admin/imports';

/** How many rows of a file, and of an outcome, are shown. */
const SHOWN_FIRST_ROWS = 5;
const SHOWN_ROWS = 100;

/** The address of a zip with everything the office holds, as CSV files. Needs a recent confirmation. */
export const EVERYTHING_FILE = '/api/admin/export/everything.zip';

/** The address of what became of each row, as a CSV file. */
export const reportFile = (id: string) => `${IMPORTS}/${id}/report.csv`;

/** The address of the wrong rows as they were in the file, as a CSV file to correct. */
export const wrongRowsFile = (id: string) => `${IMPORTS}/${id}/wrong.csv`;

const start = (id: string, act: 'dry-run' | 'apply' | 'undo' | 'stop') =>
  api.post(`/api/admin/imports/{id}/${act}`, { path: { id } });
const rowsOf = (id: string, query: { outcome?: Outcome; range: string }) =>
  api.get('/api/admin/imports/{id}/rows', { path: { id }, query });

/** The console's use cases of the imports. */
export const importsProvider = {
  /** Reports the share that was sent, from 0 to 1. */
  uploadImport(file: File, kind: ImportKind, onProgress: (share: number) => void): Promise<Import> {
    const form = new FormData();
    // before the file, so that the server knows it when the file begins
    form.append('kind', kind);
    form.append('file', file);
    return uploadFile(IMPORTS, form, onProgress);
  },
  importFields: (kind: ImportKind) => api.get('/api/admin/import-fields', { query: { kind } }),
  importMappings: (kind: ImportKind) => api.get('/api/admin/import-mappings', { query: { kind } }),
  deleteImportMapping: (kind: ImportKind, name: string) =>
    api.delete('/api/admin/import-mappings/{kind}/{name}', { path: { kind, name } }),
  /** With a name, the mapping is also kept for other files of the kind. */
  saveImportMapping: (id: string, { columns, options }: Mapping, saveAs?: string) =>
    api.put('/api/admin/imports/{id}/mapping', { path: { id }, body: { columns, options, saveAs } }),
  /** Reads the file anew; its columns are to be matched then. */
  layOutImport: (id: string, body: Layout) =>
    api.put('/api/admin/imports/{id}/layout', { path: { id }, body }),
  /** The words of the columns that fill fields with choices, as the stored mapping says. */
  importWords: (id: string) => api.get('/api/admin/imports/{id}/values', { path: { id } }),
  checkImport: (id: string) => start(id, 'dry-run'),
  applyImport: (id: string) => start(id, 'apply'),
  undoImport: (id: string) => start(id, 'undo'),
  /** Stops the step that is going on. */
  stopImport: (id: string) => start(id, 'stop'),
  firstImportRows: (id: string) => rowsOf(id, { range: firstOf(SHOWN_FIRST_ROWS) }),
  /** The first rows with the outcome, in the order of the file. */
  importRows: (id: string, outcome: Outcome) => rowsOf(id, { outcome, range: firstOf(SHOWN_ROWS) }),
  /** Decides about rows in conflict, by number; `rest` is for all others that wait, or those in which `kind` contradicts. */
  decideRows: (
    id: string,
    rows: Readonly<Record<string, { readonly as: DecidedAs; readonly clientId?: string }>>,
    rest?: DecidedAs,
    kind?: readonly string[],
  ) => api.put('/api/admin/imports/{id}/decisions', { path: { id }, body: { rows, rest, kind } }),
  undoPreview: (id: string) => api.get('/api/admin/imports/{id}/undo-preview', { path: { id } }),
};

export type ImportsProvider = typeof importsProvider;
