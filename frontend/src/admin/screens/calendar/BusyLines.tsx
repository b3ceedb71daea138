import type { CalendarDate } from '@contract';
import { Box, type Theme, Typography } from '@mui/material';
import type { BusyTime, UnreadDay } from '@/shared/api-types';
import { busyLines, unreadText } from '@/admin/records/leads/busyTimes';
import { useStaff } from '@/admin/ground/api/useStaff';
import { busyPattern } from './closedPattern';

interface BusyLinesProps {
  readonly date: CalendarDate;
  readonly times: readonly BusyTime[];
  readonly unread: readonly UnreadDay[];
}

/** When members of staff are busy on a day, and which entries could not be read; nothing without either. */
export function BusyLines({ date, times, unread }: BusyLinesProps) {
  const staff = useStaff();
  const lines = busyLines(times, date, staff);
  const notRead = unreadText(unread, date, staff);
  if (lines.length === 0 && !notRead) return null;
  return (
    <Box
      component="ul"
      aria-label="Busy times"
      sx={{ display: 'grid', gap: 0.5, m: 0, mb: 1.25, p: 0, listStyle: 'none' }}
    >
      {lines.map(({ key, time, person }) => (
        <Typography key={key} component="li" variant="body2" sx={lineShape}>
          <Box component="span" sx={wordsShape}>
            {time} · busy: {person}
          </Box>
        </Typography>
      ))}
      {notRead && (
        <Typography component="li" variant="body2" sx={notReadShape}>
          {notRead}. These times may not be free.
        </Typography>
      )}
    </Box>
  );
}

const lineShape = (theme: Theme) => ({
  px: 1,
  py: 0.5,
  borderRadius: 1,
  border: `1px solid ${theme.palette.divider}`,
  backgroundImage: busyPattern(theme),
  overflowWrap: 'anywhere',
});
const notReadShape = {
  px: 1,
  py: 0.5,
  borderRadius: 1,
  border: 1,
  borderColor: 'warning.main',
  color: 'warning.main',
  overflowWrap: 'anywhere',
};
const wordsShape = { px: 0.5, borderRadius: 0.5, bgcolor: 'background.paper', boxDecorationBreak: 'clone' };
