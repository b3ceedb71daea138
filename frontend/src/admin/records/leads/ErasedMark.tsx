import { Typography } from '@mui/material';

/** Stands where the actions on a lead are: everything personal was removed. */
export const ErasedMark = () => (
  <Typography component="span" sx={{ fontSize: 13, color: 'text.secondary', whiteSpace: 'nowrap' }}>
    Erased
  </Typography>
);
