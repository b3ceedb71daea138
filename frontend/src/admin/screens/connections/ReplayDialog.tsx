import { Typography } from '@mui/material';
import { dateAndTimeOf, momentOf } from '@/admin/ground/dates/businessTime';
import { type EnteredMoment, MomentField } from '@/admin/ground/forms/MomentField';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { queryKeys } from '@/admin/ground/api/queryKeys';

const HOUR_MS = 3_600_000;
const fromNow = (ms: number) => dateAndTimeOf(new Date(Date.now() + ms).toISOString());
const momentIn = ({ date, time }: EnteredMoment) => momentOf(date, time);

/** Sends everything of a span of time to a webhook once more, for example after the receiver lost it. */
export function ReplayDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const form = useRecordForm({
    stored: { value: { from: fromNow(-HOUR_MS), to: fromNow(60_000) } },
    run: (provider, { from, to }) => provider.replayWebhook(id, { from: momentIn(from)!, to: momentIn(to)! }),
    invalidates: () => [queryKeys.webhookDeliveries(id)],
    success: (_, count) => ({
      title: count === 0 ? 'There was nothing in that time' : `${count.toLocaleString('en-US')} sent again`,
    }),
    inlineErrors: 'all',
    onClose,
  });
  const { from, to } = form.value;
  return (
    <RecordForm
      form={form}
      title="Send a span again"
      action="Send again"
      ready={Boolean(momentIn(from) && momentIn(to))}
      asks={false}
    >
      <Typography>
        Everything that happened in this time is sent once more, with the same ids: a receiver that keeps them
        notices what it has.
      </Typography>
      <MomentField label="From" {...form.given('from')} />
      <MomentField label="To" {...form.given('to')} />
    </RecordForm>
  );
}
