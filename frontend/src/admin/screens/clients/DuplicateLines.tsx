import { Box, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Client } from '@/shared/api-types';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { clientPath, mergePath } from '@/admin/records/clients/clientFields';
import { reasonWords } from '@/admin/records/clients/duplicateWords';

/** More are not shown: one after the other goes away. */
const MOST_SHOWN = 3;

/** Says quietly who may be the same person, and why. Nothing when nobody may. */
export function DuplicateLines({ client }: { client: Client }) {
  const { data: duplicates = [] } = useProviderQuery(queryKeys.duplicates(client.id), (provider) =>
    provider.duplicates(client.id),
  );
  if (duplicates.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label="Duplicates"
      sx={{ mt: { xs: 0, md: -1 }, mb: 2, display: 'grid', gap: 0.5 }}
    >
      {duplicates.slice(0, MOST_SHOWN).map((duplicate) => (
        <Typography key={duplicate.client.id} color="textSecondary">
          Perhaps the same person as{' '}
          <Link
            component={RouterLink}
            to={clientPath(duplicate.client.id)}
            color="secondary"
            underline="always"
          >
            {leadName(duplicate.client)}
          </Link>{' '}
          ({reasonWords(duplicate)}).{' '}
          <Link
            component={RouterLink}
            to={mergePath(client.id, duplicate.client.id)}
            color="secondary"
            underline="always"
            aria-label={`Compare with ${leadName(duplicate.client)}`}
          >
            Compare
          </Link>
        </Typography>
      ))}
      {duplicates.length > MOST_SHOWN && (
        <Typography color="textSecondary">and {duplicates.length - MOST_SHOWN} more.</Typography>
      )}
    </Box>
  );
}
