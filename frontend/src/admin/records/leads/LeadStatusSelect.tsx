import { LEAD_STATUSES } from '@contract';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { useLeadActions } from './LeadActions';
import { needsSale } from '@/admin/ground/words/leadRules';
import { ErasedMark } from './ErasedMark';
import { StatusMenu } from './StatusMenu';

/**
 * Selects the lead status; every transition is allowed. Closing a booking opens the sale dialog first (spec §4). Of a person
 * who was erased nothing changes any more.
 */
export function LeadStatusSelect({ lead, iconOnly = false }: { lead: Lead; iconOnly?: boolean }) {
  const { change, open } = useLeadActions();
  if (lead.erasedAt) return <ErasedMark />;
  return (
    <StatusMenu
      label="Lead Status"
      value={lead.leadStatus}
      choices={LEAD_STATUSES}
      iconOnly={iconOnly}
      onChoose={(leadStatus) =>
        lead.leadType === 'appointment' && needsSale(lead, leadStatus)
          ? open({ name: 'sale', lead })
          : change([lead], { leadStatus })
      }
    />
  );
}
