import { preferredDateError, visitorMailAfter } from '@contract';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { Appointment } from '../../shared/api-types';
import { toCalendarDate } from '../dates';
import { FormDialog } from '../dialogs/FormDialog';
import type { Schedule } from '../providers/requests';
import { dateSentence } from '../../shared/dateProblems';
import { fieldErrors } from '../providers/fieldErrors';
import { queryKeys } from '../providers/queryKeys';
import { useProviderMutation } from '../providers/useProviderMutation';
import { formatSchedule } from './bookingWords';
import { leadName } from './leadWords';
import { BusinessHoursNote } from './BusinessHoursNote';
import { TellVisitorSwitch } from './TellVisitorSwitch';
import { TimeField } from './TimeField';
import { useConfirmQuestion } from './useConfirmQuestion';
import { useTellVisitor } from './useTellVisitor';

interface RescheduleDialogProps {
  readonly booking: Appointment;
  /** The time that is filled in; without it the time of the booking. */
  readonly proposed?: Schedule | undefined;
  readonly onClose: () => void;
}

/** Moves a booking to another time. A closed office is noted; only a past date is rejected. */
export function RescheduleDialog({ booking, proposed, onClose }: RescheduleDialogProps) {
  const { preferredDate, preferredTime } = booking;
  const start = proposed ?? { preferredDate, preferredTime };
  const [schedule, setSchedule] = useState<Schedule>(start);
  const [dateError, setDateError] = useState<string>();
  const moved = !sameTime(schedule, booking);
  const dirty = !sameTime(schedule, start);
  const mail = visitorMailAfter('move', booking);
  const tell = useTellVisitor(mail);
  const ref = { leadType: 'appointment', leadId: booking.id } as const;
  const { ask, question } = useConfirmQuestion();
  const { mutate, isPending, error } = useProviderMutation({
    run: (provider, chosen: Schedule) =>
      provider.reschedule(booking.id, chosen, mail ? tell.decision : undefined),
    invalidates: () => [queryKeys.leads, queryKeys.calendar, queryKeys.stats, queryKeys.activity(ref)],
    success: ({ preferredDate, preferredTime }) => ({
      title: 'Booking rescheduled',
      description: formatSchedule(preferredDate, preferredTime),
    }),
    onSuccess: onClose,
  });
  const today = toCalendarDate(new Date());
  const errors = fieldErrors(error);
  const shownDateError = dateError ?? errors.preferredDate;
  function submit() {
    const problem = dateSentence('Preferred date', preferredDateError(schedule.preferredDate, today));
    setDateError(problem);
    if (problem || !moved) return;
    const move = () => mutate(schedule);
    if (booking.bookingStatus === 'Confirmed') ask({ id: booking.id, ...schedule }, move);
    else move();
  }
  return (
    <>
      <FormDialog
        title="Reschedule"
        action="Reschedule"
        ready={moved && !isPending}
        onSubmit={submit}
        draft={{ dirty }}
        onClose={onClose}
      >
        <Typography color="textSecondary">
          {leadName(booking)}, now {formatSchedule(booking.preferredDate, booking.preferredTime)}
        </Typography>
        <TextField
          label="Date"
          type="date"
          autoFocus
          value={schedule.preferredDate}
          onChange={(event) => {
            setDateError(undefined);
            setSchedule({ ...schedule, preferredDate: event.target.value });
          }}
          error={Boolean(shownDateError)}
          helperText={shownDateError}
          slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: today } }}
        />
        <TimeField
          value={schedule.preferredTime}
          date={schedule.preferredDate}
          bookingId={booking.id}
          error={errors.preferredTime}
          onChange={(preferredTime) => setSchedule({ ...schedule, preferredTime })}
        />
        <BusinessHoursNote date={schedule.preferredDate} time={schedule.preferredTime} />
        {mail ? (
          <TellVisitorSwitch tell={tell} />
        ) : (
          <Typography variant="body2" color="textSecondary">
            The visitor gets no message about this, because the booking is not confirmed.
          </Typography>
        )}
      </FormDialog>
      {question}
    </>
  );
}

const sameTime = (one: Schedule, other: Schedule) =>
  one.preferredDate === other.preferredDate && one.preferredTime === other.preferredTime;
