import { nullableText, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';
import type { ChainedEntry } from '../domain/chained-entry.js';

/** Append-only: triggers reject a change and a removal. */
export const AuditLogTable = new Table<ChainedEntry>({
  name: 'audit_log',
  holds: { noPerson: 'ids and words of closed lists', texts: ['details'] },
  exported: { notExported: 'has an export of its own' },
  columns: {
    seq: { type: 'int', primary: true },
    id: text,
    at: text,
    action: text,
    area: text,
    userId: nullableText,
    details: { type: 'text' },
    requestId: nullableText,
    previousHash: text,
    hash: text,
  },
});

/** One row: the end of the chain, which every new entry locks, and the last verification. */
export interface AuditHeadRow {
  readonly id: number;
  readonly entries: number;
  readonly hash: string;
  readonly verifyingUntil: string | null;
  /** A `Verification` as JSON. */
  readonly verification: string | null;
}

export const AuditHeadTable = new Table<AuditHeadRow>({
  name: 'audit_head',
  holds: { noPerson: 'one hash', texts: ['verification'] },
  exported: { notExported: 'has an export of its own' },
  columns: {
    id: { type: 'int', primary: true },
    entries: { type: 'int' },
    hash: text,
    verifyingUntil: nullableText,
    verification: { type: 'text', nullable: true },
  },
});
