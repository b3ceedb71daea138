import { MOST_PAIRS } from '@contract';
import { Box, Button, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { DownIcon } from '@/admin/ground/theme/screenIcons';
import { leadName } from '@/admin/ground/words/leadWords';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { mergePath } from '@/admin/records/clients/clientFields';
import { reasonWords } from '@/admin/records/clients/duplicateWords';

/** How many clients may be there twice; opened, each pair with the way to the comparison. Nothing without any. */
export function DuplicatePairs() {
  const id = useId();
  const [shown, setShown] = useState(false);
  const { data: pairs = [] } = useProviderQuery(queryKeys.duplicatePairs, (provider) =>
    provider.duplicatePairs(),
  );
  if (pairs.length === 0) return null;
  const count = pairs.length < MOST_PAIRS ? String(pairs.length) : `${MOST_PAIRS} or more`;
  return (
    <Box component="section" aria-label="Possible duplicates" sx={{ mb: 1.5 }}>
      <Button
        size="small"
        color="secondary"
        endIcon={<DownIcon sx={{ transform: shown ? 'rotate(180deg)' : 'none' }} />}
        aria-expanded={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
        sx={{ mx: -0.5 }}
      >
        {pairs.length === 1 ? '1 possible duplicate' : `${count} possible duplicates`}
      </Button>
      <Box id={id} component="ul" hidden={!shown} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {pairs.map(({ client, other, reasons }) => (
          <Typography key={`${client.id} ${other.id}`} component="li" color="textSecondary">
            {leadName(client)} and {leadName(other)} ({reasonWords({ reasons })}).{' '}
            <Link
              component={RouterLink}
              to={mergePath(client.id, other.id)}
              color="secondary"
              underline="always"
              aria-label={`Compare ${leadName(client)} with ${leadName(other)}`}
            >
              Compare
            </Link>
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
