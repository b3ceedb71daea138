import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { SecretDialog } from '@/admin/ground/dialogs/OnceOnlyDialog';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { PasswordConfirmation } from '@/admin/records/own-account/PasswordConfirmation';

/** The user's secret address under which a calendar app reads the bookings. */
export function CalendarFeed() {
  const query = useProviderQuery(queryKeys.calendarFeed, (provider) => provider.calendarFeed());
  const { data } = query;
  const [address, setAddress] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const revoking = useProviderMutation({
    run: (provider, _: void) => provider.revokeCalendarFeed(),
    invalidates: () => [queryKeys.calendarFeed],
    success: () => ({ title: 'Address revoked' }),
  });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography color="textSecondary">
        Subscribe to this address in the calendar of your phone to see the bookings there. Whoever knows it
        can read them: keep it to yourself, and revoke it when a device is lost. A new password ends it too.
      </Typography>
      <QueryState of={query} />
      {data?.createdAt && (
        <Typography>
          Your address was made on {formatDateTime(data.createdAt)}.{' '}
          {data.fetchedAt
            ? `A calendar last read it on ${formatDateTime(data.fetchedAt)}.`
            : 'No calendar has read it yet.'}
        </Typography>
      )}
      {address && (
        <SecretDialog
          title="Your calendar address"
          notice="Copy the address now, into the calendar of your phone. It is not shown again."
          label="Address"
          secret={address}
          onClose={() => setAddress(null)}
        />
      )}
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="outlined" color="secondary" disabled={!data} onClick={() => setMaking(true)}>
          {data?.createdAt ? 'Make a new address' : 'Make an address'}
        </Button>
        {data?.createdAt && (
          <Button color="secondary" disabled={revoking.isPending} onClick={() => revoking.mutate()}>
            Revoke
          </Button>
        )}
      </Box>
      {making && (
        <PasswordConfirmation
          title="Calendar address"
          text={
            data?.createdAt
              ? 'The address that you have now stops working.'
              : 'Whoever knows the address reads the bookings without signing in.'
          }
          action="Make the address"
          run={(provider, password) => provider.makeCalendarFeed(password)}
          invalidates={[queryKeys.calendarFeed]}
          success="Address made"
          onDone={({ url }) => {
            setAddress(url);
            setMaking(false);
          }}
          onClose={() => setMaking(false)}
        />
      )}
    </Box>
  );
}
