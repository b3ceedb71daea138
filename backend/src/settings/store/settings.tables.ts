import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

/** A changed section; `value` is JSON. */
export interface SettingsRow {
  readonly section: string;
  readonly value: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
  /** Null for changes from before names were kept. */
  readonly updatedByName: string | null;
}

export const SettingsTable = new Table<SettingsRow>({
  name: 'settings',
  holds: { noPerson: 'the office itself', texts: ['value', 'updatedByName'] },
  exported: { notExported: 'settings of this software' },
  columns: {
    section: { type: 'varchar', primary: true },
    value: { type: 'text' },
    updatedAt: text,
    updatedBy: text,
    updatedByName: nullableText,
  },
});

/** A value that was replaced, as JSON, with when and by whom. */
export interface SettingsHistoryRow {
  readonly id: string;
  readonly section: string;
  readonly value: string;
  readonly createdAt: string;
  readonly editedBy: string;
  readonly editedByName: string;
}

export const SettingsHistoryTable = new Table<SettingsHistoryRow>({
  name: 'settings_history',
  holds: { noPerson: 'the office itself', texts: ['value', 'editedByName'] },
  exported: { notExported: 'settings of this software' },
  columns: {
    id,
    section: text,
    value: { type: 'text' },
    createdAt: text,
    editedBy: text,
    editedByName: text,
  },
});
