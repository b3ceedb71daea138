import { Alert, Typography } from '@mui/material';
import { useState } from 'react';
import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { MomentField } from '@/admin/ground/forms/MomentField';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import { errorMessage } from '@/admin/ground/api/errorMessage';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';

const HOUR_MS = 3_600_000;

/** Sends everything of a span of time to a webhook once more, for example after the receiver lost it. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [from, setFrom] = useState(() => dateAndTimeOf(new Date(Date.now() - HOUR_MS).toISOString()));
  const [to, setTo] = useState(() => dateAndTimeOf(new Date(Date.now() + 60_000).toISOString()));
  const [begin, end] = [from, to].map(({ date, time }) => momentOf(date, time));
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, span: { from: string; to: string }) => provider.replayWebhook(id, span),
    invalidates: () => [queryKeys.webhookDeliveries(id)],
    success: (_, count) => ({
      title: count === 0 ? 'There was nothing in that time' : `${count.toLocaleString('en-US')} sent again`,
    }),
    onSuccess: onClose,
    inlineErrors: 'all',
  });
  const errors = fieldErrors(error);
  return (
    <FormDialog
      title="Send a span again"
      action="Send again"
      ready={Boolean(begin && end) && !isPending}
      onSubmit={() => begin && end && mutate({ from: begin, to: end })}
      onClose={onClose}
    >
      <Typography>
        Everything that happened in this time is sent once more, with the same ids: a receiver that keeps them
        notices what it has.
      </Typography>
      <MomentField label="From" value={from} onChange={setFrom} error={errors.from} />
      <MomentField label="To" value={to} onChange={setTo} error={errors.to} />
      {error && Object.keys(errors).length === 0 && <Alert severity="error">{errorMessage(error)}</Alert>}
    </FormDialog>
  );
}
