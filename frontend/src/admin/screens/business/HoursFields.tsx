import type { BusinessSettings, OpenHours } from '@contract';
import { Box, Button, FormControlLabel, FormHelperText, Switch, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { ClosedDays } from './ClosedDays';
import { WEEKDAYS } from '@/shared/clock';
import { FieldSet } from './FieldSet';
import type { FormProps } from './form';
import { DAYS_IN_ORDER, minutesOf, timeValue } from './hoursWords';
import { MeetingFields } from './MeetingFields';
import { fieldId } from './useFormErrors';

type Hours = BusinessSettings['hours'];

const USUAL: NonNullable<OpenHours> = { opens: 9 * 60, closes: 18 * 60 };
const MONDAY = 1;
const WORKDAYS: readonly number[] = [1, 2, 3, 4, 5];

/** How the office meets visitors, the hours of each weekday, and the closed days. */
export function HoursFields({ value, errors, onChange, onLeave }: FormProps<Hours>) {
  const { week, closedDays, meeting } = value;
  const setDay = (day: number, hours: OpenHours) =>
    onChange({ ...value, week: week.map((other, index) => (index === day ? hours : other)) });
  const copyMonday = () =>
    onChange({
      ...value,
      week: week.map((other, index) => (WORKDAYS.includes(index) ? (week[MONDAY] ?? null) : other)),
    });
  return (
    <>
      <MeetingFields
        value={meeting}
        errors={errors}
        onChange={(next) => onChange({ ...value, meeting: next })}
        onLeave={onLeave}
      />
      <FieldSet title="Weekly hours">
        <Typography color="textSecondary">
          Visitors see these hours. A booking for another time is never refused: you see a hint beside it.
        </Typography>
        {DAYS_IN_ORDER.map((day) => (
          <DayHours
            key={day}
            name={WEEKDAYS[day]}
            path={`week.${day}`}
            hours={week[day] ?? null}
            error={errors[`week.${day}`] ?? errors[`week.${day}.opens`] ?? errors[`week.${day}.closes`]}
            onChange={(hours) => setDay(day, hours)}
          />
        ))}
        <Box>
          <Button color="secondary" onClick={copyMonday}>
            Copy Monday to all weekdays
          </Button>
        </Box>
      </FieldSet>
      <ClosedDays
        days={closedDays}
        errors={errors}
        onChange={(days) => onChange({ ...value, closedDays: days })}
      />
    </>
  );
}

interface DayHoursProps {
  readonly name: string;
  readonly path: string;
  readonly hours: OpenHours;
  readonly error: string | undefined;
  readonly onChange: (hours: OpenHours) => void;
}

function DayHours({ name, path, hours, error, onChange }: DayHoursProps) {
  const errorId = useId();
  // an incomplete time changes nothing
  function setTime(end: 'opens' | 'closes', text: string) {
    const minutes = minutesOf(text, end);
    if (hours && minutes !== null) onChange({ ...hours, [end]: minutes });
  }
  const time = (end: 'opens' | 'closes', label: string) =>
    hours && (
      <TextField
        type="time"
        {...(end === 'opens' && { id: fieldId(path) })}
        label={label}
        value={timeValue(hours[end])}
        error={Boolean(error)}
        onChange={({ target }) => setTime(end, target.value)}
        sx={{ width: 132 }}
        slotProps={{
          htmlInput: {
            step: 300,
            'aria-label': `${name} ${label.toLowerCase()}`,
            ...(error && { 'aria-describedby': errorId }),
          },
        }}
      />
    );
  return (
    <Box role="group" aria-label={name} sx={dayShape}>
      <FormControlLabel
        sx={{ m: 0, minWidth: 150 }}
        control={
          <Switch
            color="secondary"
            checked={hours !== null}
            onChange={(_, open) => onChange(open ? USUAL : null)}
            slotProps={{ input: { 'aria-label': `${name} open` } }}
          />
        }
        label={name}
      />
      {hours ? (
        <Box sx={{ display: 'flex', gap: 1 }}>
          {time('opens', 'Opens')}
          {time('closes', 'Closes')}
        </Box>
      ) : (
        <Typography color="textSecondary">Closed</Typography>
      )}
      {error && (
        <FormHelperText id={errorId} error sx={{ flexBasis: '100%', m: 0 }}>
          {error}
        </FormHelperText>
      )}
    </Box>
  );
}

const dayShape = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, minHeight: 44 };
