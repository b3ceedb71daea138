import { EVENT_GROUPS, type EventType } from '@contract';
import { Box, Checkbox, FormControlLabel, FormHelperText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Webhook } from '@/shared/api-types';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { hostOf } from './webhookWords';

interface WebhookDialogProps {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

/** Form for the address of a webhook and for what it is told. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const [url, setUrl] = useState('');
  const [description, setDescription] = useState(webhook?.description ?? '');
  const [events, setEvents] = useState<readonly EventType[]>(webhook?.events ?? []);
  const [isTouched, setTouched] = useState(false);
  const { mutate, isPending, error } = useProviderMutation({
    run: async (provider) => {
      const address = url.trim();
      const body = { events: [...events], description: description.trim() || null };
      if (!webhook) return provider.addWebhook({ url: address, ...body });
      const changes = { ...(address !== '' && { url: address }), ...body };
      return { secret: null, ...(await provider.changeWebhook(webhook.id, changes)) };
    },
    invalidates: () => [queryKeys.webhooks],
    success: () => ({ title: webhook ? 'Webhook saved' : 'Webhook added' }),
    onSuccess: ({ secret }) => {
      if (secret) onSecret(secret);
      onClose();
    },
    inlineErrors: true,
  });
  const errors = fieldErrors(error);
  function toggle(type: EventType, isOn: boolean) {
    setTouched(true);
    setEvents(isOn ? [...events, type] : events.filter((other) => other !== type));
  }
  return (
    <FormDialog
      title={webhook ? 'Edit webhook' : 'Add a webhook'}
      action={webhook ? 'Save' : 'Add'}
      ready={(webhook !== null || url.trim() !== '') && events.length > 0 && !isPending}
      onSubmit={() => mutate(undefined)}
      draft={{ dirty: isTouched }}
      maxWidth="sm"
      onClose={onClose}
    >
      <TextField
        label={webhook ? 'New address' : 'Address'}
        type="url"
        autoComplete="off"
        autoFocus
        placeholder="https://"
        value={url}
        onChange={({ target }) => {
          setTouched(true);
          setUrl(target.value);
        }}
        error={Boolean(errors.url)}
        helperText={
          errors.url ??
          (webhook
            ? `Leave it empty to keep the one at ${hostOf(webhook.url)}, which is not shown.`
            : 'The other program shows it, often as “webhook URL”.')
        }
        slotProps={{ htmlInput: { maxLength: 2048 } }}
      />
      <TextField
        label="Description"
        autoComplete="off"
        placeholder="For example: bookings to the sheet"
        value={description}
        onChange={({ target }) => {
          setTouched(true);
          setDescription(target.value);
        }}
        error={Boolean(errors.description)}
        helperText={errors.description}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Box>
        <Typography sx={{ fontWeight: 600 }}>What it is told</Typography>
        <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
          {EVENT_GROUPS.map(([group, words]) => (
            <Box key={group} role="group" aria-label={group} sx={{ mt: 1 }}>
              <Typography variant="body2" color="textSecondary">
                {group}
              </Typography>
              {Object.entries(words).map(([type, label]) => (
                <FormControlLabel
                  key={type}
                  sx={{ display: 'flex', mr: 0 }}
                  control={
                    <Checkbox
                      size="small"
                      color="secondary"
                      checked={events.includes(type as EventType)}
                      onChange={(_, isOn) => toggle(type as EventType, isOn)}
                    />
                  }
                  label={label}
                />
              ))}
            </Box>
          ))}
        </Box>
        {errors.events && <FormHelperText error>{errors.events}</FormHelperText>}
      </Box>
    </FormDialog>
  );
}
