import { screen, waitFor, within } from '@testing-library/react';
import { withSection } from '@/testing/fakeBusiness';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { aPerson, nothingDue } from '@/testing/fakePrivacy';
import { renderAdmin } from '@/testing/renderAdmin';
import { RetentionPage } from './RetentionPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<RetentionPage />, { resource: 'privacy', path: '/admin/privacy/retention', ...options });

const DUE = nothingDue({
  bookings: {
    total: 2,
    rows: [
      {
        leadType: 'appointment',
        id: 'booking-1',
        firstName: 'Liza',
        lastName: 'Reyes',
        lastContact: '2024-10-01',
        dueOn: '2026-10-01',
      },
    ],
  },
  mails: { total: 1 },
  policies: { total: 2 },
  heldBack: 1,
});

beforeEach(() => localStorage.clear());

test('says when nothing is kept too long', async () => {
  renderPage();
  expect(await screen.findByText('Nothing is kept longer than it should be.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Erase what is due…' })).toBeNull();
});

test('shows what is due, and erases it after a confirmation that says how many', async () => {
  const { user, server } = renderPage({ server: fakeProvider({ due: DUE }) });
  expect(
    await screen.findByText(
      /Due now: 2 people with bookings, the record of 2 policies, and the text of 1 message\./,
    ),
  ).toBeVisible();
  expect(screen.getByText('1 person is left out because of a legal hold.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
  expect(screen.getByText('Last contact October 1, 2024 · due since October 1, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Erase what is due…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase what is due' }));
  expect(
    dialog.getByText(
      /You are about to erase 2 people with bookings, the record of 2 policies, and the text of 1 message\./,
    ),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Erase now' }));
  expect(
    await screen.findByText(
      'Erased: 2 people with bookings, the record of 2 policies, and the text of 1 message.',
    ),
  ).toBeVisible();
  expect(await screen.findByText('Nothing is kept longer than it should be.')).toBeVisible();
  expect(server.calls).toContain('eraseDue');
});

test('lists the legal holds, each with a way to lift it', async () => {
  const server = fakeProvider();
  const hold = {
    id: 'hold-1',
    reason: 'Claim 2026-114',
    since: '2026-11-24T03:00:00.000Z',
    byName: 'Ana Santos',
  };
  server.data.people = [aPerson({ hold }), aPerson({ email: 'ben@example.org' })];
  const { user } = renderPage({ server });
  const list = within(await screen.findByRole('list', { name: 'Legal holds' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText('Claim 2026-114')).toBeVisible();
  expect(list.getByRole('link', { name: 'liza@example.org' })).toHaveAttribute('href', '/admin/privacy');
  await user.click(list.getByRole('button', { name: 'Lift the hold of liza@example.org' }));
  await user.click(await screen.findByRole('button', { name: 'Lift the hold' }));
  expect(await screen.findByText('The legal hold is lifted')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Legal holds' })).toBeNull());
});

test('says when a part is still due after an erasure', async () => {
  const server = fakeProvider({ due: DUE });
  server.provider.eraseDue = async () => ({ bookings: 1, leavers: 0, mails: 0, policies: 0, more: true });
  const { user } = renderPage({ server });
  await user.click(await screen.findByRole('button', { name: 'Erase what is due…' }));
  await user.click(await screen.findByRole('button', { name: 'Erase now' }));
  expect(await screen.findByText('Erased: 1 person with bookings. More is due: erase again.')).toBeVisible();
});

test('an erasure that fails says so', async () => {
  const server = fakeProvider({ due: DUE });
  server.rejectWith = errorResponse(503, 'The database is away');
  const { user } = renderPage({ server });
  await user.click(await screen.findByRole('button', { name: 'Erase what is due…' }));
  await user.click(await screen.findByRole('button', { name: 'Erase now' }));
  expect(await screen.findByText(/The database is away\. A part may have been erased/)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Erase what is due' })).toBeVisible();
});

test('shows the sentences of the Privacy Policy with the entered periods, and saves them', async () => {
  const { user, server } = renderPage();
  const bookings = await screen.findByLabelText(/^Bookings without a sale/);
  const policy = screen.getByRole('region', { name: 'In the Privacy Policy' });
  expect(await within(policy).findByText(/two years after our last contact/)).toBeVisible();
  expect(policy).toHaveTextContent(/erased by our staff.*removed one year after they were sent/);
  await user.clear(bookings);
  expect(screen.getByText('A whole number from 1 to 120')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.type(bookings, '6');
  expect(policy).toHaveTextContent(/will say.*six months/);
  await user.click(screen.getByRole('switch', { name: 'Erase what is due by itself every day' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.data.retention).toMatchObject({
    bookingMonths: 6,
    mailMonths: 12,
    policyMonths: 120,
    automatic: true,
  });
});

test('a Privacy Policy without the periods is pointed out', async () => {
  const server = fakeProvider();
  server.data.business = withSection(server.data.business, 'legal', {
    privacyPolicy: { date: '2026-11-01', text: 'We keep nothing for long.' },
  });
  renderPage({ server });
  const policy = await screen.findByRole('region', { name: 'In the Privacy Policy' });
  expect(await within(policy).findByText(/it names none of these periods/)).toBeVisible();
  expect(within(policy).getByRole('link', { name: 'legal texts' })).toHaveAttribute(
    'href',
    '/admin/business/legal',
  );
});

test('settings that somebody else changed meanwhile are not overwritten', async () => {
  const server = fakeProvider();
  const { user } = renderPage({ server });
  await user.type(await screen.findByLabelText(/^Text of messages/), '0');
  const updatedAt = '2026-11-24T02:00:00.000Z';
  server.data.retention = { ...server.data.retention, bookingMonths: 36, updatedAt };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/^Somebody else saved these settings/)).toBeVisible();
  expect(server.data.retention.mailMonths).toBe(12);
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.data.retention).toMatchObject({ bookingMonths: 36, mailMonths: 120 });
});
