import { screen, waitFor, within } from '@testing-library/react';
import { expectCopied } from '@/testing/expectCopied';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { CalendarFeed } from './CalendarFeed';

async function openDialog(user: ReturnType<typeof renderAdmin>['user'], button: string) {
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: 'Calendar address' }));
}

test('the address is shown once when it is made with the password, and can be revoked', async () => {
  const { user, server } = renderAdmin(<CalendarFeed />);
  const dialog = await openDialog(user, 'Make an address');
  expect(dialog.getByRole('button', { name: 'Make the address' })).toBeDisabled();
  await fill(dialog.getByLabelText('Password'), 'her-password');
  await user.click(dialog.getByRole('button', { name: 'Make the address' }));
  expect(await screen.findByRole('textbox', { name: 'Address' })).toHaveValue(
    'https://office.example/calendar/secret.ics',
  );
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  await expectCopied('https://office.example/calendar/secret.ics');
  await user.click(screen.getByRole('button', { name: 'I have kept it' }));
  expect(await screen.findByText(/No calendar has read it yet/)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(server.data.calendarFeed).toBeNull());
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('a wrong password is shown at its field, and no address is made', async () => {
  const { user, server } = renderAdmin(<CalendarFeed />);
  const dialog = await openDialog(user, 'Make an address');
  server.rejectWith = errorResponse(400, 'Password is wrong', { password: 'Password is wrong' });
  await fill(dialog.getByLabelText('Password'), 'wrong');
  await user.click(dialog.getByRole('button', { name: 'Make the address' }));
  await waitFor(() =>
    expect(dialog.getByLabelText('Password')).toHaveAccessibleDescription('Password is wrong'),
  );
  expect(server.data.calendarFeed).toBeNull();
});

test('says when the address was made and last read', async () => {
  const calendarFeed = { createdAt: '2026-11-20T04:00:00.000Z', fetchedAt: '2026-11-24T05:30:00.000Z' };
  renderAdmin(<CalendarFeed />, { server: fakeProvider({ calendarFeed }) });
  expect(await screen.findByText(/was made on Nov 20, 2026.* last read it on Nov 24, 2026/)).toBeVisible();
});
