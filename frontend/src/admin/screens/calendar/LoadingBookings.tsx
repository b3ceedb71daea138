import { Box, Card, Skeleton } from '@mui/material';

/** Placeholders in the shape of the booking list. */
export function LoadingBookings({ cards = 3 }: { cards?: number }) {
  return (
    <Box aria-hidden sx={{ display: 'grid', gap: 1.25 }}>
      <Skeleton width={210} height={28} />
      {Array.from({ length: cards }, (_, index) => (
        <Card key={index} sx={{ p: 1.5 }}>
          <Skeleton width="55%" />
          <Skeleton width="35%" />
          <Box sx={{ display: 'flex', gap: 0.75, my: 1 }}>
            <Skeleton variant="rounded" width={72} height={24} sx={{ borderRadius: 999 }} />
            <Skeleton variant="rounded" width={52} height={24} sx={{ borderRadius: 999 }} />
          </Box>
          <Skeleton width="70%" height={28} />
          <Skeleton width="60%" height={32} />
        </Card>
      ))}
    </Box>
  );
}
