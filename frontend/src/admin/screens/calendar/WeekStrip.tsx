import type { CalendarDate } from '@contract';
import { Box, Typography } from '@mui/material';
import { closedText, type ClosedDayNames } from '@/admin/ground/api/closedDays';
import { useCalendarActions } from './CalendarActions';
import { daysOfWeek, weekOf } from './calendarModel';
import { DayButton } from './DayButton';
import { NamedDays } from './NamedDays';
import { weekdayName } from './weekdayName';

export interface WeekProps {
  /** Any day of the week. */
  readonly date: CalendarDate;
  readonly selected: CalendarDate | null;
  /** Number of bookings by day. */
  readonly counts: ReadonlyMap<CalendarDate, number>;
  readonly closedDays: ClosedDayNames;
  readonly onSelect: (day: CalendarDate) => void;
}

/** The days of a week in a row. */
export function WeekStrip({ date, selected, counts, closedDays, onSelect }: WeekProps) {
  const { today } = useCalendarActions();
  return (
    <>
      <Box component="ul" sx={stripShape}>
        {daysOfWeek(date).map((day) => (
          <Box key={day} component="li">
            <Typography aria-hidden color="textSecondary" sx={{ fontSize: 13, textAlign: 'center' }}>
              {weekdayName(day)}
            </Typography>
            <DayButton
              day={day}
              bookings={counts.get(day) ?? 0}
              closed={closedText(day, closedDays)}
              today={day === today}
              selected={day === selected}
              onSelect={() => onSelect(day)}
            />
          </Box>
        ))}
      </Box>
      <NamedDays period={weekOf(date)} names={closedDays} />
    </>
  );
}

const stripShape = {
  display: 'grid',
  gridTemplateColumns: 'repeat(7, minmax(0, 1fr))',
  gap: 0.5,
  m: 0,
  p: 0,
  listStyle: 'none',
};
