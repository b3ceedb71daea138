import { LEAD_STATUSES, type LeadStatus } from '@contract';
import type { Lead } from '../../shared/api-types';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { leadRef, needsSale } from './leadRules';
import { StatusSelect } from './StatusSelect';

interface LeadStatusSelectProps {
  readonly lead: Lead;
  readonly onSale: () => void;
}

/** Selects the lead status; every transition is allowed. Closing a booking opens the sale dialog first (spec §4). */
export function LeadStatusSelect({ lead, onSale }: LeadStatusSelectProps) {
  const ref = leadRef(lead);
  const { mutate, isPending, variables } = useProviderMutation({
    run: (provider, status: LeadStatus) => provider.changeLeadStatus(ref, status),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
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
