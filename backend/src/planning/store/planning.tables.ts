import { text } from '../../platform/database/columns.js';
import { Table } from '../../platform/database/table.js';

interface OpeningsRow {
  readonly kind: string;
  readonly day: string;
  readonly opened: number;
}

export const CalculatorOpeningsTable = new Table<OpeningsRow>({
  name: 'calculator_openings',
  holds: { noPerson: 'counts' },
  exported: { notExported: 'counts' },
  columns: {
    day: { ...text, primary: true },
    kind: { ...text, primary: true },
    opened: { type: 'int' },
  },
});
