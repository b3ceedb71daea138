import { LEAD_STATUSES, type LeadStatus } from '@contract';
import type { Lead } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useChange } from '../providers/useChange';
import { leadRef } from './leadWords';
import { needsSale } from './needsSale';
import { StatusSelect } from './StatusSelect';

interface LeadStatusSelectProps {
  readonly lead: Lead;
  readonly onSale: () => void;
}

/** Any status may follow any other; closing a booking asks for the sale first (spec §4). */
export function LeadStatusSelect({ lead, onSale }: LeadStatusSelectProps) {
  const ref = leadRef(lead);
  const { mutate, isPending, variables } = useChange({
    run: (provider, status: LeadStatus) => provider.changeLeadStatus(ref, status),
    refreshes: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: () => ({ title: 'Lead status updated successfully' }),
  });
  return (
    <StatusSelect
      label="Lead Status"
      value={isPending ? variables : lead.leadStatus}
      choices={LEAD_STATUSES}
      disabled={isPending}
      onChoose={(status) => (needsSale(lead, status) ? onSale() : mutate(status))}
    />
  );
}
