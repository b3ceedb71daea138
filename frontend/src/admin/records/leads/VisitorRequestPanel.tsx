import { isScheduled, visitorMailAfter } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Appointment, VisitorRequest } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { useStaff } from '@/admin/ground/api/useStaff';
import type { TellingAndConfirming } from '@/admin/ground/api/requests';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { formatSchedule, REQUEST_LABELS } from '@/admin/ground/words/bookingWords';
import { useClosedDays } from '@/admin/ground/api/closedDays';
import { othersAt, sameTimeText, useBookingsOn } from './bookingsOnDay';
import { busyDuring, busyText, useBusyTimes } from './busyTimes';
import { scheduleNote } from './scheduleNote';
import { SplitButton } from '@/admin/ground/lists/SplitButton';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { useLeadChange } from './useLeadChange';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useTellVisitor } from './useTellVisitor';
import { WordField, wordFits } from '@/admin/ground/forms/WordField';

interface VisitorRequestPanelProps {
  readonly booking: Appointment;
  readonly request: VisitorRequest;
}

/** What the visitor asks for on the page of the booking, with the answers of staff. */
export function VisitorRequestPanel({ booking, request }: VisitorRequestPanelProps) {
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const confirms = request.type === 'move' && booking.bookingStatus !== 'Confirmed';
  const tell = useTellVisitor(
    visitorMailAfter(confirms ? 'move-and-confirm' : `accept-${request.type}`, booking),
  );
  const [message, setMessage] = useState<string | null>(null);
  const word = message ?? '';
  const hasWord = Boolean(word.trim());
  const { ask, question } = useConfirmQuestion();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, { answer, telling }: Answered) =>
      provider.answerVisitorRequest(booking.id, answer !== 'dismiss', telling),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: ({ answer }) => {
      if (answer === 'accept') return { title: ACCEPTED[request.type] };
      const description = hasWord
        ? 'The visitor gets your words.'
        : 'The visitor gets no message about this.';
      return { title: 'Request dismissed', description };
    },
  });
  const confirming = useLeadChange();
  const isBlocked = isPending || confirming.isPending || !wordFits(word);
  function accept(confirmsToo: boolean) {
    const isConfirmedThere = booking.bookingStatus === 'Confirmed' || confirmsToo;
    const telling = { tellVisitor: tell.decision, message: word };
    if (request.type === 'cancel' || !isConfirmedThere) return mutate({ answer: 'accept', telling });
    const { preferredDate, preferredTime, message: asked, requestedAt } = request;
    const { id, ownerId, meetingMinutes } = booking;
    const there = { id, ownerId, meetingMinutes, preferredDate, preferredTime };
    ask(
      there,
      (decided) => {
        if (!confirmsToo || !isScheduled(booking))
          return mutate({ answer: 'accept', telling: { ...decided, confirm: confirmsToo } });
        const time = { preferredDate: booking.preferredDate, preferredTime: booking.preferredTime };
        const earlier = { ...time, message: asked, requestedAt };
        const lead = { ...booking, leadType: 'appointment' as const };
        confirming.change([lead], { bookingStatus: 'Confirmed' }, decided, earlier);
      },
      telling,
    );
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
      </Typography>
      {request.type === 'move' && <StandsThere booking={booking} wish={request} />}
      {message !== null && (
        <Box sx={{ display: 'grid', maxWidth: 560, mt: 1.5 }}>
          <WordField value={message} hint="Goes with your answer." autoFocus onChange={setMessage} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1.25 }}>
        <SplitButton
          variant="contained"
          size="small"
          disabled={isBlocked}
          menuLabel="More ways to accept"
          choices={confirms ? [{ name: 'Accept only', run: () => accept(false) }] : []}
          onClick={() => accept(confirms)}
        >
          {confirms ? 'Accept and confirm' : 'Accept'}
        </SplitButton>
        <Button
          variant="outlined"
          size="small"
          color="secondary"
          disabled={isBlocked}
          onClick={() => mutate({ answer: 'dismiss', telling: { message: word } })}
        >
          Dismiss
        </Button>
        {message === null && (
          <Button size="small" color="secondary" onClick={() => setMessage('')}>
            Add a word
          </Button>
        )}
        {!hasWord && <TellVisitorSwitch tell={tell} label="Tell the visitor when accepted" />}
      </Box>
      {question}
    </Box>
  );
}

interface Answered {
  readonly answer: 'accept' | 'dismiss';
  readonly telling: TellingAndConfirming;
}

const ACCEPTED: Record<VisitorRequest['type'], string> = {
  move: 'New time accepted',
  cancel: 'Cancellation accepted',
};

function sentenceFor(request: VisitorRequest): string {
  if (request.type === 'cancel') return REQUEST_LABELS.cancel;
  return `${REQUEST_LABELS.move}: ${formatSchedule(request.preferredDate, request.preferredTime)}`;
}

interface StandsThereProps {
  readonly booking: Appointment;
  readonly wish: Extract<VisitorRequest, { type: 'move' }>;
}

/** What speaks against the asked time: a closed office, other bookings and their status, busy staff. */
function StandsThere({ booking, wish }: StandsThereProps) {
  const { preferredDate, preferredTime } = wish;
  const { names } = useClosedDays(preferredDate);
  const others = othersAt(useBookingsOn(preferredDate), preferredTime, booking.id);
  const times = useBusyTimes({ from: preferredDate, to: preferredDate });
  const busy = busyText(busyDuring(times, { ...booking, preferredDate, preferredTime }), useStaff());
  const notes = [scheduleNote(preferredDate, preferredTime, names), sameTimeText(others), busy];
  return (
    <Box role="status" sx={{ '&:empty': { display: 'none' } }}>
      {notes.filter(Boolean).map((note) => (
        <Typography key={note} variant="body2" sx={{ color: 'warning.main', overflowWrap: 'anywhere' }}>
          {note}
        </Typography>
      ))}
    </Box>
  );
}

const shape = {
  mt: 2,
  p: 1.5,
  borderRadius: 1,
  border: 1,
  borderLeft: 4,
  borderColor: 'warning.main',
};
