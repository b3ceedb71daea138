import { Box, Button, TextField, Typography } from '@mui/material';
import { useState, type FormEvent } from 'react';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { MailStateChip } from './MailStateChip';
import { ServerWords } from './MailFacts';
import { stateSentence } from './mailWords';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useRecord } from '@/admin/ground/api/useRecord';

/** Sends a test message and shows its state until the mail server has answered. */
export function TestMail() {
  const [to, setTo] = useState('');
  const { mutate, isPending, error, data } = useProviderMutation({
    run: (provider, recipient: string) => provider.sendTestMail(recipient),
    invalidates: () => [queryKeys.mails],
    success: () => ({ title: 'Test message added' }),
  });
  const fieldError = fieldErrors(error).to;
  function submit(event: FormEvent) {
    event.preventDefault();
    mutate(to.trim());
  }
  return (
    <>
      <Box component="form" onSubmit={submit} noValidate sx={formShape}>
        <TextField
          label="Send a test message to"
          type="email"
          autoComplete="email"
          value={to}
          onChange={(event) => setTo(event.target.value)}
          error={Boolean(fieldError)}
          helperText={fieldError}
        />
        <Button type="submit" variant="contained" disabled={!to.trim() || isPending} sx={{ flexShrink: 0 }}>
          Send test
        </Button>
      </Box>
      {data && <TestResult key={data.id} id={data.id} />}
    </>
  );
}

function TestResult({ id }: { id: string }) {
  const query = useRecord('messages', id);
  const { data } = query;
  return (
    <Box role="status" aria-label="Result of the test" sx={{ mt: 2 }}>
      <QueryState of={query} />
      {data && (
        <>
          <MailStateChip state={data.state} />
          <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>
            To {data.recipient}. {stateSentence(data)}
          </Typography>
          {data.lastReply && <ServerWords>{data.lastReply}</ServerWords>}
        </>
      )}
    </Box>
  );
}

const formShape = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { sm: 'flex-start' },
  gap: 1.5,
  mt: 2.5,
};
