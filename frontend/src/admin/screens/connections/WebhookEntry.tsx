import { Alert, Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useState } from 'react';
import type { Webhook } from '@/shared/api-types';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { visuallyHidden } from '@/admin/ground/theme/visuallyHidden';
import { DeleteWebhookDialog } from './DeleteWebhookDialog';
import { DeliveriesDialog } from './DeliveriesDialog';
import { WebhookDialog } from './WebhookDialog';
import { eventWords, hostOf, problemOf } from './webhookWords';

interface WebhookEntryProps {
  readonly webhook: Webhook;
  readonly onSecret: (secret: string) => void;
}

const invalidates = () => [queryKeys.webhooks];

/** A webhook with what can be done about it. */
export function WebhookEntry({ webhook, onSecret }: WebhookEntryProps) {
  const { id, url, events, description, enabled } = webhook;
  const [open, setOpen] = useState<'edit' | 'log' | 'delete' | null>(null);
  const close = () => setOpen(null);
  const name = description ?? hostOf(url);
  const turning = useProviderMutation({
    run: (provider, on: boolean) => provider.update('webhooks', { id, data: { enabled: on } }),
    invalidates,
    success: (on) => ({ title: on ? 'The webhook is on' : 'The webhook is off' }),
  });
  const rotating = useProviderMutation({
    run: (provider) => provider.rotateWebhookSecret(id),
    invalidates,
    success: () => ({
      title: 'New secret made',
      description: 'The one of before works for another day.',
    }),
    onSuccess: onSecret,
  });
  const testing = useProviderMutation({
    run: (provider) => provider.testWebhook(id),
    invalidates,
    onSuccess: () => setOpen('log'),
  });
  const problem = problemOf(webhook);
  const of = <span style={visuallyHidden}> of {name}</span>;
  return (
    <Box component="li" sx={{ py: 1.5 }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
        <Box sx={{ minWidth: 0, mr: 'auto' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
          {description && (
            <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
              {hostOf(url)}
            </Typography>
          )}
          <Typography variant="body2" color="textSecondary">
            {events.map(eventWords).join(' · ')}
          </Typography>
        </Box>
        <FormControlLabel
          sx={{ flexShrink: 0, mr: 0 }}
          disabled={turning.isPending}
          control={<Switch color="secondary" checked={enabled} onChange={(_, on) => turning.mutate(on)} />}
          label={<>On{of}</>}
          slotProps={{ typography: { variant: 'body2' } }}
        />
      </Box>
      {problem && (
        <Alert severity={enabled ? 'warning' : 'error'} sx={{ mt: 1 }}>
          {problem}
        </Alert>
      )}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 0.5,
          mt: 0.5,
          ml: -1,
          '& > button': { minWidth: 0, px: 1 },
        }}
      >
        <Button size="small" color="secondary" onClick={() => setOpen('log')}>
          Deliveries{of}
        </Button>
        <Button
          size="small"
          color="secondary"
          disabled={!enabled || testing.isPending}
          onClick={() => testing.mutate(undefined)}
        >
          Send a test{of}
        </Button>
        <Button size="small" color="secondary" onClick={() => setOpen('edit')}>
          Edit{of}
        </Button>
        <Button
          size="small"
          color="secondary"
          disabled={rotating.isPending}
          onClick={() => rotating.mutate(undefined)}
        >
          New secret{of}
        </Button>
        <Button size="small" color="secondary" onClick={() => setOpen('delete')}>
          Delete…{of}
        </Button>
      </Box>
      {open === 'edit' && <WebhookDialog webhook={webhook} onSecret={onSecret} onClose={close} />}
      {open === 'log' && <DeliveriesDialog webhook={webhook} name={name} onClose={close} />}
      {open === 'delete' && <DeleteWebhookDialog id={id} name={name} onClose={close} />}
    </Box>
  );
}
