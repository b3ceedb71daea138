import type { ClosedDay } from '@contract';
import { Box, Button, FormHelperText, IconButton, TextField, Typography } from '@mui/material';
import { useState, type KeyboardEvent } from 'react';
import { formatShortDay, toCalendarDate } from '@/admin/ground/dates/dates';
import { DeleteIcon } from '@/admin/ground/theme/icons';
import { FieldSet } from './FieldSet';
import { inOrder } from './hoursWords';
import { closedDayError, type FieldErrors } from './rules';
import { fieldId } from './useFormErrors';

interface ClosedDaysProps {
  readonly days: readonly ClosedDay[];
  readonly errors: FieldErrors;
  readonly onChange: (days: readonly ClosedDay[]) => void;
}

/** The days on which the office is closed besides public holidays: a list in order, and a line to add one. */
export function ClosedDays({ days, errors, onChange }: ClosedDaysProps) {
  const today = toCalendarDate(new Date());
  return (
    <FieldSet title="Closed days">
      <Typography color="textSecondary">
        Days off besides public holidays. The booking form names them; a booking is still possible.
      </Typography>
      {days.length > 0 && (
        <Box component="ul" aria-label="Closed days" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {days.map((day, index) => (
            <Box component="li" key={day.date} sx={rowShape}>
              <Box sx={{ flex: 1, minWidth: 0, ...(day.date < today && { color: 'text.secondary' }) }}>
                <Box component="span" sx={{ fontWeight: 600, mr: 1 }}>
                  {formatShortDay(day.date)}
                </Box>
                <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {day.name}
                </Box>
                {day.date < today && ' (past)'}
                {errorsOf(errors, index).map((error) => (
                  <FormHelperText key={error} error sx={{ m: 0 }}>
                    {error}
                  </FormHelperText>
                ))}
              </Box>
              <IconButton
                aria-label={`Remove ${formatShortDay(day.date)}`}
                onClick={() => {
                  onChange(days.filter((other) => other !== day));
                  document.getElementById(fieldId('closedDays'))?.focus();
                }}
              >
                <DeleteIcon fontSize="small" />
              </IconButton>
            </Box>
          ))}
        </Box>
      )}
      <NewClosedDay
        days={days}
        error={errors.closedDays}
        onAdd={(day) => onChange(inOrder([...days, day]))}
      />
    </FieldSet>
  );
}

const errorsOf = (errors: FieldErrors, index: number) =>
  [errors[`closedDays.${index}.date`], errors[`closedDays.${index}.name`]].filter(
    (error) => error !== undefined,
  );

interface NewClosedDayProps {
  readonly days: readonly ClosedDay[];
  readonly error: string | undefined;
  readonly onAdd: (day: ClosedDay) => void;
}

function NewClosedDay({ days, error, onAdd }: NewClosedDayProps) {
  const [date, setDate] = useState('');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<ReturnType<typeof closedDayError>>(null);
  const dateError = problem?.field === 'date' ? problem.message : error;
  const nameError = problem?.field === 'name' ? problem.message : undefined;
  function add() {
    const found = closedDayError({ date, name }, days);
    setProblem(found);
    if (found) return;
    onAdd({ date, name: name.trim() });
    setDate('');
    setName('');
  }
  // Enter adds the day instead of saving the section
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  }
  return (
    <Box role="group" aria-label="Add a closed day" sx={newShape} onKeyDown={onKeyDown}>
      <TextField
        id={fieldId('closedDays')}
        type="date"
        label="Day"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        error={Boolean(dateError)}
        helperText={dateError}
        sx={{ flex: '0 1 170px' }}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Why, as visitors read it"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={Boolean(nameError)}
        helperText={nameError}
        sx={{ flex: '1 1 140px' }}
      />
      <Button variant="outlined" color="secondary" onClick={add} sx={{ minHeight: 40 }}>
        Add day
      </Button>
    </Box>
  );
}

const rowShape = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 44,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
};
const newShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: 1 };
