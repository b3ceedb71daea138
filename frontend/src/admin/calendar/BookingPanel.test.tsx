import { screen } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { BookingPanel } from './BookingPanel';

test('the list of bookings is 500 px high', () => {
  renderAdmin(
    <BookingPanel
      choice={{ view: 'today', date: '2026-11-21', selected: null }}
      today="2026-11-21"
      pages={{ bookings: [], total: 0, error: null, retry: jest.fn(), more: null }}
      closedDays={new Map()}
    />,
  );
  expect(screen.getByRole('region', { name: 'Bookings' })).toHaveStyle({
    height: '500px',
    overflowY: 'auto',
  });
});
