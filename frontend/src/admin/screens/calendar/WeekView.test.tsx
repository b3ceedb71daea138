import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aBookingLead } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { CalendarActionsContext } from './CalendarActions';
import { CalendarPage } from './CalendarPage';
import { useBookings } from './useBookings';
import { WeekGrid } from './WeekGrid';

beforeEach(() =>
  jest.useFakeTimers({
    now: new Date('2026-11-23T01:00:00Z'),
    doNotFake: ['setTimeout', 'setInterval', 'setImmediate'],
  }),
);
afterEach(() => jest.useRealTimers());

const leads = [
  aBookingLead({ id: 'b1' }),
  aBookingLead({ id: 'b2', firstName: 'Ben', lastName: 'Tan' }),
  aBookingLead({
    id: 'b3',
    firstName: 'Rosa',
    lastName: 'Uy',
    preferredDate: '2026-11-28',
    preferredTime: '4pm',
  }),
];
const renderWeek = (server = fakeProvider({ leads })) =>
  renderAdmin(<CalendarPage />, {
    resource: 'calendar',
    server,
    path: '/admin/calendar?view=week&date=2026-11-23',
  });
/** The cell of the week at a row (0 is 9:00 AM) and a day (0 is Sunday). */
const cell = (row: number, day: number) => {
  const table = screen.getByRole('table', { name: 'Week of November 22, 2026' });
  return within(within(table).getAllByRole('row')[row + 1]!).getAllByRole('cell')[day]!;
};
const chip = (name: RegExp) => within(screen.getByRole('table')).findByRole('button', { name });
const dataTransfer = { setData: () => {}, setDragImage: () => {}, effectAllowed: '', dropEffect: '' };

test('shows bookings at their day and time, and marks clashes and closed times', async () => {
  renderWeek();
  expect(await chip(/^Liza Reyes/)).toBeVisible();
  expect(cell(1, 2)).toHaveTextContent('Clash: 2');
  expect(cell(1, 2)).toHaveTextContent('Ben Tan');
  expect(cell(6, 6)).toHaveTextContent('Rosa Uy');
  expect(cell(6, 6)).toHaveTextContent('Outside office hours');
  expect(cell(6, 6)).not.toHaveTextContent('Clash');
  const table = within(screen.getByRole('table'));
  expect(table.getByRole('button', { name: 'Tue 24 November 2026, 2 bookings' })).toBeVisible();
  expect(table.getByRole('button', { name: 'Sun 22 November 2026, Closed' })).toBeVisible();
});

test('more than three bookings at a time are in the list of the day', async () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((id) => aBookingLead({ id }));
  const { user, url } = renderWeek(fakeProvider({ leads: many }));
  await user.click(await screen.findByRole('button', { name: '2 more' }));
  expect(await screen.findByRole('heading', { name: 'Bookings for November 24, 2026' })).toBeVisible();
  expect(url.current).toContain('selected=2026-11-24');
});

const WEEK = { from: '2026-11-22', to: '2026-11-28' } as const;

test.each([
  [130, 130],
  [700, 500],
])('a week with %i bookings loads %i without a click', async (all, loaded) => {
  const Loaded = () => `${useBookings(WEEK, true).bookings?.length} loaded`;
  const many = Array.from({ length: all }, (_, index) => aBookingLead({ id: `b${index}` }));
  renderAdmin(<Loaded />, { server: fakeProvider({ leads: many }) });
  expect(await screen.findByText(`${loaded} loaded`)).toBeVisible();
});

test('a day whose bookings are not all loaded does not look free and says how many are missing', () => {
  const week = (loading: boolean) => (
    <CalendarActionsContext value={{ today: '2026-11-23', open: () => {}, drag: () => {} }}>
      <WeekGrid
        date="2026-11-23"
        selected={null}
        counts={new Map([['2026-11-24', 1] as const, ['2026-11-27', 12] as const])}
        closedDays={new Map()}
        onSelect={() => {}}
        bookings={[aBookingLead({ id: 'b1' })]}
        more
        loading={loading}
        titleId="title"
      />
    </CalendarActionsContext>
  );
  const { unmount } = renderAdmin(week(true));
  const day = (name: string) => screen.getByRole('button', { name });
  expect(day('Fri 27 November 2026, 12 bookings')).toHaveTextContent('12 bookings');
  unmount();
  renderAdmin(week(false));
  expect(day('Fri 27 November 2026, 12 bookings – 12 more: open the day')).toBeVisible();
  expect(day('Wed 25 November 2026, Free')).toBeVisible();
  expect(screen.getAllByText('not shown')).toHaveLength(7);
});

test('goes to other weeks and stays in the address', async () => {
  const { user, url } = renderWeek();
  expect(screen.getByRole('heading', { name: /^This Week - / })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Next week' }));
  expect(await screen.findByRole('heading', { name: 'November 29, 2026 to December 5, 2026' })).toBeVisible();
  expect(url.current).toBe('/admin/calendar?view=week&date=2026-11-30');
  expect(await screen.findByText('No bookings for this period')).toBeVisible();
});

test('browsing through the months does not leave the week', async () => {
  const { user, url } = renderWeek();
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeVisible();
  expect(url.current).toContain('date=2026-11-23');
  await user.click(screen.getByRole('button', { name: /^Tuesday, December 15 2026/ }));
  expect(await screen.findByRole('heading', { name: 'Week of December 13, 2026' })).toBeVisible();
});

test('opens a booking beside its place, where it can be confirmed', async () => {
  const { user, server } = renderWeek();
  await user.click(await chip(/^Rosa Uy/));
  const opened = within(await screen.findByRole('dialog', { name: 'Rosa Uy' }));
  expect(opened.getByText('Sat, Nov 28, 2026, 4:00 PM')).toBeVisible();
  await user.click(opened.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(opened.getAllByText('Confirmed')).toHaveLength(1));
  expect(server.data.leads[2]).toMatchObject({ bookingStatus: 'Confirmed' });
  await user.click(opened.getByRole('button', { name: 'Reschedule' }));
  expect(await screen.findByRole('dialog', { name: 'Reschedule' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Rosa Uy' })).toBeNull());
});

test('a booking whose time has passed is confirmed after a question', async () => {
  jest.setSystemTime(new Date('2026-11-28T08:00:00Z'));
  const { user, server } = renderWeek();
  await user.click(await chip(/^Rosa Uy/));
  const opened = within(await screen.findByRole('dialog', { name: 'Rosa Uy' }));
  await user.click(opened.getByRole('button', { name: 'Confirm' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm' }));
  expect(question.getByText('Sat, Nov 28, 4:00 PM has passed. Confirm it all the same?')).toBeVisible();
  expect(server.data.leads[2]).toMatchObject({ bookingStatus: 'Pending' });
  await user.click(question.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(server.data.leads[2]).toMatchObject({ bookingStatus: 'Confirmed' }));
});

test('a drop asks before it moves a booking', async () => {
  const { user, server } = renderWeek();
  fireEvent.dragStart(await chip(/^Liza Reyes/), { dataTransfer });
  fireEvent.dragOver(cell(4, 3), { dataTransfer });
  fireEvent.drop(cell(4, 3), { dataTransfer });
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-25');
  expect(dialog.getByRole('combobox', { name: 'Time' })).toHaveTextContent('2:00 PM');
  expect(server.calls).not.toContain('reschedule');
  await user.click(dialog.getByRole('button', { name: 'Reschedule' }));
  await waitFor(() => expect(cell(4, 3)).toHaveTextContent('Liza Reyes'));
  expect(cell(1, 2)).not.toHaveTextContent('Clash');
});

test('Cancel after a drop leaves the booking where it is, without a question', async () => {
  const { user, server } = renderWeek();
  fireEvent.dragStart(await chip(/^Liza Reyes/), { dataTransfer });
  fireEvent.drop(cell(4, 3), { dataTransfer });
  const dialog = await screen.findByRole('dialog', { name: 'Reschedule' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls).not.toContain('reschedule');
});

test('a day of the month accepts a booking at its time; past days and its own time accept none', async () => {
  renderWeek();
  const booking = await chip(/^Liza Reyes/);
  const dropOn = (target: HTMLElement) => {
    fireEvent.dragStart(booking, { dataTransfer });
    fireEvent.drop(target, { dataTransfer });
    fireEvent.dragEnd(booking, { dataTransfer });
  };
  dropOn(cell(1, 2));
  dropOn(cell(2, 0));
  expect(screen.queryByRole('dialog')).toBeNull();
  dropOn(within(screen.getByRole('grid')).getByRole('button', { name: /November 27 2026/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reschedule' }));
  expect(dialog.getByLabelText('Date')).toHaveValue('2026-11-27');
  expect(dialog.getByRole('combobox', { name: 'Time' })).toHaveTextContent('10:00 AM');
});

test('a cancelled booking is not dragged', async () => {
  renderWeek(fakeProvider({ leads: [aBookingLead({ cancelledAt: '2026-11-20T02:00:00.000Z' })] }));
  expect(await chip(/^Liza Reyes Cancelled/)).not.toHaveAttribute('draggable');
});

test('times at which staff are busy say who it is', async () => {
  const busyTimes = [
    { userId: 'user-2', start: '2026-11-24T01:00:00.000Z', end: '2026-11-24T02:30:00.000Z' },
    {
      userId: 'user-1',
      start: '2026-11-26T05:00:00.000Z',
      end: '2026-11-26T06:00:00.000Z',
      title: 'Dentist',
    },
  ];
  renderWeek(fakeProvider({ leads, busyTimes }));
  expect(await within(cell(0, 2)).findByText('Busy: Maria Clara')).toBeVisible();
  expect(within(cell(1, 2)).getByText('Busy: Maria Clara')).toBeVisible();
  expect(within(cell(3, 4)).getByText('Busy: you (Dentist)')).toBeVisible();
  expect(within(cell(2, 2)).queryByText(/Busy/)).not.toBeInTheDocument();
});

test('a day with an entry that could not be read is marked above its column', async () => {
  const unreadDays = [{ userId: 'user-1', day: '2026-11-26', title: 'Dentist' }];
  renderWeek(fakeProvider({ leads, unreadDays }));
  expect(await screen.findByText('Not read: Dentist')).toBeVisible();
});
