import { screen } from '@testing-library/react';
import { useState } from 'react';
import { renderAdmin } from '@/testing/renderAdmin';
import { BookingPanel } from './BookingPanel';
import type { CalendarView } from './calendarModel';

function Panel() {
  const [view, setView] = useState<CalendarView>('month');
  return (
    <>
      <button onClick={() => setView('today')}>Today</button>
      <BookingPanel
        choice={{ view, date: '2026-11-21', selected: null }}
        today="2026-11-21"
        pages={{ bookings: [], total: 0, error: null, retry: jest.fn(), goesOn: false, more: null }}
        closedDays={new Map()}
        busyTimes={[]}
      />
    </>
  );
}

const list = () => screen.getByRole('region', { name: 'Bookings' });

test('the list of bookings is 500 px high', () => {
  renderAdmin(<Panel />);
  expect(list()).toHaveStyle({ height: '500px', overflowY: 'auto' });
});

test('the list of another period begins at its top', async () => {
  const { user } = renderAdmin(<Panel />);
  list().scrollTop = 40;
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(list().scrollTop).toBe(0);
});
