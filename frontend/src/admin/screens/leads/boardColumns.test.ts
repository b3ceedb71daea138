import { LEAD_STATUSES, type LeadStatus } from '@contract';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { aBookingLead } from '@/testing/builders';
import { boardColumns, type LoadedColumn } from './board/boardColumns';

const loaded = (
  columns: Partial<Record<LeadStatus, readonly Lead[]>>,
  totals: Partial<Record<LeadStatus, number>> = {},
) =>
  Object.fromEntries(
    LEAD_STATUSES.map((status) => [
      status,
      { leads: columns[status] ?? [], total: totals[status] ?? columns[status]?.length ?? 0 },
    ]),
  ) as unknown as Record<LeadStatus, LoadedColumn>;
const shown = (...leads: Lead[]) => new Map(leads.map((lead) => [lead.id, lead]));
const column = (columns: ReturnType<typeof boardColumns>, status: LeadStatus) =>
  columns.find((candidate) => candidate.status === status);

const liza = aBookingLead({ id: 'liza' });
const noel = aBookingLead({ id: 'noel', leadStatus: 'In Progress' });

test('has a column for each status, in their order', () => {
  expect(boardColumns(loaded({}), shown()).map(({ status }) => status)).toEqual([...LEAD_STATUSES]);
});

test('a lead with an unanswered change is at the top of its new column, and both counts change', () => {
  const moved = { ...liza, leadStatus: 'In Progress' as const };
  const columns = boardColumns(
    loaded({ New: [liza], 'In Progress': [noel] }, { New: 80 }),
    shown(moved, noel),
  );
  expect(column(columns, 'New')).toMatchObject({ leads: [], total: 79 });
  expect(column(columns, 'In Progress')).toMatchObject({ leads: [moved, noel], total: 2 });
});

test('a lead that two columns contain for a moment is shown once', () => {
  const moved = { ...liza, leadStatus: 'In Progress' as const };
  const columns = boardColumns(loaded({ New: [liza], 'In Progress': [moved] }), shown(moved));
  expect(columns.flatMap(({ leads }) => leads)).toEqual([moved]);
});
