import {
  Alert,
  Box,
  Button,
  DialogActions,
  DialogContent,
  Skeleton,
  TextField,
  Typography,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { PasswordField } from '@/admin/ground/forms/PasswordField';
import { ConsoleDialog } from '@/admin/ground/dialogs/ConsoleDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { QueryError } from '@/admin/ground/api/QueryError';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** The user's own e-mail address, for a forgotten password and news of new browsers. */
export function OwnEmail() {
  const [changing, setChanging] = useState(false);
  const { data, error, refetch } = useProviderQuery(queryKeys.ownEmail, (provider) => provider.ownEmail());
  const mail = useProviderQuery(queryKeys.mailSummary, (provider) => provider.mailSummary());
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">
        With an address you can set a new password when you forgot yours, and you get a message when a new
        browser signs in. Only superadmin users see it besides you.
      </Typography>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {!data && !error && <Skeleton width={220} role="img" aria-label="Loading e-mail address" />}
      {data && (
        <Typography sx={{ overflowWrap: 'anywhere', fontWeight: data.email ? 600 : 400 }}>
          {data.email ?? 'No address yet.'}
        </Typography>
      )}
      {mail.data?.smtp === false && (
        <Alert severity="info" sx={{ width: '100%' }}>
          No mail server is connected, so nothing is sent to it yet.
        </Alert>
      )}
      <Button variant="outlined" color="secondary" disabled={!data} onClick={() => setChanging(true)}>
        {data?.email ? 'Change address' : 'Add an address'}
      </Button>
      {changing && data && <EmailDialog email={data.email} onClose={() => setChanging(false)} />}
    </Box>
  );
}

function EmailDialog({ email, onClose }: { email: string | null; onClose: () => void }) {
  const [entered, setEntered] = useState(email ?? '');
  const [password, setPassword] = useState('');
  const next = entered.trim() === '' ? null : entered.trim();
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, _: void) => provider.changeOwnEmail(next, password),
    invalidates: () => [queryKeys.ownEmail, queryKeys.users],
    success: () => ({ title: next ? 'E-mail address saved' : 'E-mail address removed' }),
    onSuccess: onClose,
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  const ready = next !== email && password !== '' && !isPending;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (ready) mutate();
  }
  return (
    <ConsoleDialog open onClose={onClose} title="E-mail Address" maxWidth="xs">
      <form onSubmit={submit} noValidate>
        <DialogContent sx={{ display: 'grid', gap: 2.5, pt: '8px !important' }}>
          <TextField
            label="E-mail address"
            type="email"
            autoComplete="email"
            autoFocus
            value={entered}
            onChange={({ target }) => setEntered(target.value)}
            error={Boolean(errors.email)}
            helperText={errors.email ?? (email ? 'Empty removes the address.' : undefined)}
          />
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            error={Boolean(errors.password)}
            helperText={errors.password}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={!ready}>
            Save
          </Button>
        </DialogActions>
      </form>
    </ConsoleDialog>
  );
}
