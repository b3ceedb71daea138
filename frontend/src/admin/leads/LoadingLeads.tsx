import { Box, Skeleton, Typography } from '@mui/material';

/** Placeholders of lead cards while they are loading. */
export function LoadingLeads({ cards = 4 }: { cards?: number }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      <Typography color="textSecondary">Loading leads...</Typography>
      {Array.from({ length: cards }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={150} />
      ))}
    </Box>
  );
}
