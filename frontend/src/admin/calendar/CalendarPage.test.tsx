import { act, screen, waitFor, within } from '@testing-library/react';
import { aBookingLead } from '../../testing/builders';
import { fakeProvider } from '../../testing/fakeProvider';
import { renderAdmin } from '../../testing/renderAdmin';
import { CalendarPage } from './CalendarPage';

beforeEach(() =>
  jest.useFakeTimers({ now: new Date('2026-11-20T17:00:00Z'), doNotFake: ['setTimeout', 'setInterval'] }),
);
afterEach(() => jest.useRealTimers());

const leads = [
  aBookingLead({ id: 'b1', preferredDate: '2026-11-24', notes: 'Knee trouble; ground floor please.' }),
  aBookingLead({
    id: 'b2',
    firstName: 'Noel',
    lastName: 'Garcia',
    preferredDate: '2026-11-21',
    leadStatus: 'In Progress',
  }),
  aBookingLead({ id: 'b3', firstName: 'Grace', lastName: 'Lim', preferredDate: '2026-12-10' }),
];
const renderCalendar = (server = fakeProvider({ leads })) =>
  renderAdmin(<CalendarPage />, { resource: 'calendar', server });
const names = () =>
  screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

test('opens on the current month, with its bookings sorted', async () => {
  renderCalendar();
  expect(screen.getByText('Loading bookings...')).toBeVisible();
  expect(await screen.findByText('2 bookings scheduled')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'This Month - November 2026' })).toBeVisible();
  expect(names()).toEqual(['Noel Garcia', 'Liza Reyes']);
});

test('marks days with bookings', async () => {
  renderCalendar();
  const day = await screen.findByRole('button', { name: 'Tuesday, November 24, 2026, 1 booking' });
  expect(day).toHaveStyle({ textDecoration: 'underline' });
  expect(screen.getByRole('button', { name: 'Wednesday, November 25, 2026' })).not.toHaveStyle({
    textDecoration: 'underline',
  });
});

test('lists the selected day until the selection is cleared', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: /November 24, 2026, 1 booking/ }));
  expect(screen.getByRole('heading', { name: 'Bookings for November 24, 2026' })).toBeVisible();
  expect(names()).toEqual(['Liza Reyes']);
  expect(screen.getByText('Knee trouble; ground floor please.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
  expect(screen.queryByRole('button', { name: 'Clear Selection' })).toBeNull();
  expect(names()).toHaveLength(2);
});

test('changing the view clears the selected day', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: /November 24, 2026, 1 booking/ }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { name: 'Today - November 21, 2026' })).toBeVisible();
  expect(names()).toEqual(['Noel Garcia']);
  await user.click(screen.getByRole('button', { name: 'Week View' }));
  expect(screen.getByText('1 booking scheduled')).toBeVisible();
});

test('shows a message for a day or period without bookings', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: 'Wednesday, November 25, 2026' }));
  expect(await screen.findByText('No bookings for this date')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
  for (let month = 0; month < 2; month += 1)
    await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('No bookings for this period')).toBeVisible();
});

test('the keyboard moves by day and month', async () => {
  const { user } = renderCalendar();
  const today = await screen.findByRole('button', { name: /November 21, 2026/ });
  act(() => today.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /November 22, 2026/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: /December 6, 2026/ })).toHaveFocus();
  expect(await screen.findAllByRole('heading', { name: 'December 2026' })).toHaveLength(2);
});

test('shows a request of the visitor, and what was accepted disappears', async () => {
  const visitorRequest = {
    type: 'move',
    preferredDate: '2026-11-25',
    preferredTime: '2pm',
    message: null,
    requestedAt: '2026-11-20T01:00:00.000Z',
  } as const;
  const server = fakeProvider({ leads: [aBookingLead({ visitorRequest })] });
  const { user } = renderCalendar(server);
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(card.getByText('Asks for another time')).toBeVisible();
  expect(card.getByText('Asks for another time: Wed, Nov 25, 2:00 PM')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByText('New time accepted')).toBeVisible();
  await waitFor(() => expect(card.queryByText('Asks for another time')).toBeNull());
});

test('keeps a cancelled booking, struck and marked', async () => {
  renderCalendar(fakeProvider({ leads: [aBookingLead({ cancelledAt: '2026-11-20T02:00:00.000Z' })] }));
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(card.getByText('Cancelled')).toBeVisible();
  expect(card.getByText(/Tue, Nov 24, 2026/)).toHaveStyle({ textDecoration: 'line-through' });
});

test('reschedules a booking, opens its lead, and its messages when one failed', async () => {
  const server = fakeProvider({ leads: [aBookingLead({ mailFailed: true })] });
  const { user } = renderCalendar(server);
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(card.getByRole('link', { name: 'Open lead' })).toHaveAttribute(
    'href',
    '/admin/leads?lead=appointment:booking-1',
  );
  await user.click(card.getByRole('button', { name: 'Message failed' }));
  expect(await screen.findByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(card.getByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  await user.clear(dialog.getByLabelText('Date'));
  await user.type(dialog.getByLabelText('Date'), '2026-11-26');
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByText('Booking rescheduled')).toBeVisible();
  expect(await screen.findByRole('button', { name: /November 26, 2026, 1 booking/ })).toBeVisible();
});
