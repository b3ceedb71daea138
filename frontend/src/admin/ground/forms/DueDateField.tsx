import type { CalendarDate } from '@contract';
import { Box, Chip, TextField } from '@mui/material';
import { formatNearDay } from '../dates/dates';
import { quickDates } from '../words/dueWords';

interface DueDateFieldProps {
  readonly value: CalendarDate;
  readonly onChange: (date: CalendarDate) => void;
  readonly error?: string | undefined;
}

/** A due date: one of the usual days by a button, or any by the date field. */
export function DueDateField({ value, onChange, error }: DueDateFieldProps) {
  return (
    <Box role="group" aria-label="Due date" sx={shape}>
      {quickDates().map(({ label, date }) => (
        <Chip
          key={label}
          component="button"
          type="button"
          clickable
          label={label}
          title={formatNearDay(date)}
          aria-pressed={value === date}
          color={value === date ? 'secondary' : 'default'}
          variant={value === date ? 'filled' : 'outlined'}
          onClick={() => onChange(date)}
          sx={{ height: 36, borderRadius: 18, fontSize: 14 }}
        />
      ))}
      <TextField
        type="date"
        label="Due date"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        error={Boolean(error)}
        helperText={error}
        slotProps={{ inputLabel: { shrink: true } }}
        sx={{ width: 168, flexShrink: 0 }}
      />
    </Box>
  );
}

const shape = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' };
