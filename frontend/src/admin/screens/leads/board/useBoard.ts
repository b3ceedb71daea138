import { LEAD_STATUSES, type LeadStatus } from '@contract';
import { useGetList } from 'react-admin';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { useLeadDialog } from '@/admin/records/leads/LeadActions';
import { usePendingChanges } from '@/admin/records/leads/useLeadChange';
import { useLeadList } from '../useLeadList';
import { boardColumns, type LoadedColumn } from './boardColumns';

/** Cards of a column; the list has the others. */
export const COLUMN_SIZE = 50;

/** The columns of the board; null until all are loaded. */
export function useBoard() {
  const queries = LEAD_STATUSES.map(useColumn);
  const pending = usePendingChanges(queries.flatMap(({ data }) => data ?? []));
  const dialog = useLeadDialog();
  // a booking waits in the column of closed sales while its sale is entered
  const closing = dialog?.name === 'sale' ? dialog.lead.id : null;
  const loading = queries.some(({ isPending }) => isPending);
  const error = queries.find((query) => query.error)?.error ?? null;
  const shown = new Map(
    pending.map((lead) => [
      lead.id,
      lead.id === closing ? { ...lead, leadStatus: 'Closed Sale' as const } : lead,
    ]),
  );
  const loaded = Object.fromEntries(
    LEAD_STATUSES.map((status, index) => [
      status,
      { leads: queries[index]?.data ?? [], total: queries[index]?.total ?? 0 },
    ]),
  ) as unknown as Record<LeadStatus, LoadedColumn>;
  return {
    columns: loading ? null : boardColumns(loaded, shown),
    error,
    refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
  };
}

function useColumn(leadStatus: LeadStatus) {
  const { filterValues, sort } = useLeadList();
  return useGetList<Lead>(
    'leads',
    { filter: { ...filterValues, leadStatus }, sort, pagination: { page: 1, perPage: COLUMN_SIZE } },
    { onError: () => {}, placeholderData: (previous) => previous },
  );
}
