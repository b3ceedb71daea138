import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Subscriber } from '@/shared/api-types';
import { leadPath } from '@/admin/ground/words/leadRules';

/** Name and address of a subscriber or a delivery, with a link to the lead. */
export function SubscriberName({ id, firstName, email }: Pick<Subscriber, 'id' | 'firstName' | 'email'>) {
  return (
    <>
      <Link component={RouterLink} to={leadPath('subscription', id)} color="inherit" sx={{ fontWeight: 650 }}>
        {firstName || email}
      </Link>
      <Typography
        component="span"
        variant="body2"
        color="textSecondary"
        sx={{ display: 'block', overflowWrap: 'anywhere' }}
      >
        {email}
      </Typography>
    </>
  );
}
