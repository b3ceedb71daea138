import { Box, Skeleton } from '@mui/material';
import { columnsShape, stackShape } from '@/admin/ground/page/columns';

/** Placeholders of the desk while it is loading. */
export function LoadingToday() {
  return (
    <Box role="status" aria-label="Loading the day" sx={columnsShape}>
      {[0, 1].map((column) => (
        <Box key={column} sx={stackShape}>
          {[140, 96].map((height) => (
            <Skeleton key={height} variant="rounded" height={height} sx={{ opacity: 0.5 }} />
          ))}
        </Box>
      ))}
    </Box>
  );
}
