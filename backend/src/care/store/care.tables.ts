import { id, nullableText } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

/** One row. `last…` are JSON. */
export interface CareStateRow {
  readonly id: number;
  readonly leasedBy: string | null;
  readonly leasedUntil: string | null;
  readonly lastBackup: string | null;
  readonly lastFailure: string | null;
  readonly lastProof: string | null;
}

const longText = { type: 'text', nullable: true } as const;

export const CareState = new Table<CareStateRow>({
  name: 'care_state',
  holds: { noPerson: 'backups and their states', texts: ['lastBackup', 'lastFailure', 'lastProof'] },
  exported: { notExported: 'backups of this software' },
  columns: {
    id: { type: 'int', primary: true },
    leasedBy: nullableText,
    leasedUntil: nullableText,
    lastBackup: longText,
    lastFailure: longText,
    lastProof: longText,
  },
});

/** The users who have hidden the first steps. */
export const HiddenFirstStepsTable = new Table<{ readonly userId: string }>({
  name: 'hidden_first_steps',
  holds: { staff: 'hints that they have hidden' },
  exported: { notExported: 'hints of this software' },
  columns: { userId: id },
});
