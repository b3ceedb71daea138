import { id, nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { User } from '../domain/user.js';

/** A session. `id` is the SHA-256 of the session id, so the table alone grants no access. */
export interface SessionRow {
  readonly id: string;
  readonly userId: string | null;
  readonly data: string;
  /** For example `Chrome on Windows`; null for sessions that began before it was recorded. */
  readonly browser: string | null;
  readonly createdAt: string;
  readonly seenAt: string;
  /** When its user last proved who they are; null for sessions that began before it was recorded. */
  readonly confirmedAt: string | null;
}

/** The column `wrongCodes` is read and written with the second factors. */
export const Users = new Table<User>({
  name: 'users',
  holds: { staff: 'accounts' },
  exported: { notExported: 'accounts are made anew' },
  columns: {
    id,
    username: text,
    password: text,
    name: text,
    role: text,
    status: text,
    email: nullableText,
    resetHash: nullableText,
    resetUntil: nullableText,
    factorsChangedAt: nullableText,
    deactivationNote: nullableText,
    deactivatedBy: nullableText,
    deactivatedAt: nullableText,
    removedBy: nullableText,
    removedAt: nullableText,
    removalNote: nullableText,
    createdAt: text,
  },
});

export const Sessions = new Table<SessionRow>({
  name: 'sessions',
  holds: { staff: 'sessions of accounts' },
  exported: { notExported: 'sessions end' },
  columns: {
    id: { ...text, length: 64, primary: true },
    userId: nullableText,
    data: { type: 'text' },
    browser: nullableText,
    createdAt: text,
    seenAt: text,
    confirmedAt: nullableText,
  },
});
