import { act, screen, waitFor, within } from '@testing-library/react';
import { aBookingLead } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { CalendarPage } from './CalendarPage';

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-20T17:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
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
const renderCalendar = (server = fakeProvider({ leads }), address = '') =>
  renderAdmin(<CalendarPage />, { resource: 'calendar', server, path: `/admin/calendar${address}` });
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
  const day = await screen.findByRole('button', { name: 'Tuesday, November 24 2026, 1 booking' });
  expect(day).toHaveStyle({ textDecoration: 'underline' });
  expect(screen.getByRole('button', { name: 'Wednesday, November 25 2026' })).not.toHaveStyle({
    textDecoration: 'underline',
  });
});

test('shows the number of bookings and names the closed days', async () => {
  const closedDays = [{ date: '2026-11-30', name: 'Bonifacio Day' }];
  renderCalendar(fakeProvider({ leads: [...leads, aBookingLead({ id: 'b4' })], closedDays }));
  const day = await screen.findByRole('button', { name: /November 24 2026, 2 bookings/ });
  expect(within(day).getByText('2', { exact: false, selector: 'span span' })).toBeVisible();
  const holiday = screen.getByRole('button', { name: 'Monday, November 30 2026, closed: Bonifacio Day' });
  expect(within(holiday).getByText('Bonifacio Day')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Sunday, November 29 2026, Closed' })).toBeVisible();
  expect(screen.getByRole('list', { name: 'Closed days' })).toHaveTextContent('Nov 30 Bonifacio Day');
});

test('days on which staff are busy while consultations take place say who it is', async () => {
  const busy = (start: string, end: string, rest: object = {}) => ({
    userId: 'user-2',
    start: `2026-11-${start}:00.000Z`,
    end: `2026-11-${end}:00.000Z`,
    ...rest,
  });
  const busyTimes = [
    busy('24T08:15', '24T12:00'),
    busy('25T03:00', '25T04:00', { userId: 'user-1', title: 'Dentist' }),
    // before the first consultation, and after the last
    busy('26T00:00', '26T01:00'),
    busy('26T09:00', '26T10:00'),
  ];
  renderCalendar(fakeProvider({ leads, busyTimes }));
  const day = await screen.findByRole('button', {
    name: 'Tuesday, November 24 2026, 1 booking – Busy Maria Clara',
  });
  expect(within(day).getByText('Busy')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /November 25 2026, Busy you \(Dentist\)$/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Thursday, November 26 2026' })).toBeVisible();
});

test('marks the days of entries that could not be read', async () => {
  const unreadDays = [
    { userId: 'user-1', day: '2026-11-24', title: 'Dentist' },
    { userId: 'user-2', day: '2026-11-25' },
  ];
  const { user } = renderCalendar(fakeProvider({ leads, unreadDays }));
  const day = await screen.findByRole('button', { name: /November 24 2026, 1 booking – Not read Dentist$/ });
  expect(
    screen.getByRole('button', { name: /November 25 2026, Not read an entry of Maria Clara$/ }),
  ).toBeVisible();
  await user.click(day);
  expect(await screen.findByRole('list', { name: 'Busy times' })).toHaveTextContent(
    'Not read: Dentist. These times may not be free.',
  );
});

test('the bookings of several days are below day headings, those of one day are not', async () => {
  const { user } = renderCalendar();
  const section = await screen.findByRole('region', { name: 'Tuesday, November 24, 2026' });
  expect(within(section).getByRole('article')).toHaveAccessibleName('Liza Reyes');
  expect(within(section).getByRole('article')).not.toHaveTextContent('Nov 24');
  await user.click(screen.getByRole('button', { name: /November 24 2026, 1 booking/ }));
  await screen.findByRole('heading', { name: 'Bookings for November 24, 2026' });
  expect(screen.queryByRole('region', { name: 'Tuesday, November 24, 2026' })).toBeNull();
});

test('the view, its date and the selected day are in the address', async () => {
  const { user, url } = renderCalendar(fakeProvider({ leads }), '?view=month&date=2026-12-01');
  expect(await screen.findByText('1 booking scheduled')).toBeVisible();
  expect(screen.getAllByRole('heading', { name: 'December 2026' })).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /December 10 2026, 1 booking/ }));
  await waitFor(() =>
    expect(url.current).toBe('/admin/calendar?view=month&date=2026-12-01&selected=2026-12-10'),
  );
  await user.click(screen.getByRole('button', { name: 'Today' }));
  await waitFor(() => expect(url.current).toBe('/admin/calendar?view=today'));
  await user.click(screen.getByRole('button', { name: 'Month View' }));
  await waitFor(() => expect(url.current).toBe('/admin/calendar'));
});

test('an error is shown with a retry, for the list and for the days', async () => {
  const server = fakeProvider({ leads });
  const { getList, bookingDays } = server.provider;
  // react-admin logs each failed request
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  server.provider.getList = async () => Promise.reject(errorResponse(500, 'Out of order'));
  server.provider.bookingDays = async () => Promise.reject(errorResponse(500, 'Out of order'));
  const { user } = renderCalendar(server);
  expect(await screen.findByText('The numbers of bookings or the holidays are missing.')).toBeVisible();
  await waitFor(() => expect(screen.getAllByText('Out of order')).toHaveLength(2));
  Object.assign(server.provider, { getList, bookingDays });
  for (const button of screen.getAllByRole('button', { name: 'Try again' })) await user.click(button);
  expect(await screen.findByText('2 bookings scheduled')).toBeVisible();
  expect(await screen.findByRole('button', { name: /November 24 2026, 1 booking/ })).toBeVisible();
  log.mockRestore();
});

test('lists the selected day until the selection is cleared', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: /November 24 2026, 1 booking/ }));
  expect(screen.getByRole('heading', { name: 'Bookings for November 24, 2026' })).toBeVisible();
  expect(names()).toEqual(['Liza Reyes']);
  expect(screen.getByText('Knee trouble; ground floor please.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
  expect(screen.queryByRole('button', { name: 'Clear Selection' })).toBeNull();
  expect(names()).toHaveLength(2);
});

test('changing the view clears the selected day', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: /November 24 2026, 1 booking/ }));
  await user.click(screen.getByRole('button', { name: 'Today' }));
  expect(screen.getByRole('heading', { name: 'Today - November 21, 2026' })).toBeVisible();
  expect(names()).toEqual(['Noel Garcia']);
  await user.click(screen.getByRole('button', { name: 'Week View' }));
  expect(screen.getByText('1 booking scheduled')).toBeVisible();
});

test('shows a message for a day or period without bookings', async () => {
  const { user } = renderCalendar();
  await user.click(await screen.findByRole('button', { name: 'Wednesday, November 25 2026' }));
  expect(await screen.findByText('No bookings for this date')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear Selection' }));
  for (let month = 0; month < 2; month += 1)
    await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('No bookings for this period')).toBeVisible();
});

test('the keyboard moves by day and month', async () => {
  const { user } = renderCalendar();
  const today = await screen.findByRole('button', { name: /November 21 2026/ });
  act(() => today.focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: /November 22 2026/ })).toHaveFocus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: /December 6 2026/ })).toHaveFocus();
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
  await user.click(card.getByRole('button', { name: 'Accept and confirm' }));
  expect(await screen.findByText('New time accepted and confirmed')).toBeVisible();
  await waitFor(() => expect(card.queryByText('Asks for another time')).toBeNull());
});

test('keeps a cancelled booking, struck and marked, and does not count it', async () => {
  renderCalendar(fakeProvider({ leads: [aBookingLead({ cancelledAt: '2026-11-20T02:00:00.000Z' })] }));
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(card.getByText('Cancelled')).toBeVisible();
  for (const text of ['10:00 AM', 'Liza Reyes'])
    expect(card.getByText(text)).toHaveStyle({ textDecoration: 'line-through' });
  expect(screen.getByText('0 bookings scheduled')).toBeVisible();
  const day = screen.getByRole('button', { name: 'Tuesday, November 24 2026' });
  expect(day).not.toHaveStyle({ textDecoration: 'underline' });
});

test('reschedules a booking, opens its lead, and its messages when one failed', async () => {
  const server = fakeProvider({ leads: [aBookingLead({ mailFailed: true })] });
  const { user } = renderCalendar(server);
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(card.getByRole('link', { name: 'Open lead' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
  await user.click(card.getByRole('button', { name: 'Message failed' }));
  expect(await screen.findByRole('tab', { name: 'Messages', selected: true })).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(card.getByRole('button', { name: 'Reschedule' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  await fill(dialog.getByLabelText('Date'), '2026-11-26');
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByText('Booking rescheduled')).toBeVisible();
  expect(await screen.findByRole('button', { name: /November 26 2026, 1 booking/ })).toBeVisible();
});

test('confirms a booking in place, and the menu of the button decides about the message', async () => {
  const server = fakeProvider({ leads: [aBookingLead()] });
  const { user } = renderCalendar(server);
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  await user.click(await card.findByRole('button', { name: 'More ways to confirm' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Confirm without a message' }));
  expect(await screen.findByText('Booking status updated successfully')).toBeVisible();
  expect(server.calls).toContain('changeBookingStatus not told');
  expect(await card.findByText('Confirmed')).toBeVisible();
  expect(card.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('offers no confirmation of a cancelled booking', async () => {
  renderCalendar(fakeProvider({ leads: [aBookingLead({ cancelledAt: '2026-11-20T02:00:00.000Z' })] }));
  const card = within(await screen.findByRole('article', { name: 'Liza Reyes' }));
  expect(card.queryByRole('button', { name: 'Confirm' })).toBeNull();
});

test('opens the notes of a booking', async () => {
  const { user } = renderCalendar(fakeProvider({ leads: [aBookingLead()] }));
  await user.click(await screen.findByRole('button', { name: 'Notes & Activity' }));
  expect(await screen.findByRole('tab', { name: 'Notes', selected: true })).toBeVisible();
});

test('marks a time that is taken twice, and a time when the office is closed', async () => {
  const sunday = aBookingLead({ id: 'b5', firstName: 'Carlo', preferredDate: '2026-11-29' });
  const other = aBookingLead({ id: 'b6', firstName: 'Ben', lastName: 'Tan' });
  renderCalendar(fakeProvider({ leads: [aBookingLead(), other, sunday] }));
  expect(await screen.findByRole('article', { name: 'Liza Reyes' })).toHaveTextContent(
    'Same time as Ben Tan',
  );
  expect(screen.getByRole('article', { name: 'Carlo Reyes' })).toHaveTextContent('Office closed');
});
