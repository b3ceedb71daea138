import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { ApiKey } from '@/shared/api-types';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { useAllRecords } from '@/admin/ground/api/useRecord';
import { ApiKeyRow } from './ApiKeyRow';
import { MakeKeyDialog } from './MakeKeyDialog';

/** The keys with which other software reads and writes here. */
export function ApiKeys() {
  const query = useAllRecords('apiKeys');
  const { data } = query;
  const [making, setMaking] = useState(false);
  return (
    <SectionCard title="API keys">
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', textWrap: 'pretty' }}>
        With a key another program, such as a spreadsheet or n8n, does what you allow here, and nothing else.
        Give each program a key of its own: then you see what it does, and can end it alone.
      </Typography>
      <QueryState of={query} loading="Loading API keys" height={72} sx={{ mt: 1.5 }} />
      {data?.length === 0 && <Typography sx={{ mt: 1.5 }}>There is no key yet.</Typography>}
      <Box component="ul" aria-label="API keys" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {inOrder(data ?? []).map((apiKey) => (
          <ApiKeyRow key={apiKey.id} apiKey={apiKey} />
        ))}
      </Box>
      <Button variant="outlined" color="secondary" sx={{ mt: 2 }} onClick={() => setMaking(true)}>
        Make a key…
      </Button>
      {making && <MakeKeyDialog onClose={() => setMaking(false)} />}
    </SectionCard>
  );
}

/** Those that were ended come last. */
function inOrder(apiKeys: readonly ApiKey[]): readonly ApiKey[] {
  const isEnded = ({ state }: ApiKey) => state === 'ended';
  return [...apiKeys.filter((apiKey) => !isEnded(apiKey)), ...apiKeys.filter(isEnded)];
}
