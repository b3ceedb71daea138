import { call } from '@/shared/api-client';
import type {
  ColumnWords,
  DecidedAs,
  Import,
  ImportField,
  ImportKind,
  ImportRow,
  Layout,
  Mapping,
  NamedMapping,
  Outcome,
  UndoPreview,
} from './importTypes';
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
  call<Import>(`${IMPORTS}/${id}/${act}`, { method: 'POST', body: {} });
const rowsOf = (id: string, query: string, count: number) =>
  call<readonly ImportRow[]>(`${IMPORTS}/${id}/rows?${query}range=[0,${count - 1}]`);
const mappingPath = (kind: ImportKind, name: string) =>
  `/api/admin/import-mappings/${kind}/${encodeURIComponent(name)}`;

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
  import: (id: string): Promise<Import> => call(`${IMPORTS}/${id}`),
  deleteImport: (id: string): Promise<void> => call(`${IMPORTS}/${id}`, { method: 'DELETE' }),
  importFields: (kind: ImportKind): Promise<readonly ImportField[]> =>
    call(`/api/admin/import-fields?kind=${kind}`),
  importMappings: (kind: ImportKind): Promise<readonly NamedMapping[]> =>
    call(`/api/admin/import-mappings?kind=${kind}`),
  deleteImportMapping: (kind: ImportKind, name: string): Promise<void> =>
    call(mappingPath(kind, name), { method: 'DELETE' }),
  /** With a name, the mapping is also kept for other files of the kind. */
  saveImportMapping: (id: string, { columns, options }: Mapping, saveAs?: string): Promise<Import> =>
    call(`${IMPORTS}/${id}/mapping`, { method: 'PUT', body: { columns, options, saveAs } }),
  /** Reads the file anew; its columns are to be matched then. */
  layOutImport: (id: string, layout: Layout): Promise<Import> =>
    call(`${IMPORTS}/${id}/layout`, { method: 'PUT', body: layout }),
  /** The words of the columns that fill fields with choices, as the stored mapping says. */
  importWords: (id: string): Promise<readonly ColumnWords[]> => call(`${IMPORTS}/${id}/values`),
  checkImport: (id: string): Promise<Import> => start(id, 'dry-run'),
  applyImport: (id: string): Promise<Import> => start(id, 'apply'),
  undoImport: (id: string): Promise<Import> => start(id, 'undo'),
  /** Stops the step that is going on. */
  stopImport: (id: string): Promise<Import> => start(id, 'stop'),
  firstImportRows: (id: string): Promise<readonly ImportRow[]> => rowsOf(id, '', SHOWN_FIRST_ROWS),
  /** The first rows with the outcome, in the order of the file. */
  importRows: (id: string, outcome: Outcome): Promise<readonly ImportRow[]> =>
    rowsOf(id, `outcome=${outcome}&`, SHOWN_ROWS),
  /** Decides about rows in conflict, by number; `rest` is for all others that wait, or those in which `kind` contradicts. */
  decideRows: (
    id: string,
    rows: Readonly<Record<string, { readonly as: DecidedAs; readonly clientId?: string }>>,
    rest?: DecidedAs,
    kind?: readonly string[],
  ): Promise<Import> => call(`${IMPORTS}/${id}/decisions`, { method: 'PUT', body: { rows, rest, kind } }),
  undoPreview: (id: string): Promise<UndoPreview> => call(`${IMPORTS}/${id}/undo-preview`),
};

export type ImportsProvider = typeof importsProvider;
