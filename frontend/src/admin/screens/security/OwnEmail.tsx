import { Alert, Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';

/** The user's own e-mail address, for a forgotten password and news of new browsers. */
export function OwnEmail() {
  const [changing, setChanging] = useState(false);
  const query = useProviderQuery(queryKeys.ownEmail, (provider) => provider.ownEmail());
  const { data } = query;
  const mail = useProviderQuery(queryKeys.mailSummary, (provider) => provider.mailSummary());
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">
        With an address you can set a new password when you forgot yours, and you get a message when a new
        browser signs in. Only superadmin users see it besides you.
      </Typography>
      <QueryState
        of={query}
        loading={<Skeleton width={220} role="img" aria-label="Loading e-mail address" />}
      />
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
  const form = useRecordForm({
    stored: { value: { email: email ?? '', password: '' } },
    run: (provider, value) => provider.changeOwnEmail(addressIn(value), value.password),
    invalidates: () => [queryKeys.ownEmail, queryKeys.users],
    success: (value) => ({ title: addressIn(value) ? 'E-mail address saved' : 'E-mail address removed' }),
    inlineErrors: true,
    onClose,
  });
  return (
    <RecordForm
      form={form}
      title="E-mail Address"
      action="Save"
      ready={addressIn(form.value) !== email && form.value.password !== ''}
      asks={false}
    >
      <Field
        name="email"
        label="E-mail address"
        type="email"
        autoComplete="email"
        autoFocus
        hint={email && 'Empty removes the address.'}
      />
      <Field name="password" label="Your password" type="password" autoComplete="current-password" />
    </RecordForm>
  );
}

const addressIn = ({ email }: { email: string }) => email.trim() || null;
