import type {
  ColumnWords,
  Import,
  ImportField,
  ImportRow,
  NamedMapping,
  UndoPreview,
} from '../admin/ground/api/importTypes';
import type { ImportsProvider } from '../admin/ground/api/importsProvider';
import type { FakeTools } from './fakeTools';

const COUNTS = { create: 0, update: 0, skip: 0, conflict: 0, wrong: 0 };

/** An import of three clients that has just been uploaded. */
export function anImport(changes: Partial<Import> = {}): Import {
  return {
    id: 'import-1',
    kind: 'clients',
    fileName: 'clients-2024.csv',
    state: 'uploaded',
    encoding: 'utf-8',
    separator: ';',
    headingRow: 1,
    sheet: null,
    sheets: [],
    otherRows: { count: 0, rows: [] },
    firstRows: [
      { row: 1, cells: ['Given Name', 'E-mail 1', 'Since'] },
      { row: 2, cells: ['Iñigo', 'inigo@example.org', '03/04/2019'] },
    ],
    rows: 3,
    columns: [
      { heading: 'Given Name', samples: ['Iñigo', 'Ben', 'Carla'], suggested: 'firstName' },
      { heading: 'E-mail 1', samples: ['inigo@example.org', '', 'carla@example.org'], suggested: 'email' },
      { heading: 'Since', samples: ['03/04/2019', '', ''], suggested: null },
    ],
    preset: null,
    dateOrderUnclear: false,
    leavingColumns: [],
    leavingUnused: [],
    leftOut: { unreadable: 0, notConfirmed: 0 },
    mapping: null,
    done: 0,
    counts: COUNTS,
    undo: null,
    failure: null,
    createdAt: '2026-11-24T03:00:00.000Z',
    createdByName: 'Ana Santos',
    appliedAt: null,
    expiresAt: '2026-12-24T03:00:00.000Z',
    ...changes,
  };
}

/** The same import with matched columns, after the dry run. */
export const aCheckedImport = (changes: Partial<Import> = {}): Import =>
  anImport({
    state: 'checked',
    mapping: {
      columns: { 'Given Name': 'firstName', 'E-mail 1': 'email', Since: null },
      options: { onMatch: 'update' },
    },
    counts: { ...COUNTS, create: 2, update: 1 },
    ...changes,
  });

export function anImportRow(changes: Partial<ImportRow> = {}): ImportRow {
  return {
    row: 2,
    outcome: 'create',
    cells: ['Iñigo', 'inigo@example.org', '03/04/2019'],
    fields: { firstName: { from: null, to: 'Iñigo' }, email: { from: null, to: 'inigo@example.org' } },
    errors: [],
    notices: [],
    candidates: [],
    person: null,
    decision: null,
    undone: null,
    left: null,
    ...changes,
  };
}

export const CLIENT_FIELDS: readonly ImportField[] = [
  { name: 'sourceId', label: 'Id in the source', type: 'text' },
  { name: 'firstName', label: 'First name', type: 'text', required: true },
  { name: 'fullName', label: 'Full name', type: 'text', partOf: 'firstName' },
  { name: 'email', label: 'E-mail', type: 'email' },
  { name: 'phone', label: 'Phone', type: 'phone' },
  { name: 'dateOfBirth', label: 'Date of birth', type: 'date' },
];

export interface ImportsData {
  imports: Import[];
  importRows: ImportRow[];
  importWords: readonly ColumnWords[];
  importFields: readonly ImportField[];
  importMappings: NamedMapping[];
  undoPreview: UndoPreview;
  /** What is read of a file in another layout. */
  columnsOfLayout: Import['columns'];
}

export const noImports = (): ImportsData => ({
  imports: [],
  importRows: [],
  importWords: [],
  importFields: CLIENT_FIELDS,
  importMappings: [],
  undoPreview: { undone: 3, left: 0, rows: [] },
  columnsOfLayout: [{ heading: 'Vorname', samples: ['Ana'], suggested: null }],
});

/** The part of the fake provider with the imports. Acts only begin: a test sets the state that follows. */
export function fakeImports({ data, change, reject }: FakeTools<ImportsData>): ImportsProvider {
  const find = (id: string): Import => {
    const found = data.imports.find((candidate) => candidate.id === id);
    if (!found) throw reject(404, 'There is no such import');
    return found;
  };
  const set = (id: string, changes: Partial<Import>): Import => {
    const changed = { ...find(id), ...changes };
    data.imports = data.imports.map((other) => (other.id === id ? changed : other));
    return changed;
  };
  return {
    uploadImport: (file, kind, onProgress) =>
      change(`uploadImport ${file.name} ${kind}`, () => {
        onProgress(1);
        const made = anImport({ kind, fileName: file.name });
        data.imports = [made, ...data.imports];
        return made;
      }),
    importFields: async () => data.importFields,
    importMappings: async () => data.importMappings,
    deleteImportMapping: (_kind, name) =>
      change(`deleteImportMapping ${name}`, () => {
        data.importMappings = data.importMappings.filter((mapping) => mapping.name !== name);
      }),
    saveImportMapping: (id, mapping, saveAs) =>
      change(`saveImportMapping ${saveAs ?? ''}`, () => set(id, { mapping })),
    layOutImport: (id, layout) =>
      change(`layOutImport ${JSON.stringify(layout)}`, () =>
        set(id, { ...(layout as Partial<Import>), columns: data.columnsOfLayout, mapping: null }),
      ),
    importWords: async () => data.importWords,
    checkImport: (id) => change('checkImport', () => set(id, { state: 'checking', done: 0 })),
    applyImport: (id) => change('applyImport', () => set(id, { state: 'applying', done: 0 })),
    undoImport: (id) => change('undoImport', () => set(id, { state: 'undoing', done: 0 })),
    stopImport: (id) => change('stopImport', () => set(id, { state: 'failed', failure: 'stopped' })),
    firstImportRows: async () => data.importRows.slice(0, 5),
    importRows: async (_id, outcome) => data.importRows.filter((row) => row.outcome === outcome),
    decideRows: (id, rows, rest, kind) =>
      change(['decideRows', JSON.stringify(rows), rest, kind].filter(Boolean).join(' '), () => {
        const isRest = ({ outcome, candidates }: ImportRow) =>
          outcome === 'conflict' && (!kind || String(candidates[0]?.contradicts) === String(kind));
        const outcomes = { same: 'update', other: 'create', skip: 'skip' } as const;
        const counts = { ...find(id).counts };
        data.importRows = data.importRows.map((row) => {
          const decision = rows[row.row] ?? (rest && isRest(row) ? { as: rest } : null);
          if (!decision) return row;
          const outcome = find(id).state === 'applied' ? 'conflict' : outcomes[decision.as];
          counts[row.outcome!] -= 1;
          counts[outcome] += 1;
          const clientId = 'clientId' in decision ? (decision.clientId ?? null) : null;
          return { ...row, outcome, decision: { as: decision.as, clientId } };
        });
        return set(id, { counts });
      }),
    undoPreview: async () => data.undoPreview,
  };
}
