import { Button, Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Today } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { DeskCard, DeskLines } from './DeskCard';

/** Messages that the mail server refused or could not be reached for. */
export function FailedMails({ mails }: { mails: Today['failedMails'] }) {
  const { mutate, isPending } = useProviderMutation({
    run: (provider, id: string) => provider.resendMail(id),
    invalidates: () => [queryKeys.mails, queryKeys.leads],
    success: () => ({ title: 'The message will be sent again' }),
  });
  if (mails.rows.length === 0) return null;
  return (
    <DeskCard
      title="Messages that failed"
      count={mails.total}
      aside={
        <Link component={RouterLink} to="/admin/messages" color="secondary">
          Show messages
        </Link>
      }
    >
      <DeskLines>
        {mails.rows.map(({ id, subject, createdAt, lastReply }) => (
          <li key={id} style={{ display: 'flex', gap: 12, alignItems: 'center', padding: '8px 0' }}>
            <div style={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {subject}
              <Typography variant="body2" color="textSecondary">
                {formatDateTime(createdAt)}
                {lastReply && ` · ${lastReply}`}
              </Typography>
            </div>
            <Button size="small" variant="outlined" disabled={isPending} onClick={() => mutate(id)}>
              Send again
            </Button>
          </li>
        ))}
      </DeskLines>
    </DeskCard>
  );
}
