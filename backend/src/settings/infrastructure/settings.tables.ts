import { EntitySchema } from 'typeorm';

/** A changed section; `value` is JSON. */
export interface SettingsRow {
  readonly section: string;
  readonly value: string;
  readonly updatedAt: string;
  readonly updatedBy: string;
}

export const SettingsTable = new EntitySchema<SettingsRow>({
  name: 'settings',
  columns: {
    section: { type: 'varchar', primary: true },
    value: { type: 'text' },
    updatedAt: { type: 'varchar' },
    updatedBy: { type: 'varchar' },
  },
});
