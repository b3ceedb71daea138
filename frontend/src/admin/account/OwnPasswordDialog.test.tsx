import { screen } from '@testing-library/react';
import { fakeProvider, refusal } from '../../testing/fakeProvider';
import { renderAdmin } from '../../testing/renderAdmin';
import { OwnPasswordDialog } from './OwnPasswordDialog';

async function fillIn(server = fakeProvider()) {
  const onClose = jest.fn();
  const { user } = renderAdmin(<OwnPasswordDialog onClose={onClose} />, { server });
  await user.type(screen.getByLabelText('Current Password'), 'old secret');
  await user.type(screen.getByLabelText('New Password'), 'new secret');
  await user.click(screen.getByRole('button', { name: 'Change Password' }));
  return { onClose, server };
}

test('changes the own password with the current one', async () => {
  const { onClose, server } = await fillIn();
  expect(await screen.findByText(/Password changed/)).toBeVisible();
  expect(server.data.passwords.own).toBe('new secret');
  expect(onClose).toHaveBeenCalled();
});

test('says that the current one is wrong', async () => {
  const server = fakeProvider();
  const sentence = 'Current password is wrong';
  server.refuse = refusal(400, sentence, { currentPassword: sentence });
  const { onClose } = await fillIn(server);
  expect(await screen.findByLabelText('Current Password')).toHaveAccessibleDescription(sentence);
  expect(onClose).not.toHaveBeenCalled();
});
