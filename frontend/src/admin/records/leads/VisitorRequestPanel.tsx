import { visitorMailAfter } from '@contract';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import type { Appointment, VisitorRequest } from '@/shared/api-types';
import { formatDateTime } from '@/admin/ground/dates/dates';
import { useClosedDays } from '@/admin/ground/api/closedDays';
import type { Telling } from '@/admin/ground/api/requests';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { formatSchedule, REQUEST_LABELS } from '@/admin/ground/words/bookingWords';
import { scheduleNote } from './scheduleNote';
import { SplitButton } from '@/admin/ground/lists/SplitButton';
import { TellVisitorSwitch } from './TellVisitorSwitch';
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
  const { names } = useClosedDays(request.type === 'move' ? request.preferredDate : '');
  const note = request.type === 'move' && scheduleNote(request.preferredDate, request.preferredTime, names);
  const { ask, question } = useConfirmQuestion();
  const { mutate, isPending } = useProviderMutation({
    run: (provider, { answer, telling }: Answered) => {
      const confirm = answer === 'confirm';
      return provider.answerVisitorRequest(booking.id, answer !== 'dismiss', { ...telling, confirm });
    },
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: ({ answer }) => {
      if (answer === 'confirm') return { title: 'New time accepted and confirmed' };
      if (answer === 'accept') return { title: ACCEPTED[request.type] };
      const description = hasWord
        ? 'The visitor gets your words.'
        : 'The visitor gets no message about this.';
      return { title: 'Request dismissed', description };
    },
  });
  const isBlocked = isPending || !wordFits(word);
  function accept(answer: 'accept' | 'confirm') {
    const isConfirmedThere = booking.bookingStatus === 'Confirmed' || answer === 'confirm';
    const telling = { tellVisitor: tell.decision, message: word };
    if (request.type === 'cancel' || !isConfirmedThere) return mutate({ answer, telling });
    const { preferredDate, preferredTime } = request;
    const { id, ownerId, meetingMinutes } = booking;
    const there = { id, ownerId, meetingMinutes, preferredDate, preferredTime };
    ask(there, (decided) => mutate({ answer, telling: decided }), telling);
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
        {note && ` · ${note}`}
      </Typography>
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
          choices={confirms ? [{ name: 'Accept only', run: () => accept('accept') }] : []}
          onClick={() => accept(confirms ? 'confirm' : 'accept')}
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

type Answer = 'accept' | 'confirm' | 'dismiss';

interface Answered {
  readonly answer: Answer;
  readonly telling: Telling | undefined;
}

const ACCEPTED: Record<VisitorRequest['type'], string> = {
  move: 'New time accepted',
  cancel: 'Cancellation accepted',
};

function sentenceFor(request: VisitorRequest): string {
  if (request.type === 'cancel') return REQUEST_LABELS.cancel;
  return `${REQUEST_LABELS.move}: ${formatSchedule(request.preferredDate, request.preferredTime)}`;
}

const shape = {
  mt: 2,
  p: 1.5,
  borderRadius: 1,
  border: 1,
  borderLeft: 4,
  borderColor: 'warning.main',
};
