import { Alert, Box, Link, Skeleton, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { TomorrowsMails as Tomorrow } from '../../shared/api-types';
import { clientPath } from '../clients/clientFields';
import { formatLongDate, formatNearDay } from '../dates';
import { queryKeys } from '../providers/queryKeys';
import { QueryError } from '../providers/QueryError';
import { useProviderQuery } from '../providers/useProviderQuery';

/** Listed at first; the others are in a box to open. */
const SHOWN = 5;

/** Before a kind of mail to clients is turned on: who gets one on the first day. Nothing for mails of other kinds. */
export function TomorrowsMails({ kind }: { kind: string }) {
  const { data, error, refetch } = useProviderQuery(queryKeys.tomorrowsMails, (provider) =>
    provider.tomorrowsMails(),
  );
  if (!data) return error ? <QueryError error={error} onRetry={refetch} /> : <Skeleton height={48} />;
  const planned = data.kinds.find((one) => one.kind === kind);
  if (!planned) return null;
  const { count, withoutAddress, mails } = planned;
  return (
    <Alert severity="info" icon={false} sx={{ ml: { xs: 0, sm: 6 }, mt: 0.5 }}>
      <Typography sx={{ fontWeight: 600 }}>
        {count === 0
          ? `Nobody gets one tomorrow, ${formatLongDate(data.date)}`
          : `Tomorrow, ${formatLongDate(data.date)}, 9:00 AM: ${counted(count)}`}
      </Typography>
      <Mails mails={mails.slice(0, SHOWN)} />
      {mails.length > SHOWN && (
        <details>
          <summary>Show {mails.length - SHOWN} more</summary>
          <Mails mails={mails.slice(SHOWN)} />
          {count > mails.length && <Typography variant="body2">And {count - mails.length} others</Typography>}
        </details>
      )}
      {withoutAddress > 0 && (
        <Typography variant="body2">
          {withoutAddress === 1 ? '1 client has' : `${withoutAddress} clients have`} no e-mail address: please
          call.
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 0.5 }}>
        Only from tomorrow on: nothing is sent for days that have passed.
      </Typography>
    </Alert>
  );
}

const Mails = ({ mails }: { mails: Tomorrow['kinds'][number]['mails'] }) => (
  <Box component="ul" sx={{ m: 0, my: 0.5, pl: 2.5 }}>
    {mails.map(({ clientId, clientName, policyId, policy, date }) => (
      <Typography component="li" variant="body2" key={policyId + date} sx={{ overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={clientPath(clientId)} color="inherit">
          {clientName}
        </Link>
        , {policy}, {formatNearDay(date)}
      </Typography>
    ))}
  </Box>
);

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);
