import { Box, Button, Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import type { Lead } from '@/shared/api-types';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { leadName } from '@/admin/ground/words/leadWords';
import { clientPath } from './clientFields';
import { useLinkClient } from './useLinkClient';

type KnownClient = NonNullable<Lead['known']>;

interface ClientChipProps {
  readonly lead: Lead;
  /** In a row with little room: a word, and its title says the rest. */
  readonly short?: boolean;
}

/** The client that a lead is linked to, as a link with what the policies need; else the one it may be, to be linked. */
export function ClientChip({ lead, short = false }: ClientChipProps) {
  const { mutate, isPending } = useLinkClient(lead);
  const { known, perhaps } = lead;
  if (known) {
    const words = clientWords(known);
    return (
      <Link
        component={RouterLink}
        to={clientPath(known.clientId)}
        underline="none"
        {...(short && { title: words, 'aria-label': words })}
        sx={short ? shortShape : linkShape}
      >
        <StatusChip status={statusOf(known)} label={short ? 'Client' : words} />
      </Link>
    );
  }
  if (!perhaps) return null;
  if (short) {
    const words = `Perhaps client ${perhaps.name}`;
    return (
      <Link
        component={RouterLink}
        to={clientPath(perhaps.clientId)}
        underline="none"
        title={words}
        aria-label={words}
        sx={shortShape}
      >
        <StatusChip status="Not Qualified" label="Client?" />
      </Link>
    );
  }
  return (
    <Box component="span" sx={{ fontSize: 14, color: 'text.secondary' }}>
      Perhaps client{' '}
      <Link component={RouterLink} to={clientPath(perhaps.clientId)} color="secondary" underline="always">
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

const linkShape = { minWidth: 0, maxWidth: '100%' };
const shortShape = { flexShrink: 0 };

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
