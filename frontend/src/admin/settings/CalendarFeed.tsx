import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { formatDateTime } from '../dates';
import { QueryError } from '../providers/QueryError';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { useProviderQuery } from '../providers/useProviderQuery';

/** The user's secret address under which a calendar app reads the bookings. */
export function CalendarFeed() {
  const { data, error, refetch } = useProviderQuery(queryKeys.calendarFeed, (provider) =>
    provider.calendarFeed(),
  );
  const [address, setAddress] = useState<string | null>(null);
  const making = useProviderMutation({
    run: (provider, _: void) => provider.makeCalendarFeed(),
    invalidates: () => [queryKeys.calendarFeed],
    success: () => ({ title: 'Address made' }),
    onSuccess: ({ url }) => setAddress(url),
  });
  const revoking = useProviderMutation({
    run: (provider, _: void) => provider.revokeCalendarFeed(),
    invalidates: () => [queryKeys.calendarFeed],
    success: () => ({ title: 'Address revoked' }),
    onSuccess: () => setAddress(null),
  });
  const busy = making.isPending || revoking.isPending;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">
        Subscribe to this address in the calendar of your phone to see the bookings there. Whoever knows it
        can read them: keep it to yourself, and revoke it when a device is lost.
      </Typography>
      {error && <QueryError error={error} onRetry={refetch} stale={data !== undefined} />}
      {data?.createdAt && <Typography>Your address was made on {formatDateTime(data.createdAt)}.</Typography>}
      {address && (
        <>
          <Alert severity="success" sx={{ width: '100%' }}>
            Copy the address now. It is not shown again.
          </Alert>
          <TextField
            label="Address"
            value={address}
            onFocus={({ target }) => target.select()}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
        </>
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" color="secondary" disabled={!data || busy} onClick={() => making.mutate()}>
          {data?.createdAt ? 'Make a new address' : 'Make an address'}
        </Button>
        {data?.createdAt && (
          <Button color="secondary" disabled={busy} onClick={() => revoking.mutate()}>
            Revoke
          </Button>
        )}
      </Box>
    </Box>
  );
}
