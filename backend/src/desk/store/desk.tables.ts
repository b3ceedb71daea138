import { Table } from '../../platform/database/table.js';
import type { Visit } from '../domain/visit.js';

export type DeskVisitRow = Visit & { readonly userId: string };

export const DeskVisitTable = new Table<DeskVisitRow>({
  name: 'desk_visits',
  holds: { staff: 'when they looked last' },
  exported: { notExported: 'when they looked last' },
  columns: {
    userId: { type: 'varchar', length: 36, primary: true },
    since: { type: 'varchar', nullable: true },
    seenAt: { type: 'varchar' },
  },
});
