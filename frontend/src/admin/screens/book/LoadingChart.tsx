import { Box, Skeleton } from '@mui/material';
import { WeeksCard } from './WeeksCard';

/** Heights of the bars, in percent. */
const BARS = [35, 55, 40, 70, 50, 80, 60, 45];

/** The chart while its numbers are loading. */
export function LoadingChart() {
  return (
    <WeeksCard>
      <Box
        sx={{
          display: 'flex',
          gap: 2,
          alignItems: 'flex-end',
          height: 204,
          pb: '24px',
          boxSizing: 'border-box',
        }}
      >
        {BARS.map((height, index) => (
          <Box key={index} sx={{ flex: 1, height: `${height}%` }}>
            <Skeleton variant="rounded" height="100%" sx={{ maxWidth: 40, mx: 'auto' }} />
          </Box>
        ))}
      </Box>
    </WeeksCard>
  );
}
