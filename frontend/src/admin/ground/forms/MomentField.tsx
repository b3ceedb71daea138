import { Box, TextField, Typography } from '@mui/material';
import { toCalendarDate } from '../dates/dates';
import { zoneName } from '../dates/businessTime';

/** A date and a time of day in the office's time zone. */
export interface EnteredMoment {
  readonly date: string;
  readonly time: string;
}

interface MomentFieldProps {
  readonly label: string;
  readonly value: EnteredMoment;
  readonly onChange: (value: EnteredMoment) => void;
  readonly error?: string | undefined;
}

/** A date and a time of day in the past. */
export function MomentField({ label, value, onChange, error }: MomentFieldProps) {
  const shape = { slotProps: { inputLabel: { shrink: true } }, error: Boolean(error) };
  return (
    <Box role="group" aria-label={label}>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: '3fr 2fr' }}>
        <TextField
          type="date"
          label={label}
          value={value.date}
          onChange={({ target }) => onChange({ ...value, date: target.value })}
          {...shape}
          slotProps={{ ...shape.slotProps, htmlInput: { max: toCalendarDate(new Date()) } }}
        />
        <TextField
          type="time"
          label={`Time in ${zoneName()}`}
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
          {...shape}
        />
      </Box>
      {error && (
        <Typography variant="body2" color="error" sx={{ mt: 0.5 }}>
          {error}
        </Typography>
      )}
    </Box>
  );
}
