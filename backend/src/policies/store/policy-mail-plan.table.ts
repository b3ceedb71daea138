import { Table } from '../../platform/database/table.js';

const text = { type: 'varchar' } as const;

export const PolicyMailPlans = new Table<{ kind: string; plannedOn: string; wasOn: 0 | 1 }>({
  name: 'policy_mail_plans',
  holds: { noPerson: 'days' },
  exported: { notExported: 'work that is done' },
  columns: {
    kind: { ...text, primary: true },
    plannedOn: text,
    wasOn: { type: 'int' },
  },
});
