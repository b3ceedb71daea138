import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiKey } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import type { StatusName } from '@/admin/ground/theme/statusColours';
import { StatusChip } from '@/admin/ground/theme/StatusChip';
import { EndKeyDialog } from './EndKeyDialog';
import { SCOPE_WORDS } from './scopeWords';

const STATES: Readonly<Record<ApiKey['state'], { label: string; colour: StatusName }>> = {
  active: { label: 'Active', colour: 'New' },
  expired: { label: 'Expired', colour: 'Hold' },
  ended: { label: 'Ended', colour: 'Not Qualified' },
};

/** A key: what it may do, how it is used, and the button that ends it. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const { name, hint, scopes, state, createdByName, createdAt } = apiKey;
  const [ending, setEnding] = useState(false);
  return (
    <Box component="li" aria-label={name} sx={rowShape}>
      <Box sx={{ minWidth: 0, flex: '1 1 280px', display: 'grid', gap: 0.5 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography component="code" variant="body2" color="textSecondary" sx={hintShape}>
            {hint}
          </Typography>
          <StatusChip status={STATES[state].colour} label={STATES[state].label} />
        </Box>
        <Typography variant="body2">{scopes.map((scope) => SCOPE_WORDS[scope].label).join(', ')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {useOf(apiKey)}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          Made by {createdByName}, {formatDateTime(createdAt)}
          {endOf(apiKey)}
        </Typography>
      </Box>
      {state !== 'ended' && (
        <Button
          color="error"
          onClick={() => setEnding(true)}
          aria-label={`End the key ${name}`}
          sx={{ ml: { xs: -1.5, sm: 0 } }}
        >
          End…
        </Button>
      )}
      {ending && <EndKeyDialog apiKey={apiKey} onClose={() => setEnding(false)} />}
    </Box>
  );
}

function useOf({ lastCallAt, lastAddress, calls }: ApiKey): string {
  if (lastCallAt === null) return 'Never used';
  const from = lastAddress ? ` from ${lastAddress}` : '';
  return `Last used ${formatDateTime(lastCallAt)}${from} · ${calls.toLocaleString('en-US')} ${
    calls === 1 ? 'call' : 'calls'
  } in 7 days`;
}

function endOf({ endedAt, expiresAt, state }: ApiKey): string {
  if (endedAt !== null) return ` · ended ${formatDateTime(endedAt)}`;
  if (expiresAt === null) return ' · does not expire';
  return ` · ${state === 'expired' ? 'expired' : 'expires'} ${formatDateTime(expiresAt)}`;
}

const rowShape = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
};
const hintShape = { fontFamily: 'monospace', whiteSpace: 'nowrap' };
