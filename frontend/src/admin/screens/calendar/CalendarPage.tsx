import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useMemo, useState } from 'react';
import type { Appointment } from '@/shared/api-types';
import { toCalendarDate } from '@/admin/ground/dates/dates';
import { PageHeading } from '@/admin/ground/page/PageHeading';
import { useBusyTimes } from '@/admin/records/leads/busyTimes';
import { NewBooking } from '@/admin/records/leads/NewBooking';
import { BookingDialogs } from './BookingDialogs';
import { BookingPanel } from './BookingPanel';
import { CalendarActionsContext, DraggedContext, type OpenDialog } from './CalendarActions';
import { periodOf, type CalendarChoice, type CalendarView } from './calendarModel';
import { MonthCard } from './MonthCard';
import { useBookings } from './useBookings';
import { useCalendarChoice } from './useCalendarChoice';
import { useClosedDays } from '@/admin/ground/api/closedDays';
import { WeekCard } from './WeekCard';

const VIEWS: readonly { view: CalendarView; label: string }[] = [
  { view: 'today', label: 'Today' },
  { view: 'week', label: 'Week View' },
  { view: 'month', label: 'Month View' },
];

/** The bookings on a month or week, and as a list for a day, a week or a month (spec §2). */
export function CalendarPage() {
  const today = toCalendarDate(new Date());
  const { choice, choose } = useCalendarChoice(today);
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [dragged, drag] = useState<Appointment | null>(null);
  const actions = useMemo(() => ({ today, open: setDialog, drag }), [today]);
  const period = periodOf(choice, today);
  const pages = useBookings(period);
  const busyTimes = useBusyTimes(period);
  const closedDays = useClosedDays(choice.selected ?? choice.date).names;
  const selectDay = (selected: string) =>
    choose(choice.view === 'week' ? { selected, date: selected } : { selected });
  const month = (
    <MonthCard key="month" choice={choice} onSelect={selectDay} onMonth={(date) => choose({ date })} />
  );
  const panel = <BookingPanel key="list" {...{ choice, today, pages, closedDays, busyTimes }} />;
  return (
    <CalendarActionsContext value={actions}>
      <PageHeading title="Booking Calendar" subtitle="View all appointment bookings in calendar view">
        <NewBooking />
        {choice.selected && (
          <Button color="secondary" onClick={() => choose({ selected: null })}>
            Clear Selection
          </Button>
        )}
        <ViewButtons choice={choice} onView={(view) => choose({ view, date: today, selected: null })} />
      </PageHeading>
      <DraggedContext value={dragged}>
        {choice.view === 'week' && (
          <WeekCard
            choice={choice}
            onSelect={selectDay}
            onWeek={(date) => choose({ date, selected: null })}
          />
        )}
        <Box sx={choice.view === 'month' ? monthColumns : listColumns}>
          {choice.view === 'month' ? [month, panel] : [panel, month]}
        </Box>
      </DraggedContext>
      <BookingDialogs dialog={dialog} onClose={() => setDialog(null)} />
    </CalendarActionsContext>
  );
}

interface ViewButtonsProps {
  readonly choice: CalendarChoice;
  readonly onView: (view: CalendarView) => void;
}

function ViewButtons({ choice, onView }: ViewButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      color="secondary"
      aria-label="View"
      value={choice.selected ? null : choice.view}
      // a click on the selected view passes null; it still clears the selected day
      onChange={(_, view: CalendarView | null) => onView(view ?? choice.view)}
    >
      {VIEWS.map(({ view, label }) => (
        <ToggleButton key={view} value={view} sx={{ px: { xs: 1.5, sm: 2 }, minHeight: 40 }}>
          {label}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

const columns = { display: 'grid', gap: 2.5 };
const monthColumns = {
  ...columns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 420px' },
};
const listColumns = {
  ...columns,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 400px' },
};
