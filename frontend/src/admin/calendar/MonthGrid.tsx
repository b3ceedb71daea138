import BackIcon from '@mui/icons-material/ChevronLeft';
import ForwardIcon from '@mui/icons-material/ChevronRight';
import type { CalendarDate } from '@contract';
import { Box, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import { gridOf, monthName } from './calendarModel';
import { DayButton } from './DayButton';
import { useDayKeys } from './useDayKeys';

interface MonthGridProps {
  readonly month: CalendarDate;
  readonly today: CalendarDate;
  readonly selected: CalendarDate | null;
  /** Number of bookings by day. */
  readonly bookings: ReadonlyMap<CalendarDate, number>;
  readonly onSelect: (day: CalendarDate) => void;
  /** Moves the grid by a number of months. */
  readonly onMonth: (steps: number) => void;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A month grid that starts on Sunday. Arrow keys move by day, Page Up and Page Down by month. */
export function MonthGrid({ month, today, selected, bookings, onSelect, onMonth }: MonthGridProps) {
  const titleId = useId();
  const { active, gridProps } = useDayKeys(month, selected ?? today, onMonth);
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: 1 }}>
        <IconButton aria-label="Previous month" onClick={() => onMonth(-1)}>
          <BackIcon />
        </IconButton>
        <Typography id={titleId} variant="h2" aria-live="polite">
          {monthName(month)}
        </Typography>
        <IconButton aria-label="Next month" onClick={() => onMonth(1)}>
          <ForwardIcon />
        </IconButton>
      </Box>
      <Box component="table" role="grid" aria-labelledby={titleId} sx={tableShape} {...gridProps}>
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th key={day} scope="col" abbr={day}>
                {day.slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day} aria-selected={day === selected}>
                  <DayButton
                    day={day}
                    bookings={bookings.get(day) ?? 0}
                    outside={day.slice(0, 7) !== month.slice(0, 7)}
                    today={day === today}
                    selected={day === selected}
                    tabbable={day === active}
                    onSelect={() => onSelect(day)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </>
  );
}

const tableShape = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  '& th': { py: 0.5, color: 'text.secondary', fontSize: 13, fontWeight: 500 },
  '& td': { p: 0.25, textAlign: 'center' },
};
