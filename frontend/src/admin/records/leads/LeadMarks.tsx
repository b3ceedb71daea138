import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import type { Lead } from '@/shared/api-types';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { bookingMarks, type BookingMark } from './bookingMarkWords';
import { useLeadActions } from './LeadActions';
import {
  AlertIcon as FailedIcon,
  CancelledDayIcon as CancelledIcon,
  ClashIcon,
  ClockIcon as ClosedIcon,
  FixedDayIcon as OutcomeIcon,
  MovedDayIcon as RequestIcon,
  PersonIcon as MinorIcon,
} from '@/admin/ground/theme/screenIcons';

/** What sets a lead apart: the time of its booking, a request of the visitor, a failed mail. */
export function LeadMarks({ lead }: { lead: Lead }) {
  const { open } = useLeadActions();
  return (
    <>
      {lead.leadType === 'appointment' &&
        bookingMarks(lead).map(({ kind, text }) => (
          <StatusChip key={kind} status={COLOURS[kind]} label={text} icon={ICONS[kind]} />
        ))}
      {lead.mailFailed && (
        <Button
          size="small"
          color="error"
          startIcon={<FailedIcon />}
          onClick={() => open({ name: 'notes', lead, tab: 'messages' })}
          sx={{ py: 0, lineHeight: 1.5 }}
        >
          Message failed
        </Button>
      )}
    </>
  );
}

const COLOURS: Record<BookingMark['kind'], StatusName> = {
  minor: 'Hold',
  cancelled: 'Not Qualified',
  outcome: 'Not Qualified',
  request: 'Hold',
  clash: 'Failed',
  closed: 'Hold',
};

const ICONS: Record<BookingMark['kind'], ReactElement> = {
  minor: <MinorIcon />,
  cancelled: <CancelledIcon />,
  outcome: <OutcomeIcon />,
  request: <RequestIcon />,
  clash: <ClashIcon />,
  closed: <ClosedIcon />,
};
