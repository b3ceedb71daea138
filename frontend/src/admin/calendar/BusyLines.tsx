import type { CalendarDate } from '@contract';
import { Box, type Theme, Typography } from '@mui/material';
import type { BusyTime } from '../../shared/api-types';
import { busyLines } from '../leads/busyTimes';
import { useStaff } from '../providers/useStaff';
import { busyPattern } from './closedPattern';

interface BusyLinesProps {
  readonly date: CalendarDate;
  readonly times: readonly BusyTime[];
}

/** When members of staff are busy on a day; nothing when nobody is. */
export function BusyLines({ date, times }: BusyLinesProps) {
  const lines = busyLines(times, date, useStaff());
  if (lines.length === 0) return null;
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
const wordsShape = { px: 0.5, borderRadius: 0.5, bgcolor: 'background.paper', boxDecorationBreak: 'clone' };
