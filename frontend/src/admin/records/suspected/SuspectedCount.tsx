import { Link, Typography } from '@mui/material';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

const ONE = {
  pagination: { page: 1, perPage: 1 },
  sort: { field: 'createdAt', order: 'DESC' },
} as const;

/** How many submissions wait for a decision, with a link to them; nothing while there are none. */
export function SuspectedCount() {
  const { total = 0 } = useGetList('suspected', ONE);
  if (total === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
      <Link component={RouterLink} to="/admin/suspected" color="secondary" underline="always">
        {total.toLocaleString('en-US')} suspected
      </Link>
      : may be from robots, and not in the lists below
    </Typography>
  );
}
