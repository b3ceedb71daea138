import { Box, Tooltip } from '@mui/material';
import type { ReactElement } from 'react';
import type { BookingLead } from '@/admin/ground/words/leadTypes';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { bookingMarks, type BookingMark } from './bookingMarkWords';
import {
  CancelledDayIcon as CancelledIcon,
  ClashIcon,
  ClockIcon as ClosedIcon,
  FixedDayIcon as OutcomeIcon,
  MovedDayIcon as RequestIcon,
  PersonIcon as MinorIcon,
} from '@/admin/ground/theme/screenIcons';

const ICONS: Record<BookingMark['kind'], ReactElement> = {
  minor: <MinorIcon fontSize="inherit" color="warning" />,
  cancelled: <CancelledIcon fontSize="inherit" />,
  outcome: <OutcomeIcon fontSize="inherit" />,
  request: <RequestIcon fontSize="inherit" color="warning" />,
  clash: <ClashIcon fontSize="inherit" color="error" />,
  closed: <ClosedIcon fontSize="inherit" color="warning" />,
};

/** The time of a booking, with icons for what staff should notice about it. */
export function RowTime({ booking }: { booking: BookingLead }) {
  const { preferredDate, preferredTime, cancelledAt } = booking;
  const when = formatSchedule(preferredDate, preferredTime).replace(':00 ', ' ');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {cancelledAt ? <s>{when}</s> : when}
      </Box>
      {bookingMarks(booking).map(({ kind, text }) => (
        <Tooltip key={kind} title={text}>
          <Box component="span" role="img" aria-label={text} sx={{ display: 'inline-flex', fontSize: 17 }}>
            {ICONS[kind]}
          </Box>
        </Tooltip>
      ))}
    </Box>
  );
}
