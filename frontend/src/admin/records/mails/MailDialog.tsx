import { Alert, Box, Button, DialogActions, DialogContent, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Mail, MailDetail, MailState } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { mutationErrorMessage } from '@/admin/ground/api/errorMessage';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useRecord } from '@/admin/ground/api/useRecord';
import { MailContent } from './MailContent';
import { MailDelivery, MailFacts, ServerWords } from './MailFacts';
import { isPrivate, kindLabel, mailPath, stateSentence } from './mailWords';
import { MailStateChip } from './MailStateChip';

/** States in which the same mail is still going to be sent. */
const ON_ITS_WAY: readonly MailState[] = ['queued', 'sending', 'retrying'];

interface MailDialogProps {
  readonly mail: Pick<Mail, 'id' | 'leadType' | 'leadId'> & { readonly kind: string };
  /** Shows a link to the lead; for places that do not belong to one. */
  readonly withLead?: boolean;
  readonly onClose: () => void;
}

/** A mail: what became of it, its content, and folded its delivery. Sent again, the new mail takes its place. */
export function MailDialog({ mail, withLead = false, onClose }: MailDialogProps) {
  const [id, setId] = useState(mail.id);
  const query = useRecord('messages', id);
  const { data, error } = query;
  const resending = useProviderMutation({
    run: (provider, original: string) => provider.resendMail(original),
    invalidates: () => [queryKeys.mails],
    success: () => ({ title: 'The message is sent again' }),
    onSuccess: (again) => setId(again.id),
  });
  const path = mailPath(mail);
  return (
    <ConsoleDialog open onClose={onClose} title={kindLabel(mail.kind)} maxWidth="md">
      <DialogContent sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pt: 0 }}>
        {resending.error && <Alert severity="warning">{mutationErrorMessage(resending.error)}</Alert>}
        <QueryState of={query} />
        {data ? <MailBody mail={data} /> : !error && <LoadingMail />}
      </DialogContent>
      <DialogActions>
        {withLead && path && (
          <Button component={Link} to={path} color="secondary">
            {mail.leadType === 'policy' ? 'Open policy' : 'Open lead'}
          </Button>
        )}
        {data && !data.contentRemovedAt && !ON_ITS_WAY.includes(data.state) && !isPrivate(data.kind) && (
          <Button variant="contained" disabled={resending.isPending} onClick={() => resending.mutate(id)}>
            Send again
          </Button>
        )}
      </DialogActions>
    </ConsoleDialog>
  );
}

function MailBody({ mail }: { mail: MailDetail }) {
  return (
    <>
      <Box role="status">
        <MailStateChip state={mail.state} />
        <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{stateSentence(mail)}</Typography>
        {mail.lastReply && mail.state !== 'sent' && <ServerWords>{mail.lastReply}</ServerWords>}
      </Box>
      <MailFacts mail={mail} />
      <Box component="section" aria-label="Content">
        <MailContent mail={mail} />
      </Box>
      <MailDelivery mail={mail} />
    </>
  );
}

function LoadingMail() {
  return (
    <Box role="status" aria-label="Loading message">
      <Skeleton height={72} />
      <Skeleton variant="rounded" height={420} />
    </Box>
  );
}
