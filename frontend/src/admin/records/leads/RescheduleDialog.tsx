import { isScheduled, NOT_SET, preferredDateError, visitorMailAfter } from '@contract';
import { Button, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Appointment } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { FormDialog } from '@/admin/ground/dialogs/FormDialog';
import type { Schedule, Telling } from '@/admin/ground/api/requests';
import { dateSentence } from '@/shared/dateProblems';
import { fieldErrors } from '@/admin/ground/api/fieldErrors';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderMutation } from '@/admin/ground/api/useProviderMutation';
import { formatSchedule } from '@/admin/ground/words/bookingWords';
import { leadName } from '@/admin/ground/words/leadWords';
import { BusinessHoursNote } from './BusinessHoursNote';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { TimeField } from './TimeField';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useTellVisitor } from './useTellVisitor';
import { WordField, wordFits } from '@/admin/ground/forms/WordField';

type StoredTime = Pick<Appointment, 'preferredDate' | 'preferredTime'>;

interface Move extends Schedule {
  readonly confirm: boolean;
  readonly telling: Telling | undefined;
}

interface RescheduleDialogProps {
  readonly booking: Appointment;
  /** The time that is filled in; without it the time of the booking. */
  readonly proposed?: StoredTime | undefined;
  readonly onClose: () => void;
}

/** Moves a booking to another time. A closed office is noted; only a past date is rejected. */
export function RescheduleDialog({ booking, proposed, onClose }: RescheduleDialogProps) {
  const { id, ownerId, meetingMinutes, preferredDate, preferredTime } = booking;
  const start = proposed ?? { preferredDate, preferredTime };
  const [schedule, setSchedule] = useState<StoredTime>(start);
  const [dateError, setDateError] = useState<string>();
  const dateShown = schedule.preferredDate === NOT_SET ? '' : schedule.preferredDate;
  const timeShown = schedule.preferredTime === NOT_SET ? '' : schedule.preferredTime;
  const moved = !sameTime(schedule, booking);
  const dirty = !sameTime(schedule, start);
  const mail = visitorMailAfter('move', booking);
  const tell = useTellVisitor(mail);
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { ask, question } = useConfirmQuestion();
  const [message, setMessage] = useState('');
  const isConfirmed = booking.bookingStatus === 'Confirmed';
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, { confirm, telling, ...chosen }: Move) =>
      provider.reschedule(booking.id, chosen, { ...telling, confirm }),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: ({ preferredDate, preferredTime, confirm }) => ({
      title: confirm ? 'Booking moved and confirmed' : 'Booking rescheduled',
      description: formatSchedule(preferredDate, preferredTime),
    }),
    onSuccess: onClose,
  });
  // no mail but the confirmation tells of a first time
  const wordWaits = message.trim() !== '' && !mail && !isScheduled(booking);
  const isReady = moved && isScheduled(schedule) && wordFits(message) && !isPending;
  const today = toCalendarDate(new Date());
  const errors = fieldErrors(error);
  const shownDateError = dateError ?? errors.preferredDate;
  function submit(confirm: boolean) {
    const problem = dateSentence('Preferred date', preferredDateError(schedule.preferredDate, today));
    setDateError(problem);
    if (problem || !moved || !isScheduled(schedule)) return;
    const move = (telling: Telling | undefined) => mutate({ ...schedule, confirm, telling });
    const telling = { tellVisitor: mail ? tell.decision : undefined, message };
    if (isConfirmed || confirm) ask({ id, ownerId, meetingMinutes, ...schedule }, move, telling);
    else move(telling);
  }
  return (
    <>
      <FormDialog
        title="Reschedule"
        action="Reschedule"
        ready={isReady && !wordWaits}
        onSubmit={() => submit(false)}
        otherAction={
          !isConfirmed && (
            <Button
              variant="outlined"
              disabled={!isReady}
              onClick={() => submit(true)}
              sx={{ whiteSpace: 'nowrap' }}
            >
              Move and confirm
            </Button>
          )
        }
        draft={{ dirty: dirty || message !== '' }}
        onClose={onClose}
      >
        <Typography color="textSecondary">
          {leadName(booking)}, now {formatSchedule(booking.preferredDate, booking.preferredTime)}
        </Typography>
        <TextField
          label="Date"
          type="date"
          autoFocus
          value={dateShown}
          onChange={(event) => {
            setDateError(undefined);
            setSchedule({ ...schedule, preferredDate: event.target.value });
          }}
          error={Boolean(shownDateError)}
          helperText={shownDateError}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <TimeField
          value={timeShown}
          date={dateShown}
          booking={booking}
          error={errors.preferredTime}
          onChange={(preferredTime) => setSchedule({ ...schedule, preferredTime })}
        />
        <BusinessHoursNote date={dateShown} time={timeShown} />
        <WordField value={message} error={errors.message} onChange={setMessage} />
        {mail && message.trim() === '' && <TellVisitorSwitch tell={tell} />}
        {!mail && (
          <Typography variant="body2" color="textSecondary">
            {message.trim() === '' || wordWaits
              ? 'The visitor gets no message about this, because the booking is not confirmed. Move and confirm sends the confirmation.'
              : 'The visitor gets your words with the new time.'}
          </Typography>
        )}
      </FormDialog>
      {question}
    </>
  );
}

const sameTime = (one: StoredTime, other: StoredTime) =>
  one.preferredDate === other.preferredDate && one.preferredTime === other.preferredTime;
