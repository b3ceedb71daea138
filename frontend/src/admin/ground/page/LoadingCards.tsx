import { Box, Card, Skeleton } from '@mui/material';

/** Cards with a name, two lines and a button, without content, while a list is loading. */
export function LoadingCards({ label }: { label: string }) {
  return (
    <Box role="status" aria-label={label} sx={{ display: 'grid', gap: 1.5 }}>
      {[0, 1, 2].map((index) => (
        <Card key={index} sx={{ p: 2, display: 'flex', alignItems: 'center', gap: 2 }}>
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="min(60%, 220px)" height={26} />
            <Skeleton width="min(40%, 140px)" />
          </Box>
          <Skeleton variant="rounded" width={96} height={36} />
        </Card>
      ))}
    </Box>
  );
}
