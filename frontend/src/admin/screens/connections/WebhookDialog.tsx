import { EVENT_GROUPS, type EventType } from '@contract';
import { Box, Checkbox, FormControlLabel, FormHelperText, Typography } from '@mui/material';
import { newWebhookLimits } from '@/shared/api-limits';
import type { Webhook } from '@/shared/api-types';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { hostOf } from './webhookWords';

interface WebhookDialogProps {
  /** Null for a new webhook. */
  readonly webhook: Webhook | null;
  readonly onSecret: (secret: string) => void;
  readonly onClose: () => void;
}

/** Form for the address of a webhook and for what it is told. */
export function WebhookDialog({ webhook, onSecret, onClose }: WebhookDialogProps) {
  const form = useRecordForm({
    stored: {
      value: {
        url: '',
        description: webhook?.description ?? '',
        events: webhook?.events ?? [],
      },
    },
    run: async (provider, { url, description, events }) => {
      const address = url.trim();
      const body = { events: [...events], description: description.trim() || null };
      if (!webhook)
        return (await provider.create('webhooks', { data: { url: address, ...body } })).data.secret;
      const changes = { ...(address !== '' && { url: address }), ...body };
      await provider.update('webhooks', { id: webhook.id, data: changes });
      return null;
    },
    invalidates: () => [queryKeys.webhooks],
    success: () => ({ title: webhook ? 'Webhook saved' : 'Webhook added' }),
    onSaved: (secret) => {
      if (secret) onSecret(secret);
      onClose();
    },
    inlineErrors: true,
    onClose,
  });
  const { url, events } = form.value;
  const toggle = (type: EventType, isOn: boolean) =>
    form.change({
      ...form.value,
      events: isOn ? [...events, type] : events.filter((other) => other !== type),
    });
  return (
    <RecordForm
      form={form}
      title={webhook ? 'Edit webhook' : 'Add a webhook'}
      action={webhook ? 'Save' : 'Add'}
      ready={(webhook !== null || url.trim() !== '') && events.length > 0}
      maxWidth="sm"
      limits={newWebhookLimits}
    >
      <Field
        name="url"
        label={webhook ? 'New address' : 'Address'}
        type="url"
        autoFocus
        placeholder="https://"
        hint={
          webhook
            ? `Leave it empty to keep the one at ${hostOf(webhook.url)}, which is not shown.`
            : 'The other program shows it, often as “webhook URL”.'
        }
      />
      <Field name="description" label="Description" placeholder="For example: bookings to the sheet" />
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
        {form.errors.events && <FormHelperText error>{form.errors.events}</FormHelperText>}
      </Box>
    </RecordForm>
  );
}
