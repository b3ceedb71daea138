import { Box } from '@mui/material';
import { dayOf } from '../dates';
import type { WeekOfLeads } from '../../shared/api-types';
import { topOfScale } from './weekScale';

const HEIGHT = 180;

/** One stacked bar for each week. Hidden from screen readers, which have the table. */
export function WeekBars({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  const top = topOfScale(weeks);
  const pixels = (leads: number) => Math.max(leads > 0 ? 2 : 0, (leads / top) * HEIGHT);
  return (
    <Box aria-hidden sx={{ display: 'flex', gap: 1.5, fontSize: 12, color: 'text.secondary' }}>
      <Box sx={{ position: 'relative', width: 28, height: HEIGHT, textAlign: 'right', flexShrink: 0 }}>
        {[top, top / 2, 0].map((mark, index) => (
          <Box key={mark} sx={{ position: 'absolute', right: 0, top: (HEIGHT / 2) * index - 8 }}>
            {mark.toLocaleString('en-US', { notation: 'compact' })}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexGrow: 1, gap: { xs: 0.5, sm: 1.5 }, minWidth: 0 }}>
        {weeks.map(({ weekStart, bookings, subscriptions }, index) => (
          <Box key={weekStart} sx={{ flex: '1 1 0', minWidth: 0 }}>
            <Box
              sx={{
                height: HEIGHT,
                display: 'flex',
                flexDirection: 'column',
                justifyContent: 'flex-end',
                ...grid,
              }}
            >
              <Box
                title={`${bookings} bookings, ${subscriptions} subscriptions`}
                sx={{
                  mx: 'auto',
                  width: '70%',
                  maxWidth: 44,
                  borderRadius: '4px 4px 0 0',
                  overflow: 'hidden',
                }}
              >
                <Box sx={{ height: pixels(subscriptions), bgcolor: 'warning.main' }} />
                <Box sx={{ height: pixels(bookings), bgcolor: 'primary.main' }} />
              </Box>
            </Box>
            <Box
              sx={{
                mt: 0.5,
                textAlign: 'center',
                visibility: { xs: index % 3 ? 'hidden' : 'visible', sm: 'visible' },
              }}
            >
              {dayLabel(weekStart)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const grid = { borderBottom: 1, borderTop: 1, borderColor: 'divider', boxSizing: 'border-box' };

function dayLabel(weekStart: string): string {
  return dayOf(weekStart)?.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }) ?? weekStart;
}
