import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** How many submissions wait for a decision, with a link to them; nothing while there are none. */
export function SuspectedCount() {
  const { data = 0 } = useProviderQuery(queryKeys.suspectedCount, (provider) => provider.suspectedCount());
  if (data === 0) return null;
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
      <Link component={RouterLink} to="/admin/suspected" color="secondary" underline="always">
        {data.toLocaleString('en-US')} suspected
      </Link>
      : may be from robots, and not in the lists below
    </Typography>
  );
}
