import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import {
  Settings,
  SETTINGS,
  type SettingsSection,
  type SettingsSections,
  type StoredSection,
} from '../settings.js';
import { type SettingsRow, SettingsTable } from './settings.tables.js';

@Injectable()
export class SqlSettings extends Settings {
  constructor(private readonly database: Database) {
    super();
  }

  override async read<S extends SettingsSection>(section: S): Promise<StoredSection<S>> {
    const [row] = await this.database.reader.query<Pick<SettingsRow, 'value' | 'updatedAt'>[]>(
      'SELECT value, updatedAt FROM settings WHERE section = ?',
      [section],
    );
    const stored = row ? (JSON.parse(row.value) as Partial<SettingsSections[S]>) : {};
    return { ...SETTINGS[section], ...stored, updatedAt: row?.updatedAt ?? null };
  }

  override async change<S extends SettingsSection>(
    section: S,
    value: SettingsSections[S],
    { userId, at, ifUpdatedAt }: { userId: string; at: string; ifUpdatedAt?: string | null | undefined },
  ): Promise<boolean> {
    const after = { value: JSON.stringify(value), updatedAt: at, updatedBy: userId };
    try {
      return await this.database.write(async (tx) => {
        const before = await tx.findOne(SettingsTable, { where: { section }, ...this.database.rowLock });
        if (ifUpdatedAt !== undefined && (before?.updatedAt ?? null) !== ifUpdatedAt) return false;
        if (before) await tx.update(SettingsTable, section, after);
        else await tx.insert(SettingsTable, { section, ...after });
        return true;
      });
    } catch (error) {
      // somebody made the first change at the same moment
      if (isUniqueViolation(error)) return false;
      throw error;
    }
  }
}
