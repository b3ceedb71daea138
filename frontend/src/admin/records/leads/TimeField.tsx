import { type CalendarDate, PREFERRED_TIMES, type PreferredTime } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import type { Appointment } from '@/shared/api-types';
import { useStaff } from '@/admin/ground/api/useStaff';
import { busyDuring, busyText, useBusyTimes } from './busyTimes';
import { takenText, useBookingsOn } from './bookingsOnDay';
import { timeLabel } from '@/admin/ground/words/bookingWords';

interface TimeFieldProps {
  /** '' when none is chosen. */
  readonly value: PreferredTime | '';
  /** The day; '' when none is chosen. */
  readonly date: CalendarDate;
  /** The booking that is moved, which does not stand in its own way. */
  readonly booking?: Pick<Appointment, 'id' | 'ownerId' | 'meetingMinutes'>;
  readonly error: string | undefined;
  readonly onChange: (time: PreferredTime) => void;
}

/** Selects the time of a consultation; each time says what stands there. */
export function TimeField({ value, date, booking, error, onChange }: TimeFieldProps) {
  const { id: bookingId, ownerId = null, meetingMinutes = null } = booking ?? {};
  const bookings = useBookingsOn(date);
  const busyTimes = useBusyTimes({ from: date, to: date });
  const staff = useStaff();
  const busy = (time: PreferredTime) =>
    busyText(
      busyDuring(busyTimes, { preferredDate: date, preferredTime: time, ownerId, meetingMinutes }),
      staff,
    );
  return (
    <TextField
      select
      label="Time"
      value={value}
      onChange={({ target }) => onChange(target.value as PreferredTime)}
      error={Boolean(error)}
      helperText={error}
    >
      {PREFERRED_TIMES.map((time) => (
        <MenuItem key={time} value={time}>
          {[timeLabel(time), takenText(bookings, time, bookingId), busy(time)].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
