import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { QueryState } from '@/admin/ground/loading/QueryState';
import { SecretDialog } from '@/admin/ground/dialogs/OnceOnlyDialog';
import { SectionCard } from '@/admin/ground/page/SectionCard';
import { useAllRecords } from '@/admin/ground/api/useRecord';
import { WebhookDialog } from './WebhookDialog';
import { WebhookEntry } from './WebhookEntry';

/** The addresses of other programs that are told what happens here. */
export function Webhooks() {
  const query = useAllRecords('webhooks');
  const { data } = query;
  const [adding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <SectionCard title="Webhooks">
      <Typography color="textSecondary" sx={{ textWrap: 'pretty' }}>
        Another program is told within seconds what happens here, for example n8n, Make or a sheet. It gets
        the kind of event and ids, never what is written about a person.
      </Typography>
      <QueryState of={query} loading="Loading webhooks" height={72} sx={{ mt: 2 }} />
      {secret && (
        <SecretDialog
          title="The secret of the webhook"
          notice="Copy the secret now, into the other program. It proves that a delivery comes from here, and is not shown again."
          label="Secret"
          secret={secret}
          onClose={() => setSecret(null)}
        />
      )}
      {data && data.length > 0 && (
        <Box component="ul" aria-label="Webhooks" sx={listShape}>
          {data.map((webhook) => (
            <WebhookEntry key={webhook.id} webhook={webhook} onSecret={setSecret} />
          ))}
        </Box>
      )}
      {data && (
        <Button variant="outlined" color="secondary" sx={{ mt: 2 }} onClick={() => setAdding(true)}>
          Add a webhook
        </Button>
      )}
      {adding && <WebhookDialog webhook={null} onSecret={setSecret} onClose={() => setAdding(false)} />}
    </SectionCard>
  );
}

const listShape = {
  m: 0,
  mt: 2,
  p: 0,
  listStyle: 'none',
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
