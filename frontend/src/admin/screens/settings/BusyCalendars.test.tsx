import { screen, waitFor, within } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { BusyCalendars } from './BusyCalendars';

const ADDRESS = 'https://calendar.google.com/calendar/ical/ana/private-4f2a9/basic.ics';
const calendar = {
  id: 'calendar-1',
  name: 'Private',
  url: 'https://calendar.google.com/…',
  createdAt: '2026-11-20T04:00:00.000Z',
  readAt: '2026-11-24T05:30:00.000Z',
  problem: null,
  isStale: false,
  leftOut: 0,
  entries: [],
};

async function openDialog(user: ReturnType<typeof renderAdmin>['user']) {
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a calendar' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Add a calendar' }));
  return within(await screen.findByRole('dialog', { name: 'Add a calendar' }));
}

test('a calendar is added by its address, which is masked afterwards, and can be removed', async () => {
  const { user, server } = renderAdmin(<BusyCalendars />);
  const dialog = await openDialog(user);
  expect(dialog.getByText(/Secret address in iCal format/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Add' })).toBeDisabled();
  await fill(dialog.getByLabelText('Name'), ' Private ');
  await fill(dialog.getByLabelText('Secret address'), `${ADDRESS} `);
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await screen.findByText('https://calendar.google.com/…')).toBeVisible();
  expect(screen.getByText('Being read…')).toBeVisible();
  expect(document.body).not.toHaveTextContent('private-4f2a9');
  expect(server.data.busyCalendars).toMatchObject([{ name: 'Private' }]);
  await user.click(screen.getByRole('button', { name: 'Remove Private' }));
  await waitFor(() => expect(server.data.busyCalendars).toEqual([]));
});

test('an address that the server does not connect to is named at its field', async () => {
  const { user, server } = renderAdmin(<BusyCalendars />);
  const dialog = await openDialog(user);
  const wrong = 'The address must begin with https://';
  server.rejectWith = errorResponse(400, wrong, { url: wrong });
  await fill(dialog.getByLabelText('Name'), 'Private');
  await fill(dialog.getByLabelText('Secret address'), 'http://calendar.example/');
  await user.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByLabelText('Secret address')).toHaveAccessibleDescription(wrong));
  expect(server.data.busyCalendars).toEqual([]);
});

test('says when each calendar was last read, and what is wrong with it', async () => {
  const broken = {
    ...calendar,
    id: 'calendar-2',
    name: 'Family',
    problem: 'The other server has an error (503)',
    isStale: true,
  };
  renderAdmin(<BusyCalendars />, { server: fakeProvider({ busyCalendars: [calendar, broken] }) });
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Private.*Last read on Nov 24, 2026/);
  expect(within(first!).queryByRole('alert')).not.toBeInTheDocument();
  expect(within(second!).getByRole('alert')).toHaveTextContent(
    'The other server has an error (503). The busy times of the last reading stay.',
  );
});

test('names the entries that could not be read, with their day and the reason', async () => {
  const partly = {
    ...calendar,
    problem: 'Entries that could not be read are left out: 2',
    leftOut: 2,
    entries: [
      { title: 'Dentist', day: '2026-12-01', reason: 'It ends before it begins' },
      { title: '', day: null, reason: 'It has no start' },
    ],
  };
  renderAdmin(<BusyCalendars />, { server: fakeProvider({ busyCalendars: [partly] }) });
  const list = within(await screen.findByRole('list', { name: 'Entries of Private to look at' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Dentist, Tuesday, December 1, 2026: It ends before it begins.',
    'Without a title: It has no start.',
  ]);
  expect(screen.getByRole('alert')).not.toHaveTextContent(/stay|At most/);
});

test('says that fifty entries are named at most, also when fewer of them were left out', async () => {
  const entry = { title: 'Dentist', day: '2026-12-01', reason: 'It ends before it begins' };
  const problem =
    'Entries that could not be read are left out: 45; entries in a time zone that is not known are read in that of the office: 20';
  const many = { ...calendar, problem, leftOut: 45, entries: Array.from({ length: 50 }, () => entry) };
  renderAdmin(<BusyCalendars />, { server: fakeProvider({ busyCalendars: [many] }) });
  expect(await screen.findByRole('alert')).toHaveTextContent('At most 50 are named.');
});
