import { retentionSentences } from '@contract';
import { Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import type { Retention } from '@/admin/ground/api/privacyTypes';

/** What the owner's Privacy Policy says about the periods. */
export function PolicySentences({ retention }: { retention: Retention }) {
  const query = useProviderQuery(queryKeys.business, (provider) => provider.business());
  const { data } = query;
  if (!data)
    return (
      <QueryState of={query} loading={<Skeleton role="img" aria-label="Loading the Privacy Policy" />} />
    );
  const sentences = retentionSentences(data.legal.privacyPolicy.text, data.identity, retention);
  if (sentences.length === 0)
    return (
      <Typography sx={textShape}>
        Nothing: it names none of these periods. Write <code>{'{bookingRetention}'}</code>,{' '}
        <code>{'{mailRetention}'}</code>, <code>{'{policyRetention}'}</code> and{' '}
        <code>{'{erasureTiming}'}</code> where they belong in your{' '}
        <Link component={RouterLink} to="/admin/business/legal" color="secondary" underline="always">
          legal texts
        </Link>
        .
      </Typography>
    );
  return sentences.map((sentence) => (
    <Typography key={sentence} sx={textShape}>
      “{sentence}”
    </Typography>
  ));
}

const textShape = { mt: 0.5, maxWidth: '68ch' };
