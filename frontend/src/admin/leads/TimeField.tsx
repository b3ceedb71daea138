import { type CalendarDate, PREFERRED_TIMES, type PreferredTime } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import { takenText, useBookingsOn } from './bookingsOnDay';
import { timeLabel } from './bookingWords';

interface TimeFieldProps {
  /** '' when none is chosen. */
  readonly value: PreferredTime | '';
  /** The day; '' when none is chosen. */
  readonly date: CalendarDate;
  /** The booking that is moved, which does not stand in its own way. */
  readonly bookingId?: string;
  readonly error: string | undefined;
  readonly onChange: (time: PreferredTime) => void;
}

/** Selects the time of a consultation; each time says what stands there. */
export function TimeField({ value, date, bookingId, error, onChange }: TimeFieldProps) {
  const bookings = useBookingsOn(date);
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
          {[timeLabel(time), takenText(bookings, time, bookingId)].filter(Boolean).join(' · ')}
        </MenuItem>
      ))}
    </TextField>
  );
}
