import { nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { ApiKey } from '../domain/api-key.js';

/** `scopes` are words with spaces between them. */
export interface ApiKeyRow extends Omit<ApiKey, 'scopes'> {
  /** SHA-256 in hexadecimal. */
  readonly keyHash: string;
  readonly scopes: string;
}

/** How often a key was used on a day, `YYYY-MM-DD`. */
export interface ApiKeyDayRow {
  readonly keyId: string;
  readonly day: string;
  readonly calls: number;
}

export const ApiKeys = new Table<ApiKeyRow>({
  name: 'api_keys',
  holds: { staff: 'keys of the office, with who made them' },
  exported: { notExported: 'secrets' },
  columns: {
    id: { ...text, primary: true },
    name: text,
    keyHash: text,
    hint: text,
    scopes: text,
    createdAt: text,
    createdBy: text,
    createdByName: text,
    expiresAt: nullableText,
    endedAt: nullableText,
    lastCallAt: nullableText,
    lastAddress: nullableText,
  },
});

export const ApiKeyDays = new Table<ApiKeyDayRow>({
  name: 'api_key_days',
  holds: { noPerson: 'counts' },
  exported: { notExported: 'counts' },
  columns: {
    keyId: { ...text, primary: true },
    day: { ...text, primary: true },
    calls: { type: 'int' },
  },
});
