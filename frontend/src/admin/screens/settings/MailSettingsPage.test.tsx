import { act, screen, waitFor, within } from '@testing-library/react';
import { anAssistant } from '@/testing/builders';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { MailSettingsPage } from './MailSettingsPage';

type Options = Parameters<typeof renderAdmin>[1];
const renderPage = (options: Options = {}) =>
  renderAdmin(<MailSettingsPage />, { resource: 'settings', path: '/admin/settings/mail', ...options });

beforeEach(() => localStorage.clear());

const reminder = () => screen.findByRole('switch', { name: 'Reminder' });

test('saves which messages visitors get', async () => {
  const { user, server } = renderPage();
  expect(await screen.findAllByRole('switch')).toHaveLength(9);
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(await reminder());
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.data.settings.visitorMails).toMatchObject({
    booking_reminder: false,
    booking_received: true,
  });
  expect(await screen.findByText('Last changed Nov 20, 2026, 1:00 PM')).toBeVisible();
  expect(await reminder()).not.toBeChecked();
});

test('says who gets a message tomorrow before a kind is turned on', async () => {
  const server = fakeProvider();
  const { visitorMails } = server.data.settings;
  server.data.settings = { ...server.data.settings, visitorMails: { ...visitorMails, premium_due: false } };
  const mails = Array.from({ length: 7 }, (_, index) => ({
    clientId: `c${index}`,
    clientName: `Client ${index}`,
    policies: [
      { policyId: `p${index}`, policy: 'Sun Life Term 20', date: '2026-12-02' },
      { policyId: `q${index}`, policy: 'AXA Life 65', date: '2026-12-03' },
    ],
  }));
  const example = {
    from: 'office@sample.example',
    subject: 'Your premium is due',
    preview: '',
    html: '<p>Dear Client 0</p>',
    text: 'Dear Client 0',
  };
  server.data.tomorrowsMails = {
    date: '2026-11-25',
    kinds: [{ kind: 'premium_due', count: 7, mixed: 2, withoutAddress: 1, mails, example }],
  };
  const { user } = renderPage({ server });
  await user.click(await screen.findByRole('switch', { name: 'Premium due' }));
  const told = await screen.findByRole('alert');
  expect(told).toHaveTextContent('Tomorrow, November 25, 2026, 9:00 AM: 7 messages');
  expect(told).toHaveTextContent(
    '2 of them with a premium in grace in the same message, when that is on too.',
  );
  expect(told).toHaveTextContent('1 client has no e-mail address');
  expect(told).toHaveTextContent('Only from tomorrow on');
  expect(within(told).getAllByRole('listitem').slice(0, 5)).toHaveLength(5);
  expect(within(told).getAllByRole('listitem')[0]).toHaveTextContent(
    /^Client 0, Sun Life Term 20, .*Dec 2.* · AXA Life 65, .*Dec 3/,
  );
  expect(within(told).getByText('Show 2 more')).toBeVisible();
  await user.click(within(told).getByRole('button', { name: 'See the message' }));
  const dialog = await screen.findByRole('dialog', { name: 'Premium due' });
  expect(dialog).toHaveTextContent('Your premium is due');
  expect(dialog).toHaveTextContent('To Client 0.');
  await user.click(within(dialog).getByRole('tab', { name: 'Text only' }));
  expect(within(dialog).getByText('Dear Client 0')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('switch', { name: 'Premium due' }));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('has the prepared messages in the words of the owner', async () => {
  const { user, server } = renderPage();
  await fill(await screen.findByRole('textbox', { name: /^Birthday/ }), 'Happy birthday, {name}!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.data.settings.visitorMails).toMatchObject({ birthdayText: 'Happy birthday, {name}!' });
});

test('says how to pay in the words of the owner', async () => {
  const { user, server } = renderPage();
  await fill(await screen.findByRole('textbox', { name: /How to pay/ }), 'BPI 0000-0000-00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.data.settings.visitorMails).toMatchObject({ howToPay: 'BPI 0000-0000-00' });
});

test('keeps unsaved changes until they are saved or discarded', async () => {
  const first = renderPage();
  await first.user.click(await reminder());
  first.unmount();
  const { user } = renderPage();
  expect(await screen.findByText(/Restored what you had written/)).toBeVisible();
  expect(await reminder()).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Discard changes' }));
  expect(await reminder()).toBeChecked();
});

test('keeps the changes when somebody else saved in between, and saves them once chosen', async () => {
  const server = fakeProvider();
  const { user } = renderPage({ server });
  await user.click(await reminder());
  const { visitorMails } = server.data.settings;
  server.data.settings = {
    ...server.data.settings,
    visitorMails: { ...visitorMails, booking_received: false, updatedAt: '2026-11-20T04:00:00.000Z' },
  };
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/saved these settings on .*, after you began/)).toBeVisible();
  expect(await reminder()).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Keep mine' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Settings saved')).toBeVisible();
  expect(server.data.settings.visitorMails).toMatchObject({
    booking_reminder: false,
    booking_received: false,
  });
});

test('takes over what somebody else saves, and keeps unsaved changes with a notice', async () => {
  const server = fakeProvider();
  const { user, queryClient } = renderPage({ server });
  const elsewhere = async (changes: object, updatedAt: string) => {
    const { visitorMails } = server.data.settings;
    server.data.settings = {
      ...server.data.settings,
      visitorMails: { ...visitorMails, ...changes, updatedAt },
    };
    await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.settings }));
  };
  await reminder();
  await elsewhere({ booking_received: false }, '2026-11-20T04:00:00.000Z');
  expect(await screen.findByRole('switch', { name: 'Booking received' })).not.toBeChecked();
  await user.click(await reminder());
  await elsewhere({ booking_received: true }, '2026-11-20T04:01:00.000Z');
  expect(await screen.findByText(/saved these settings on .*, after you began/)).toBeVisible();
  expect(await reminder()).not.toBeChecked();
});

test('an assistant reads the settings and cannot change them', async () => {
  renderPage({ user: anAssistant });
  expect(await screen.findByText('Only superadmin users can change the settings.')).toBeVisible();
  for (const one of await screen.findAllByRole('switch')) expect(one).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  expect(await screen.findByText('A mail server is connected.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send test' })).toBeNull();
});

test('sends a test message and shows the answer of the mail server when it comes', async () => {
  const { user, server, queryClient } = renderPage();
  await fill(await screen.findByLabelText('Send a test message to'), 'owner@example.org');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  const result = within(await screen.findByRole('status', { name: 'Result of the test' }));
  expect(await result.findByText('Waiting')).toBeVisible();
  server.data.mails = server.data.mails.map((mail) => ({
    ...mail,
    state: 'failed',
    reason: 'The mail server rejected the password',
    lastReply: '535 5.7.8 Authentication failed',
  }));
  await act(() => queryClient.invalidateQueries({ queryKey: queryKeys.mails }));
  expect(await result.findByText('Failed')).toBeVisible();
  expect(result.getByText('535 5.7.8 Authentication failed')).toBeVisible();
});

test('shows the error of the test address at its field', async () => {
  const server = fakeProvider();
  server.rejectWith = errorResponse(400, 'To must be an e-mail address', {
    to: 'To must be an e-mail address',
  });
  const { user } = renderPage({ server });
  const field = await screen.findByLabelText('Send a test message to');
  await fill(field, 'owner');
  await user.click(screen.getByRole('button', { name: 'Send test' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription('To must be an e-mail address'));
});

test('says that no mail server is connected', async () => {
  const mailSummary = { held: 0, failed: 0, waiting: 0, oldestWaitingSeconds: null, smtp: false };
  renderPage({ server: fakeProvider({ mailSummary }) });
  expect(await screen.findByText(/No mail server is connected: messages are written and kept/)).toBeVisible();
});
