import { Alert, Button } from '@mui/material';
import { useGetList, useListContext } from 'react-admin';
import type { Mail } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { durationText } from '@/admin/records/mails/mailWords';
import { NoMailServerAlert } from '@/admin/records/mails/NoMailServerAlert';

/** That many mails failed within a day are not a matter of single addresses. */
const MANY_FAILED = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Mails usually leave within seconds. */
const LONG_WAIT_SECONDS = 15 * 60;

/** Says that no mail server is connected, or that mails do not leave. Nothing while all is well. */
export function MailServerAlert() {
  const { data } = useProviderQuery(queryKeys.mailSummary, (provider) => provider.mailSummary());
  if (!data) return null;
  const { smtp, held, failed, waiting, oldestWaitingSeconds: wait } = data;
  return (
    <>
      {!smtp && (
        <NoMailServerAlert>
          Messages are written and kept, not sent: no mail server is connected. Visitors and staff get none
          until one is.{held > 0 && ` ${held.toLocaleString('en-US')} kept so far.`}
        </NoMailServerAlert>
      )}
      {smtp && wait !== null && wait > LONG_WAIT_SECONDS && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {waiting === 1
            ? `A message has been waiting for ${durationText(wait)}.`
            : `${waiting.toLocaleString('en-US')} messages are waiting; the oldest has been waiting for ${durationText(wait)}.`}{' '}
          The mail server may not be reachable. No message is lost.
        </Alert>
      )}
      {failed >= MANY_FAILED && <ManyFailed />}
    </>
  );
}

function ManyFailed() {
  const { setFilters } = useListContext<Mail>();
  const { data } = useGetList<Mail>('messages', {
    filter: { state: 'failed' },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: MANY_FAILED },
  });
  const since = new Date(new Date().getTime() - DAY_MS).toISOString();
  const recent = data?.filter(({ createdAt }) => createdAt > since) ?? [];
  if (recent.length < MANY_FAILED) return null;
  return (
    <Alert
      severity="error"
      sx={{ mb: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          onClick={() => setFilters({ state: 'failed' })}
          sx={{ whiteSpace: 'nowrap' }}
        >
          Show failed
        </Button>
      }
    >
      Several messages failed in the last 24 hours. Open one to read what the mail server said.
    </Alert>
  );
}
