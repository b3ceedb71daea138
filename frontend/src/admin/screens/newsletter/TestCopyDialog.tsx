import { Box, Link, TextField, Typography } from '@mui/material';
import { useStore } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useCurrentUser } from '@/admin/ground/api/useCurrentUser';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { MailStateChip } from '@/admin/records/mails/MailStateChip';
import { stateSentence } from '@/admin/records/mails/mailWords';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { useRecord } from '@/admin/ground/api/useRecord';

interface TestCopyDialogProps {
  readonly issueId: string;
  readonly onClose: () => void;
}

/**
 * Sends one copy of an issue, marked as a test: to the own address, or the one that the browser remembers. It is no
 * RecordForm: sending leaves the address as it is.
 */
export function TestCopyDialog({ issueId, onClose }: TestCopyDialogProps) {
  const [remembered, setTo] = useStore<string | null>(
    `newsletter.testCopy.${useCurrentUser()?.id ?? ''}`,
    null,
  );
  const own = useProviderQuery(queryKeys.ownEmail, (provider) => provider.ownEmail());
  const to = remembered ?? own.data?.email ?? '';
  const { mutate, isPending, error, data } = useProviderMutation({
    run: (provider, recipient: string) => provider.sendTestCopy(issueId, recipient),
    invalidates: () => [queryKeys.mails],
    success: (recipient) => ({ title: `Test copy to ${recipient}` }),
    inlineErrors: true,
  });
  const fieldError = fieldErrors(error).to;
  return (
    <FormDialog
      title="Send a test copy"
      action="Send test copy"
      cancel="Close"
      ready={to.trim() !== '' && !isPending}
      onSubmit={() => mutate(to.trim())}
      failure={error}
      onClose={onClose}
    >
      <TextField
        label="To"
        type="email"
        autoComplete="email"
        autoFocus
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={Boolean(fieldError)}
        helperText={fieldError ?? 'The copy is marked as a test and is not counted.'}
      />
      {data && <TestCopyState key={data.id} mailId={data.id} />}
    </FormDialog>
  );
}

function TestCopyState({ mailId }: { mailId: string }) {
  const { data } = useRecord('messages', mailId);
  return (
    <Box role="status" aria-label="Test copy">
      {data && (
        <>
          <MailStateChip state={data.state} />
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            To {data.recipient}. {stateSentence(data)}{' '}
            <Link component={RouterLink} to="/admin/messages" color="secondary">
              Open Messages
            </Link>
          </Typography>
        </>
      )}
    </Box>
  );
}
