import { screen } from '@testing-library/react';
import { fakeProvider, errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { OwnPasswordDialog } from './OwnPasswordDialog';

async function fillIn(server = fakeProvider()) {
  const onClose = jest.fn();
  const { user } = renderAdmin(<OwnPasswordDialog onClose={onClose} />, { server });
  await fill(screen.getByLabelText('Current Password'), 'old secret');
  await fill(screen.getByLabelText('New Password'), 'new secret');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  return { onClose, server };
}

test('changes the own password', async () => {
  const { onClose, server } = await fillIn();
  expect(await screen.findByText(/Password changed/)).toBeVisible();
  expect(server.data.passwords.own).toBe('new secret');
  expect(onClose).toHaveBeenCalled();
});

test('shows an error if the current password is wrong', async () => {
  const server = fakeProvider();
  const userMessage = 'Current password is wrong';
  server.rejectWith = errorResponse(400, userMessage, { currentPassword: userMessage });
  const { onClose } = await fillIn(server);
  expect(await screen.findByLabelText('Current Password')).toHaveAccessibleDescription(userMessage);
  expect(onClose).not.toHaveBeenCalled();
});
