import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { newId } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { isUniqueViolation } from '../../platform/database/database-errors.js';
import {
  type NewValue,
  type ReplacedValue,
  SettingsStore,
  type StoredValue,
  type StoredValues,
} from '../application/ports.js';
import type { Change, SettingsSection } from '../settings.js';
import {
  type SettingsHistoryRow,
  SettingsHistoryTable,
  type SettingsRow,
  SettingsTable,
} from './settings.tables.js';

const LISTED = 100;

type ReadRow = Omit<SettingsRow, 'updatedBy'>;

@Injectable()
export class SqlSettingsStore extends SettingsStore {
  constructor(private readonly database: Database) {
    super();
  }

  override async all(): Promise<StoredValues> {
    const rows = await this.database.reader.query<ReadRow[]>(
      'SELECT section, value, updatedAt, updatedByName FROM settings ORDER BY section',
    );
    return { values: rows.flatMap(storedValue), version: versionOf(rows) };
  }

  override async find(section: SettingsSection): Promise<StoredValue | null> {
    const rows = await this.database.reader.query<ReadRow[]>(
      'SELECT section, value, updatedAt, updatedByName FROM settings WHERE section = ?',
      [section],
    );
    return rows.flatMap(storedValue)[0] ?? null;
  }

  override async version(): Promise<string> {
    const rows = await this.database.reader.query<Pick<SettingsRow, 'section' | 'updatedAt'>[]>(
      'SELECT section, updatedAt FROM settings ORDER BY section',
    );
    return versionOf(rows);
  }

  override async replace<S extends SettingsSection>(
    section: S,
    { value, initial, by, at, ifUpdatedAt }: NewValue<S>,
  ): Promise<Change | null> {
    const after = { value: JSON.stringify(value), updatedAt: at, updatedBy: by.id, updatedByName: by.name };
    const id = newId();
    try {
      return await this.database.write(async (tx) => {
        const before = await tx.findOne(SettingsTable, { where: { section }, ...this.database.rowLock });
        const { updatedAt = null, updatedByName = null } = before ?? {};
        if (ifUpdatedAt !== undefined && updatedAt !== ifUpdatedAt) return null;
        const replaced = before?.value ?? JSON.stringify(initial);
        const isEqual = isDeepStrictEqual(parsed(replaced), JSON.parse(after.value));
        if (before && isEqual) return { updatedAt, updatedByName };
        if (before) await tx.update(SettingsTable, section, after);
        else await tx.insert(SettingsTable, { section, ...after });
        const editor = { editedBy: by.id, editedByName: by.name };
        if (!isEqual)
          await tx.insert(SettingsHistoryTable, { id, section, value: replaced, createdAt: at, ...editor });
        return { updatedAt: at, updatedByName: by.name };
      });
    } catch (error) {
      // somebody made the first change at the same moment
      if (isUniqueViolation(error)) return null;
      throw error;
    }
  }

  override async history(section: SettingsSection): Promise<ReplacedValue[]> {
    const rows = await this.database.reader.query<Omit<SettingsHistoryRow, 'section' | 'editedBy'>[]>(
      `SELECT id, value, createdAt, editedByName FROM settings_history WHERE section = ?
       ORDER BY createdAt DESC, id DESC LIMIT ${LISTED}`,
      [section],
    );
    return rows.flatMap(({ value, ...row }) => {
      const object = parsed(value);
      return object ? [{ ...row, value: object }] : [];
    });
  }
}

function versionOf(rows: readonly Pick<SettingsRow, 'section' | 'updatedAt'>[]): string {
  return rows.map(({ section, updatedAt }) => `${section} ${updatedAt}`).join(', ');
}

/** Nothing for a row that was made unreadable by hand. */
function storedValue({ value, ...row }: ReadRow): StoredValue[] {
  const object = parsed(value);
  return object ? [{ ...row, value: object }] : [];
}

function parsed(value: string): object | null {
  try {
    const object: unknown = JSON.parse(value);
    return typeof object === 'object' && !Array.isArray(object) ? object : null;
  } catch {
    return null;
  }
}
