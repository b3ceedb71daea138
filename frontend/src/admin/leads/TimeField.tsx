import { PREFERRED_TIMES, type PreferredTime } from '@contract';
import { MenuItem, TextField } from '@mui/material';
import { timeLabel } from './bookingWords';

interface TimeFieldProps {
  /** '' when none is chosen. */
  readonly value: PreferredTime | '';
  readonly error: string | undefined;
  readonly onChange: (time: PreferredTime) => void;
}

/** Selects the time of a consultation. */
export function TimeField({ value, error, onChange }: TimeFieldProps) {
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
          {timeLabel(time)}
        </MenuItem>
      ))}
    </TextField>
  );
}
