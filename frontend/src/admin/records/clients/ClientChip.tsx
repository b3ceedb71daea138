import { Box, Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { leadName } from '@/admin/ground/words/leadWords';
import { clientPath } from './clientFields';
import { useLinkClient } from './useLinkClient';

type KnownClient = NonNullable<Lead['known']>;

/** The client that a lead is linked to, as a link with what the policies need; else the one it may be, to be linked. */
export function ClientChip({ lead }: { lead: Lead }) {
  const { mutate, isPending } = useLinkClient(lead);
  const { known, perhaps } = lead;
  if (known)
    return (
      <Link
        component={RouterLink}
        to={clientPath(known.clientId)}
        underline="none"
        sx={{ minWidth: 0, maxWidth: '100%' }}
      >
        <StatusChip status={statusOf(known)} label={clientWords(known)} />
      </Link>
    );
  if (!perhaps) return null;
  return (
    <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
      Perhaps client{' '}
      <Link component={RouterLink} to={clientPath(perhaps.clientId)} color="secondary">
        {perhaps.name}
      </Link>
      :{' '}
      <Button
        size="small"
        color="secondary"
        disabled={isPending}
        aria-label={`link ${leadName(lead)} to client ${perhaps.name}`}
        onClick={() => mutate(perhaps.clientId)}
        sx={{ minWidth: 0, px: 0.5, py: 0 }}
      >
        link
      </Button>
    </Box>
  );
}

function statusOf({ pastGrace, inGrace }: KnownClient) {
  if (pastGrace > 0) return 'Failed';
  return inGrace > 0 ? 'Hold' : 'New';
}

/** `Client · 2 policies · 1 in grace`. */
export function clientWords({ policies, inGrace, pastGrace }: KnownClient): string {
  return [
    'Client',
    policies > 0 && `${policies} ${policies === 1 ? 'policy' : 'policies'}`,
    pastGrace > 0 && `${pastGrace} past grace`,
    inGrace > 0 && `${inGrace} in grace`,
  ]
    .filter(Boolean)
    .join(' · ');
}
