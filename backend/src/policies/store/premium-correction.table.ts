import { Table } from '../../platform/database/table.js';
import type { PremiumCorrection } from '../domain/premium-correction.js';

const text = { type: 'varchar' } as const;

export const PremiumCorrections = new Table<PremiumCorrection>({
  name: 'premium_corrections',
  holds: { person: ['premiumId', 'reason'], others: { staff: ['correctedByName'] } },
  exported: { leftOut: { 'ids of staff, whose names are exported': ['correctedBy'] } },
  columns: {
    id: { ...text, length: 36, primary: true },
    premiumId: text,
    amount: { type: 'bigint', transformer: { from: Number, to: (amount: number) => amount } },
    dueDate: text,
    reason: text,
    correctedBy: text,
    correctedByName: text,
    correctedAt: text,
  },
});
