import { Box, Checkbox } from '@mui/material';
import { memo } from 'react';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { CallIcon } from '@/admin/ground/people/CallIcon';
import { EmailLink } from '@/admin/ground/people/ContactLinks';
import { ClientChip } from '@/admin/records/clients/ClientChip';
import { LeadLink } from '@/admin/records/leads/LeadLink';
import { leadName } from '@/admin/ground/words/leadWords';
import { subtleBackground } from '@/admin/ground/theme/subtleBackground';
import { LeadStatusSelect } from '@/admin/records/leads/LeadStatusSelect';
import { useLeadKeys } from '@/admin/records/leads/useLeadKeys';
import { useLeadList } from '../useLeadList';
import { RowTime } from '@/admin/records/leads/RowTime';

/** Leads as rows of two lines. */
export function PhoneRows() {
  const { data = [], selectedIds, onToggleItem } = useLeadList();
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {data.map((lead) => (
        <PhoneRow
          key={lead.id}
          lead={lead}
          selected={selectedIds.includes(lead.id)}
          onToggle={onToggleItem}
        />
      ))}
    </Box>
  );
}

interface PhoneRowProps {
  readonly lead: Lead;
  readonly selected: boolean;
  readonly onToggle: (id: string) => void;
}

const PhoneRow = memo(function PhoneRow({ lead, selected, onToggle }: PhoneRowProps) {
  return (
    <Box component="li">
      <Box
        component="article"
        aria-label={leadName(lead)}
        data-lead={lead.id}
        {...useLeadKeys(lead)}
        sx={rowShape}
      >
        <Checkbox
          size="small"
          color="secondary"
          checked={selected}
          disabled={lead.erasedAt !== null}
          onChange={() => onToggle(lead.id)}
          slotProps={{ input: { 'aria-label': `Select ${leadName(lead)}` } }}
          sx={{ ml: -1 }}
        />
        <Box sx={{ minWidth: 0, flexGrow: 1 }}>
          <Box sx={nameLineShape}>
            <LeadLink lead={lead} sx={nameShape} />
            <ClientChip lead={lead} short />
          </Box>
          <Box sx={detailShape}>
            {lead.leadType === 'appointment' ? (
              <RowTime booking={lead} />
            ) : (
              <EmailLink email={lead.email} oneLine />
            )}
          </Box>
        </Box>
        {lead.leadType === 'appointment' && !lead.erasedAt && <CallIcon phone={lead.phone} />}
        <LeadStatusSelect lead={lead} />
      </Box>
    </Box>
  );
});

const rowShape = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  height: 56,
  borderBottom: 1,
  borderColor: 'divider',
  '&:has([aria-current])': { bgcolor: subtleBackground },
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 56px',
};
const detailShape = { fontSize: 13, color: 'text.secondary', overflow: 'hidden', whiteSpace: 'nowrap' };
const nameLineShape = { display: 'flex', alignItems: 'center', gap: 0.75, minWidth: 0 };
const nameShape = {
  display: 'block',
  minWidth: 0,
  fontWeight: 650,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
