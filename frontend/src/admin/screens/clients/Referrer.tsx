import { isClientId } from '@contract';
import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { leadName } from '@/admin/ground/words/leadWords';
import { useRecord } from '@/admin/ground/api/useRecord';
import { clientPath } from '@/admin/records/clients/clientFields';

/** Who referred a client: another client, as a link, or a name. */
export function Referrer({ referredBy }: { referredBy: string }) {
  const isClient = isClientId(referredBy);
  const { data } = useRecord('clients', referredBy, {
    enabled: isClient,
  });
  if (!isClient) return referredBy;
  return (
    <Link component={RouterLink} to={clientPath(referredBy)} color="secondary" underline="always">
      {data ? leadName(data) : 'Another client'}
    </Link>
  );
}
