import { Box, Skeleton, Typography } from '@mui/material';

interface LoadingLeadsProps {
  readonly view?: 'cards' | 'rows';
  readonly count?: number;
}

const HEIGHT = { cards: 108, rows: 40 };
const COUNT = { cards: 5, rows: 10 };

/** Placeholders of leads while they are loading. */
export function LoadingLeads({ view = 'cards', count = COUNT[view] }: LoadingLeadsProps) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: view === 'cards' ? 1 : 0.5 }}>
      <Typography variant="body2" color="textSecondary">
        Loading leads...
      </Typography>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} variant="rounded" height={HEIGHT[view]} sx={{ opacity: 0.5 }} />
      ))}
    </Box>
  );
}
