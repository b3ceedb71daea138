import { isScheduled, NOT_SET, preferredDateError, visitorMailAfter } from '@contract';
import { Button, Typography } from '@mui/material';
import type { Appointment } from '@/shared/api-types';
import { dateSentence } from '@/shared/dateProblems';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import type { Telling } from '@/admin/ground/api/requests';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { Field } from '@/admin/ground/forms/Field';
import { RecordForm } from '@/admin/ground/forms/RecordForm';
import { useRecordForm } from '@/admin/ground/forms/useRecordForm';
import { WordField, wordFits } from '@/admin/ground/forms/WordField';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { leadName } from '@/admin/ground/words/leadWords';
import { BusinessHoursNote } from './BusinessHoursNote';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { TimeField } from './TimeField';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useTellVisitor } from './useTellVisitor';

interface Move extends Pick<Appointment, 'preferredDate' | 'preferredTime'> {
  /** The word to the visitor. */
  readonly message: string;
  readonly confirm: boolean;
  readonly telling?: Telling | undefined;
}

interface RescheduleDialogProps {
  readonly booking: Appointment;
  /** The time that is filled in; without it the time of the booking. */
  readonly proposed?: Pick<Appointment, 'preferredDate' | 'preferredTime'> | undefined;
  readonly onClose: () => void;
}

/** Moves a booking to another time. A closed office is noted; only a past date is rejected. */
export function RescheduleDialog({ booking, proposed = booking, onClose }: RescheduleDialogProps) {
  const { id, ownerId, meetingMinutes } = booking;
  const today = toCalendarDate(new Date());
  const mail = visitorMailAfter('move', booking);
  const tell = useTellVisitor(mail);
  const { ask, question } = useConfirmQuestion();
  const isConfirmed = booking.bookingStatus === 'Confirmed';
  const form = useRecordForm<Move, void>({
    stored: {
      value: {
        preferredDate: proposed.preferredDate === NOT_SET ? '' : proposed.preferredDate,
        preferredTime: proposed.preferredTime,
        message: '',
        confirm: false,
      },
    },
    missing: ({ preferredDate }) => {
      const problem = dateSentence('Preferred date', preferredDateError(preferredDate, today));
      return problem ? { preferredDate: problem } : {};
    },
    asks: ({ message, ...move }, send) => {
      const telling = { tellVisitor: mail ? tell.decision : undefined, message };
      const sendTold = (decided: Telling | undefined) => send({ ...move, message, telling: decided });
      if (isConfirmed || move.confirm) ask({ id, ownerId, meetingMinutes, ...move }, sendTold, telling);
      else sendTold(telling);
    },
    run: async (provider, { confirm, telling, ...move }) => {
      if (isScheduled(move)) await provider.reschedule(id, move, { ...telling, confirm });
    },
    invalidates: () => [
      queryKeys.leads,
      queryKeys.calendar,
      queryKeys.stats,
      queryKeys.activity({ leadType: 'appointment', leadId: id }),
    ],
    success: ({ preferredDate, preferredTime, confirm }) => ({
      title: confirm ? 'Booking moved and confirmed' : 'Booking rescheduled',
      description: formatSchedule(preferredDate, preferredTime),
    }),
    inlineErrors: true,
    onClose,
  });
  const { preferredDate, preferredTime, message } = form.value;
  const hasMoved = preferredDate !== booking.preferredDate || preferredTime !== booking.preferredTime;
  const time = preferredTime === NOT_SET ? '' : preferredTime;
  const isReady = hasMoved && preferredDate !== '' && time !== '' && wordFits(message);
  // no mail but the confirmation tells of a first time
  const wordWaits = message.trim() !== '' && !mail && !isScheduled(booking);
  return (
    <>
      <RecordForm
        form={form}
        title="Reschedule"
        action="Reschedule"
        ready={isReady && !wordWaits}
        otherAction={
          !isConfirmed && (
            <Button
              variant="outlined"
              disabled={!isReady || form.isPending}
              onClick={() => form.submit(false, { confirm: true })}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Move and confirm
            </Button>
          )
        }
      >
        <Typography color="textSecondary">
          {leadName(booking)}, now {formatSchedule(booking.preferredDate, booking.preferredTime)}
        </Typography>
        <Field
          name="preferredDate"
          label="Date"
          type="date"
          autoFocus
          slotProps={{ htmlInput: { min: today } }}
        />
        <TimeField {...form.given('preferredTime')} value={time} date={preferredDate} booking={booking} />
        <BusinessHoursNote date={preferredDate} time={time} />
        <WordField {...form.given('message')} />
        {mail && message.trim() === '' && <TellVisitorSwitch tell={tell} />}
        {!mail && (
          <Typography variant="body2" color="textSecondary">
            {message.trim() === '' || wordWaits
              ? 'The visitor gets no message about this, because the booking is not confirmed. Move and confirm sends the confirmation.'
              : 'The visitor gets your words with the new time.'}
          </Typography>
        )}
      </RecordForm>
      {question}
    </>
  );
}
