import { Box, Button, Card, Link, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { leadPath } from '@/admin/ground/words/leadRules';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { CONSENT_FORMS, consentChip, consentEvents } from './consentWords';
import type { Consent } from '@/shared/api-types';

const NOBODY = 'Nobody has asked for the newsletter with this address, so none is sent to it.';

/** Whether a subscriber gets the newsletter, and everything they agreed to. */
export function Consents({ subscriptionId }: { subscriptionId: string }) {
  const titleId = useId();
  const key = queryKeys.consents(subscriptionId);
  const query = useProviderQuery(key, (provider) => provider.consents(subscriptionId));
  const { data } = query;
  const invalidates = () => [key];
  const confirmation = useProviderMutation({
    run: (provider) => provider.sendConfirmation(subscriptionId),
    invalidates,
    success: () => ({ title: 'The confirmation is sent again' }),
  });
  const [asking, setAsking] = useState(false);
  const withdrawal = useProviderMutation({
    run: (provider) => provider.withdrawConsent(subscriptionId),
    invalidates,
    success: () => ({ title: 'Unsubscribed from the newsletter' }),
    onSuccess: () => setAsking(false),
  });
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2 }}>
      <Typography id={titleId} variant="h2" sx={{ mb: 1 }}>
        Newsletter
      </Typography>
      {data === null && <Typography color="textSecondary">{NOBODY}</Typography>}
      <QueryState of={query} loading={<Skeleton height={72} role="img" aria-label="Loading newsletter" />} />
      {data && (
        <>
          <StatusChip {...consentChip(data)} />
          {data.subscriptionId !== subscriptionId && (
            <Typography variant="body2" sx={{ mt: 0.75 }}>
              This mailbox has two subscriptions and one newsletter, which is kept with{' '}
              <Link
                component={RouterLink}
                to={leadPath('subscription', data.subscriptionId)}
                color="secondary"
              >
                the other subscription
              </Link>
              .
            </Typography>
          )}
          {data.state === 'unconfirmed' && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
              {data.confirmationSentAt
                ? `The confirmation was sent ${formatDateTime(data.confirmationSentAt)}.`
                : 'No confirmation was sent yet.'}{' '}
              Nothing else is sent to this address until it is confirmed.
            </Typography>
          )}
          {data.state === 'failing' && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
              The mail server refused this address three times in a row. Nothing more is sent to it.
            </Typography>
          )}
          {data.state !== 'left' && (
            <Box className="no-print" sx={buttonsShape}>
              {asking ? (
                <>
                  <Typography role="alert" sx={{ flexBasis: '100%' }}>
                    Unsubscribe this person? Only they can subscribe again, on the site.
                  </Typography>
                  <Button autoFocus onClick={() => setAsking(false)}>
                    Keep
                  </Button>
                  <Button
                    variant="contained"
                    color="error"
                    disabled={withdrawal.isPending}
                    onClick={() => withdrawal.mutate(undefined)}
                  >
                    Unsubscribe
                  </Button>
                </>
              ) : (
                <>
                  {data.state === 'unconfirmed' && (
                    <Button
                      variant="outlined"
                      color="secondary"
                      disabled={confirmation.isPending}
                      onClick={() => confirmation.mutate(undefined)}
                    >
                      Send the confirmation again
                    </Button>
                  )}
                  <Button color="error" onClick={() => setAsking(true)}>
                    Unsubscribe on request
                  </Button>
                </>
              )}
            </Box>
          )}
          <ConsentHistory consents={data.consents} />
        </>
      )}
    </Card>
  );
}

function ConsentHistory({ consents }: { consents: readonly Consent[] }) {
  if (consents.length === 0) return null;
  return (
    <Box component="ol" aria-label="Consents" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
      {consents.map((consent) => (
        <Box component="li" key={consent.id} sx={{ py: 1.25, borderTop: 1, borderColor: 'divider' }}>
          <Typography component="blockquote" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {consent.wording ? `“${consent.wording}”` : 'The wording was not recorded.'}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {CONSENT_FORMS[consent.form]}
            {consent.wordingVersion && `, wording ${consent.wordingVersion}`}
          </Typography>
          {consentEvents(consent).map(({ at, what }) => (
            <Typography key={what} variant="body2" color="textSecondary">
              {what} <time dateTime={at}>{formatDateTime(at)}</time>
            </Typography>
          ))}
        </Box>
      ))}
    </Box>
  );
}

const buttonsShape = { display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 };
