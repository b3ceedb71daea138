import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import type { Lead } from '@/admin/ground/words/leadTypes';
import { BookingStatusSelect } from './BookingStatusSelect';
import { LeadStatusSelect } from './LeadStatusSelect';

/** The statuses of a lead with their names, and what else stands in their line. */
export function LeadStatuses({ lead, children }: { lead: Lead; children?: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1 }}>
      {lead.leadType === 'appointment' && (
        <Labelled label="Booking Status">
          <BookingStatusSelect booking={lead} />
        </Labelled>
      )}
      <Labelled label="Lead Status">
        <LeadStatusSelect lead={lead} />
      </Labelled>
      {children}
    </Box>
  );
}

/** Shows the name of a selector, which has it as its accessible name already. */
export function Labelled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="span" aria-hidden sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      {children}
    </Box>
  );
}
