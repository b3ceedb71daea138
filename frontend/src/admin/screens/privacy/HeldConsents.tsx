import { Box, Typography } from '@mui/material';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { CONSENT_FORMS } from '@/admin/records/consents/consentWords';
import { Group, listShape } from './Group';
import type { HeldSubscription } from '@/admin/ground/api/privacyTypes';

const STATES: Readonly<Record<string, string>> = {
  confirmed: 'Gets the newsletter',
  unconfirmed: 'Did not confirm the address',
  left: 'Left the newsletter',
  failing: 'The address does not accept the newsletter',
};

/** What the person agreed to with the newsletter, and when. */
export function Consents({ subscriptions }: { subscriptions: readonly HeldSubscription[] }) {
  return (
    <Group level="h3" title="Newsletter consents">
      {subscriptions.map(({ subscriptionId, state, consents }) => (
        <Box key={subscriptionId}>
          <Typography sx={{ fontWeight: 600 }}>{STATES[state] ?? state}</Typography>
          <Box component="ol" aria-label="Consents" sx={{ ...listShape, mt: 1 }}>
            {consents.map((consent) => (
              <li key={consent.givenAt}>
                <Typography sx={{ maxWidth: '68ch' }}>
                  {consent.wording ? `“${consent.wording}”` : 'The wording was not recorded.'}
                </Typography>
                <Typography variant="body2" color="textSecondary">
                  {consentTimes(consent)}
                </Typography>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Group>
  );
}

function consentTimes(consent: HeldSubscription['consents'][number]): string {
  const { form, givenAt, confirmedAt, withdrawnAt } = consent;
  return [
    (CONSENT_FORMS as Readonly<Record<string, string>>)[form] ?? form,
    `given ${formatDateTime(givenAt)}`,
    confirmedAt && `confirmed ${formatDateTime(confirmedAt)}`,
    withdrawnAt && `withdrawn ${formatDateTime(withdrawnAt)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
