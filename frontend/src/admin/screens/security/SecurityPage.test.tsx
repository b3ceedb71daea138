import { screen, waitFor, within } from '@testing-library/react';
import { anAssistant } from '@/testing/builders';
import { aSession } from '@/testing/fakeAccount';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { SecurityPage } from './SecurityPage';

const sessions = [
  aSession({ current: true }),
  aSession({ id: 'session-2', browser: 'Safari on iPhone' }),
  aSession({ id: 'session-3', browser: 'Firefox on Linux' }),
];

const list = () => within(screen.getByRole('list', { name: 'Sessions' }));

function renderSecurity(start: Parameters<typeof fakeProvider>[0] = {}) {
  const server = fakeProvider({ ownSessions: sessions, ...start });
  return renderAdmin(<SecurityPage />, { server, user: anAssistant, path: '/admin/security' });
}

test('lists the sessions, and ends one of the others', async () => {
  const { user, server } = renderSecurity();
  const [own, phone] = await screen.findAllByRole('listitem');
  expect(within(own!).getByText('This browser')).toBeVisible();
  expect(within(own!).queryByRole('button')).toBeNull();
  await user.click(within(phone!).getByRole('button', { name: 'End the session in Safari on iPhone' }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(2));
  expect(server.data.ownSessions.map(({ id }) => id)).toEqual(['session-1', 'session-3']);
});

test('ends all other sessions; with one there is nothing to end', async () => {
  const { user } = renderSecurity();
  await user.click(await screen.findByRole('button', { name: 'End all other sessions' }));
  await waitFor(() => expect(list().getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'End all other sessions' })).toBeNull();
});

test('sets the own e-mail address with the password', async () => {
  const { user, server } = renderSecurity();
  expect(await screen.findByText('No address yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add an address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail Address' }));
  await fill(dialog.getByLabelText('E-mail address'), ' ana@office.example');
  expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await fill(dialog.getByLabelText('Your password'), 'her-password');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('ana@office.example')).toBeVisible();
  expect(server.data.ownEmail).toBe('ana@office.example');
});

test('shows a wrong password at its field', async () => {
  const { user, server } = renderSecurity({ ownEmail: 'ana@office.example' });
  server.rejectWith = errorResponse(400, 'Password is wrong', { password: 'Password is wrong' });
  await user.click(await screen.findByRole('button', { name: 'Change address' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'E-mail Address' }));
  await user.clear(dialog.getByLabelText('E-mail address'));
  await fill(dialog.getByLabelText('Your password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Your password')).toHaveAccessibleDescription('Password is wrong'),
  );
});

test('says when no mail server is connected', async () => {
  const mailSummary = { held: 0, failed: 0, waiting: 0, oldestWaitingSeconds: null, smtp: false };
  renderSecurity({ mailSummary });
  expect(await screen.findByText(/No mail server is connected/)).toBeVisible();
});

test('opens the dialog for a new password, which says how strong it is', async () => {
  const { user } = renderSecurity();
  await user.click(await screen.findByRole('button', { name: 'Change password' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change Password' }));
  await fill(dialog.getByLabelText('New Password'), 'password');
  expect(dialog.getByRole('meter', { name: 'Strength' })).toHaveAttribute('aria-valuenow', '0');
  await fill(dialog.getByLabelText('New Password'), 'correct horse battery');
  expect(dialog.getByText('Very good: very hard to guess.')).toBeVisible();
});
