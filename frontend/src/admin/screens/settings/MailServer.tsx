import { Typography } from '@mui/material';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { NoMailServerAlert } from '@/admin/records/mails/NoMailServerAlert';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { TestMail } from '@/admin/records/mails/TestMail';

interface MailServerProps {
  readonly testable: boolean;
}

/** Whether a mail server is connected, and a message to test it. */
export function MailServer({ testable }: MailServerProps) {
  const query = useProviderQuery(queryKeys.mailSummary, (provider) => provider.mailSummary());
  const { data } = query;
  return (
    <>
      <QueryState of={query} />
      {data?.smtp && <Typography>A mail server is connected.</Typography>}
      {data?.smtp === false && (
        <NoMailServerAlert>
          No mail server is connected: messages are written and kept, not sent. Visitors and staff get none
          until one is.
        </NoMailServerAlert>
      )}
      {testable && <TestMail />}
    </>
  );
}
