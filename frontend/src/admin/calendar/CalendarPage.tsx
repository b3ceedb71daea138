import { Box, Button, Card, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { toCalendarDate } from '../dates';
import { PageHeading } from '../layout/PageHeading';
import { BookingPanel } from './BookingPanel';
import { firstOfMonth } from '@contract';
import { gridOf, type CalendarChoice, type CalendarView } from './calendarModel';
import { MonthGrid } from './MonthGrid';
import { useBookingDays } from './useBookingDays';

const VIEWS: readonly { view: CalendarView; label: string }[] = [
  { view: 'today', label: 'Today' },
  { view: 'week', label: 'Week View' },
  { view: 'month', label: 'Month View' },
];

/** The bookings on a month grid, and as a list for a day, a week or a month (spec §2). */
export function CalendarPage() {
  const today = toCalendarDate(new Date());
  const [choice, setChoice] = useState<CalendarChoice>({ view: 'month', month: today, selected: null });
  const days = gridOf(choice.month).flat();
  const bookings = useBookingDays({ from: days[0] ?? today, to: days.at(-1) ?? today });
  return (
    <>
      <PageHeading title="Booking Calendar" subtitle="View all appointment bookings in calendar view">
        {choice.selected && (
          <Button color="secondary" onClick={() => setChoice({ ...choice, selected: null })}>
            Clear Selection
          </Button>
        )}
        <ToggleButtonGroup
          exclusive
          size="small"
          color="secondary"
          aria-label="View"
          value={choice.selected ? null : choice.view}
          // a click on the selected view passes null; it still clears the selected day
          onChange={(_, view: CalendarView | null) =>
            setChoice({ view: view ?? choice.view, month: today, selected: null })
          }
        >
          {VIEWS.map(({ view, label }) => (
            <ToggleButton key={view} value={view}>
              {label}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </PageHeading>
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' },
        }}
      >
        <Card sx={{ p: { xs: 1.5, sm: 2 }, alignSelf: 'start' }}>
          <MonthGrid
            month={choice.month}
            today={today}
            selected={choice.selected}
            bookings={bookings}
            onSelect={(selected) => setChoice({ ...choice, selected })}
            onMonth={(steps) => setChoice({ ...choice, month: firstOfMonth(choice.month, steps) })}
          />
        </Card>
        <BookingPanel choice={choice} today={today} />
      </Box>
    </>
  );
}
