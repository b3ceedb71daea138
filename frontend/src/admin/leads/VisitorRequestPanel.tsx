import { visitorMailAfter } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import type { Appointment, VisitorRequest } from '../../shared/api-types';
import { formatDateTime } from '../dates';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { formatSchedule, REQUEST_LABELS } from './bookingWords';
import { scheduleNote } from './scheduleNote';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useTellVisitor } from './useTellVisitor';

interface VisitorRequestPanelProps {
  readonly booking: Appointment;
  readonly request: VisitorRequest;
}

/** What the visitor asks for on the page of the booking, with the answers of staff. */
export function VisitorRequestPanel({ booking, request }: VisitorRequestPanelProps) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const tell = useTellVisitor(visitorMailAfter(`accept-${request.type}`, booking));
  const { ask, question } = useConfirmQuestion();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, accept: boolean) =>
      provider.answerVisitorRequest(booking.id, accept, accept ? tell.decision : undefined),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: (accept) =>
      accept
        ? { title: ACCEPTED[request.type] }
        : { title: 'Request dismissed', description: 'The visitor gets no message about this.' },
  });
  function accept() {
    const isConfirmedThere = request.type === 'move' && booking.bookingStatus === 'Confirmed';
    if (!isConfirmedThere) return mutate(true);
    const { preferredDate, preferredTime } = request;
    ask({ id: booking.id, preferredDate, preferredTime }, () => mutate(true));
  }
  return (
    <Box role="group" aria-label="Visitor request" sx={shape}>
      <Typography sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>{sentenceFor(request)}</Typography>
      {request.message && (
        <Typography sx={{ mt: 0.5, maxWidth: '68ch', whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          “{request.message}”
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        Requested <time dateTime={request.requestedAt}>{formatDateTime(request.requestedAt)}</time>
        {request.type === 'move' && noteFor(request)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.25 }}>
        <Button variant="contained" size="small" disabled={isPending} onClick={accept}>
          Accept
        </Button>
        <Button
          variant="outlined"
          size="small"
          color="secondary"
          disabled={isPending}
          onClick={() => mutate(false)}
        >
          Dismiss
        </Button>
        <TellVisitorSwitch tell={tell} label="Tell the visitor when accepted" />
      </Box>
      {question}
    </Box>
  );
}

const ACCEPTED: Record<VisitorRequest['type'], string> = {
  move: 'New time accepted',
  cancel: 'Cancellation accepted',
};

function sentenceFor(request: VisitorRequest): string {
  if (request.type === 'cancel') return REQUEST_LABELS.cancel;
  return `${REQUEST_LABELS.move}: ${formatSchedule(request.preferredDate, request.preferredTime)}`;
}

function noteFor({ preferredDate, preferredTime }: Extract<VisitorRequest, { type: 'move' }>) {
  const note = scheduleNote(preferredDate, preferredTime);
  return note && ` · ${note}`;
}

const shape = {
  mt: 2,
  p: 1.5,
  borderRadius: 1,
  border: 1,
  borderLeft: 4,
  borderColor: 'warning.main',
};
