import type { CalendarDate } from '@contract';
import { Box, IconButton, Typography } from '@mui/material';
import { useId } from 'react';
import type { BusyTime, UnreadDay } from '@/shared/api-types';
import { WEEKDAYS } from '@/shared/clock';
import { busyOn, busyText, unreadText } from '@/admin/records/leads/busyTimes';
import { useStaff } from '@/admin/ground/api/useStaff';
import { closedText, type ClosedDayNames } from '@/admin/ground/api/closedDays';
import { gridOf, monthName } from './calendarModel';
import { DayButton } from './DayButton';
import { DropCell } from './DropCell';
import { useDayKeys } from './useDayKeys';
import { BackIcon, ForwardIcon } from '@/admin/ground/theme/screenIcons';

interface MonthGridProps {
  readonly month: CalendarDate;
  readonly today: CalendarDate;
  readonly selected: CalendarDate | null;
  /** Number of bookings by day. */
  readonly bookings: ReadonlyMap<CalendarDate, number>;
  readonly closedDays: ClosedDayNames;
  readonly busyTimes: readonly BusyTime[];
  readonly unread: readonly UnreadDay[];
  readonly large: boolean;
  readonly onSelect: (day: CalendarDate) => void;
  /** Moves the grid by a number of months. */
  readonly onMonth: (steps: number) => void;
}

/** A month grid that starts on Sunday. Arrow keys move by day, Page Up and Page Down by month. */
export function MonthGrid(props: MonthGridProps) {
  const { month, today, selected, bookings, closedDays, busyTimes, unread, large, onSelect, onMonth } = props;
  const titleId = useId();
  const staff = useStaff();
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
                {day.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridOf(month).map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <DropCell key={day} date={day} selected={day === selected}>
                  <DayButton
                    day={day}
                    bookings={bookings.get(day) ?? 0}
                    closed={closedText(day, closedDays)}
                    busy={busyText(busyOn(busyTimes, day), staff)}
                    unread={unreadText(unread, day, staff)}
                    outside={day.slice(0, 7) !== month.slice(0, 7)}
                    today={day === today}
                    selected={day === selected}
                    tabbable={day === active}
                    large={large}
                    onSelect={() => onSelect(day)}
                  />
                </DropCell>
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
