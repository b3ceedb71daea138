import { Box, CircularProgress } from '@mui/material';

/** A centred spinner, shown while the session is loading (spec §2). */
export function Spinner() {
  return (
    <Box sx={{ display: 'grid', placeItems: 'center', minHeight: '60vh', height: '100%' }}>
      <CircularProgress aria-label="Loading" />
    </Box>
  );
}
