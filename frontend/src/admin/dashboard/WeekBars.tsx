import { Box } from '@mui/material';
import type { WeekOfLeads } from '../../shared/api-types';
import { formatMonthDay } from '../dates';
import { scaleMaximum } from './weekScale';

const HEIGHT = 180;

/** A stacked bar for each week. Hidden from screen readers, which get the table. */
export function WeekBars({ weeks }: { weeks: readonly WeekOfLeads[] }) {
  const top = scaleMaximum(weeks);
  const pixels = (leads: number) => Math.max(leads > 0 ? 2 : 0, (leads / top) * HEIGHT);
  return (
    <Box aria-hidden sx={{ position: 'relative', fontSize: 12, color: 'text.secondary' }}>
      {[top, top / 2, 0].map((mark, index) => (
        <Box key={mark} sx={{ ...lineShape, top: (HEIGHT / 2) * index }}>
          <Box component="span" sx={{ width: 28, textAlign: 'right', mt: '-9px' }}>
            {mark.toLocaleString('en-US', { notation: 'compact' })}
          </Box>
          <Box sx={{ flexGrow: 1, borderTop: 1, borderColor: 'divider' }} />
        </Box>
      ))}
      <Box sx={{ position: 'relative', display: 'flex', ml: 5 }}>
        {weeks.map(({ weekStart, bookings, subscriptions }, index) => (
          <Box key={weekStart} sx={{ flex: '1 1 0', minWidth: 0 }}>
            <Box sx={{ height: HEIGHT, display: 'flex', alignItems: 'flex-end', justifyContent: 'center' }}>
              <Box title={`${bookings} bookings, ${subscriptions} subscriptions`} sx={barShape}>
                <Box sx={{ height: pixels(subscriptions), bgcolor: 'warning.main' }} />
                <Box sx={{ height: pixels(bookings), bgcolor: 'primary.main' }} />
              </Box>
            </Box>
            {/* a phone has room for every third label only */}
            <Box sx={{ ...labelShape, display: { xs: index % 3 ? 'none' : 'block', sm: 'block' } }}>
              {formatMonthDay(weekStart)}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const lineShape = { position: 'absolute', left: 0, right: 0, display: 'flex', gap: 1, height: 0 };
const barShape = { width: '60%', maxWidth: 40, borderRadius: '4px 4px 0 0', overflow: 'hidden' };
const labelShape = { mt: 0.75, textAlign: 'center', whiteSpace: 'nowrap' };
