import { Box, Skeleton } from '@mui/material';
import { stackShape } from '@/admin/ground/page/columns';
import { deskShape } from './deskShape';

/** Placeholders of the desk while it is loading. */
export function LoadingToday() {
  return (
    <Box role="status" aria-label="Loading the day" sx={deskShape}>
      {[0, 1, 2].map((column) => (
        <Box key={column} sx={stackShape}>
          {[140, 96].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} sx={{ opacity: 0.5 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
