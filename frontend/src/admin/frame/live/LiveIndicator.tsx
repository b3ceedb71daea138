import { Box } from '@mui/material';
import type { LiveState } from './liveState';
import { formatTime } from '@/admin/ground/dates/dates';

const COLOUR = { connecting: '#C9D6CE', live: '#7CC6A0', reconnecting: '#F2C078', offline: '#FFB4AB' };

/** Shows the state of the live connection in the sidebar. */
export function LiveIndicator({ state }: { state: LiveState }) {
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 13, color: '#DCE9E2' }}>
      <Box
        component="span"
        aria-hidden
        sx={{ width: 8, height: 8, borderRadius: 4, flexShrink: 0, bgcolor: COLOUR[state.name] }}
      />
      {wordsFor(state)}
    </Box>
  );
}

function wordsFor(state: LiveState): string {
  switch (state.name) {
    case 'connecting':
      return 'Connecting…';
    case 'live':
      return 'Live';
    case 'reconnecting':
      return 'Reconnecting…';
    case 'offline':
      return `Offline since ${formatTime(state.since)}`;
  }
}
