import { id, text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

/** The record of an erasure. `counts`, `kept`, `backups` and `hashes` are JSON. */
export interface ErasureRow {
  readonly id: string;
  readonly reason: string;
  readonly erasedAt: string;
  readonly erasedBy: string | null;
  readonly erasedByName: string;
  readonly counts: string;
  readonly kept: string;
  readonly backups: string;
  readonly keyId: string;
  readonly hashes: string;
  /**
   * restored: people may be in the database again. erased: remnants may be in the files of the database. clean: neither.
   */
  readonly upkeep: 'restored' | 'erased' | 'clean';
}

const longText = { type: 'text' } as const;

export const ErasureTable = new Table<ErasureRow>({
  name: 'erasures',
  holds: {
    noPerson: 'hashes, and counts of what was erased',
    texts: ['reason', 'erasedByName', 'counts', 'kept', 'backups', 'hashes'],
  },
  exported: { notExported: 'the ledger beside the backups has them' },
  columns: {
    id,
    reason: text,
    erasedAt: text,
    erasedBy: { ...text, nullable: true },
    erasedByName: text,
    counts: longText,
    kept: longText,
    backups: longText,
    keyId: text,
    hashes: longText,
    upkeep: text,
  },
});
