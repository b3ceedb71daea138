import { act, screen, waitFor, within } from '@testing-library/react';
import { aMail, aMailDetail } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { MailListPage } from './MailListPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<MailListPage />, { resource: 'messages', path: '/admin/messages', ...options });

const failed = aMailDetail({
  id: 'mail-2',
  kind: 'booking_reminder',
  subject: 'Your consultation is tomorrow',
  name: 'Noel Cruz',
  recipient: 'noel@example.org',
  state: 'failed',
  attempts: 2,
  sentAt: null,
  reason: 'The address does not exist',
  lastReply: '550 5.1.1 No such user',
  createdAt: '2026-11-19T03:00:00.000Z',
  attachments: [{ filename: 'consultation.ics', contentType: 'text/calendar' }],
  attemptLog: [
    { at: '2026-11-19T03:00:00.000Z', outcome: 'delayed', reply: '451 4.7.1 Greylisted' },
    { at: '2026-11-19T03:15:00.000Z', outcome: 'refused', reply: '550 5.1.1 No such user' },
  ],
});
const server = (changes: Parameters<typeof fakeProvider>[0] = {}) =>
  fakeProvider({ mails: [aMailDetail(), failed], ...changes });

const openFailed = async (user: ReturnType<typeof renderPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: /Your consultation is tomorrow/ }));
  return within(await screen.findByRole('dialog', { name: 'Reminder' }));
};

test('lists the mails with person, recipient, kind, subject, state, time and attempts', async () => {
  renderPage({ server: server() });
  expect(screen.getByText('Loading messages...')).toBeVisible();
  const rows = within(await screen.findByRole('list', { name: 'Messages' })).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Liza Reyesliza@example.orgBooking confirmedYour consultation is confirmedSentNov 20, 2026, 11:00 AM',
    'Noel Cruznoel@example.orgReminderYour consultation is tomorrowThe address does not existFailedNov 19, 2026, 11:00 AM · 2 attempts',
  ]);
  expect(within(rows[0]!).getByRole('link', { name: 'Liza Reyes' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
});

test('keeps what is scheduled for later apart, folded', async () => {
  const reminder = (id: string, subject: string, nextAttemptAt: string) =>
    aMailDetail({ id, subject, kind: 'booking_reminder', state: 'queued', sentAt: null, nextAttemptAt });
  const later = reminder('mail-3', 'In two years', '2101-01-01T00:00:00.000Z');
  const sooner = reminder('mail-4', 'Next year', '2100-01-01T00:00:00.000Z');
  const { user } = renderPage({ server: server({ mails: [later, sooner, failed] }) });
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  await user.click(await screen.findByRole('button', { name: '2 scheduled for later' }));
  const scheduled = within(screen.getByRole('list', { name: 'Scheduled messages' })).getAllByRole('button');
  expect(scheduled.map((row) => row.textContent)).toEqual([
    'ReminderNext yearWaitingDue Jan 1, 2100, 8:00 AM',
    'ReminderIn two yearsWaitingDue Jan 1, 2101, 8:00 AM',
  ]);
});

test('filters by state and kind and searches the address; the URL keeps it', async () => {
  const { user, url } = renderPage({ server: server() });
  await user.click(await screen.findByRole('combobox', { name: 'Filter by state' }));
  await user.click(await screen.findByRole('option', { name: 'Failed' }));
  await waitFor(() => expect(screen.queryByText('Your consultation is confirmed')).toBeNull());
  await user.click(screen.getByRole('combobox', { name: 'Filter by kind' }));
  await user.click(await screen.findByRole('option', { name: 'Reminder' }));
  await fill(screen.getByRole('textbox', { name: /recipient/ }), 'liza');
  expect(await screen.findByText('No messages match the search and filters')).toBeVisible();
  for (const part of ['"kind":"booking_reminder"', '"q":"liza"', '"state":"failed"'])
    expect(url.current).toContain(part);
  await user.click(screen.getByRole('button', { name: 'Clear search and filters' }));
  expect(await screen.findByText('Your consultation is confirmed')).toBeVisible();
});

test('says that there are no mails yet', async () => {
  renderPage();
  expect(await screen.findByText('No messages yet')).toBeVisible();
});

test('shows an error with a retry button', async () => {
  const fake = server();
  const { getList } = fake.provider;
  const log = jest.spyOn(console, 'error').mockImplementation(() => {});
  fake.provider.getList = () => Promise.reject(errorResponse(503, 'The database is away'));
  const { user } = renderPage({ server: fake });
  expect(await screen.findByText('The database is away')).toBeVisible();
  fake.provider.getList = getList;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Your consultation is confirmed')).toBeVisible();
  log.mockRestore();
});

test('shows the words of the mail server for every attempt, the attachments and the lead', async () => {
  const { user } = renderPage({ server: server() });
  const dialog = await openFailed(user);
  expect(await dialog.findByText('It could not be sent: The address does not exist')).toBeVisible();
  await user.click(dialog.getByText('Delivery'));
  const attempts = within(dialog.getByRole('region', { name: 'Attempts' })).getAllByRole('listitem');
  expect(attempts.map((attempt) => attempt.textContent)).toEqual([
    'DelayedNov 19, 2026, 11:00 AM451 4.7.1 Greylisted',
    'RefusedNov 19, 2026, 11:15 AM550 5.1.1 No such user',
  ]);
  expect(dialog.getByText('consultation.ics')).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Open lead' })).toHaveAttribute(
    'href',
    '/admin/leads/appointment/booking-1',
  );
});

test('shows when the next attempt is', async () => {
  const mail = aMailDetail({ state: 'retrying', sentAt: null, nextAttemptAt: '2026-11-20T04:00:00.000Z' });
  const { user } = renderPage({ server: fakeProvider({ mails: [mail] }) });
  const row = await screen.findByRole('button', { name: /Trying again/ });
  expect(row).toHaveTextContent('Next attempt Nov 20, 2026, 12:00 PM');
  await user.click(row);
  const term = await screen.findByText('Next Attempt');
  expect(term.nextElementSibling).toHaveTextContent('Nov 20, 2026, 12:00 PM');
});

test('shows the content in a frame that runs and loads nothing, and as text', async () => {
  const { user } = renderPage({ server: server() });
  const dialog = await openFailed(user);
  const frame = await dialog.findByTitle('Content of “Your consultation is tomorrow”');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).not.toHaveAttribute('src');
  expect(frame.getAttribute('srcdoc')).toContain("default-src 'none'");
  expect(frame.getAttribute('srcdoc')).toContain('<p>See you on Tuesday.</p>');
  await user.click(dialog.getByRole('tab', { name: 'Text only' }));
  expect(dialog.getByText('See you on Tuesday.')).toBeVisible();
});

test('says when the content was removed, and does not offer to send it again', async () => {
  const removed = { ...failed, text: '', html: '', contentRemovedAt: '2027-11-20T03:00:00.000Z' };
  const { user } = renderPage({ server: server({ mails: [removed] }) });
  const dialog = await openFailed(user);
  expect(await dialog.findByText(/^The content was removed on Nov 20, 2027, 11:00 AM/)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
});

test('opens a mail and leaves it with the keyboard', async () => {
  const { user } = renderPage({ server: fakeProvider({ mails: [aMailDetail()] }) });
  const row = await screen.findByRole('button', { name: /Your consultation is confirmed/ });
  act(() => row.focus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Booking confirmed' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(row).toHaveFocus();
});

test('sends a mail again and shows the new one', async () => {
  const fake = server();
  const { user } = renderPage({ server: fake });
  const dialog = await openFailed(user);
  await user.click(await dialog.findByRole('button', { name: 'Send again' }));
  expect(await screen.findByText('The message is sent again')).toBeVisible();
  expect(await dialog.findByText('Waiting')).toBeVisible();
  // the new one is still on its way
  expect(dialog.queryByRole('button', { name: 'Send again' })).toBeNull();
  expect(fake.calls).toContain('resendMail');
});

test('says why a mail is not sent again', async () => {
  const fake = server();
  fake.rejectWith = errorResponse(409, 'The consultation is over');
  const { user } = renderPage({ server: fake });
  const dialog = await openFailed(user);
  await user.click(await dialog.findByRole('button', { name: 'Send again' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The consultation is over');
});

test('a live message changes the list and the open message', async () => {
  const fake = fakeProvider({ mails: [aMailDetail({ state: 'sending', sentAt: null })] });
  const { user, queryClient } = renderPage({ server: fake });
  await user.click(await screen.findByRole('button', { name: /Sending/ }));
  expect(await screen.findByText('It is being passed to the mail server.')).toBeVisible();
  fake.data.mails = [aMailDetail()];
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.mails }));
  expect(await screen.findByText(/The mail server accepted it/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Sent/, hidden: true })).toBeInTheDocument();
});

test('says that no mail server is connected, and what to ask for on the server', async () => {
  const mailSummary = { held: 12, failed: 0, waiting: 0, oldestWaitingSeconds: null, smtp: false };
  renderPage({
    server: fakeProvider({ mailSummary, mails: [aMailDetail({ ...aMail({ state: 'held' }) })] }),
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(
    /Messages are written and kept, not sent.*12 kept so far.*Ask whoever runs your server: send them.*Set SMTP_URL/,
  );
});

test('says when mails do not leave', async () => {
  const mailSummary = { held: 0, failed: 0, waiting: 7, oldestWaitingSeconds: 2400, smtp: true };
  renderPage({ server: server({ mailSummary }) });
  expect(
    await screen.findByText(/7 messages are waiting; the oldest has been waiting for 40 minutes/),
  ).toBeVisible();
});

const failedDaysAgo = (days: number, index: number) =>
  aMailDetail({
    ...failed,
    id: `failed-${index}`,
    createdAt: new Date(Date.now() - days * 86_400_000).toISOString(),
  });

test('says when several mails failed within a day, and shows them', async () => {
  const mails = [aMailDetail(), ...[0.1, 0.5, 0.9].map(failedDaysAgo)];
  const mailSummary = { held: 0, failed: 3, waiting: 0, oldestWaitingSeconds: null, smtp: true };
  const { user } = renderPage({ server: fakeProvider({ mails, mailSummary }) });
  await user.click(await screen.findByRole('button', { name: 'Show failed' }));
  await waitFor(() => expect(screen.queryByText('Your consultation is confirmed')).toBeNull());
  expect(screen.getAllByText('Your consultation is tomorrow')).toHaveLength(3);
});

test('says nothing about mails that failed long ago', async () => {
  const mails = [0.1, 0.5, 1.1].map(failedDaysAgo);
  const mailSummary = { held: 0, failed: 3, waiting: 0, oldestWaitingSeconds: null, smtp: true };
  const fake = fakeProvider({ mails, mailSummary });
  renderPage({ server: fake });
  expect(await screen.findAllByText('Your consultation is tomorrow')).toHaveLength(3);
  await waitFor(() => expect(fake.calls).toContain('list messages {"state":"failed"}'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('shows no alert while all is well', async () => {
  renderPage({ server: server() });
  await screen.findByText('Your consultation is confirmed');
  expect(screen.queryByRole('alert')).toBeNull();
});
