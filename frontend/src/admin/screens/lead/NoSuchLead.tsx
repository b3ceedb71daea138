import { Box, Typography } from '@mui/material';

/** Shown instead of a lead that does not exist. */
export function NoSuchLead() {
  return (
    <Box role="status" sx={{ py: 8, textAlign: 'center' }}>
      <Typography>There is no lead at this address.</Typography>
      <Typography color="textSecondary">
        The link may be incomplete. You can search for the person by name, e-mail or phone in the list of all
        leads.
      </Typography>
    </Box>
  );
}
