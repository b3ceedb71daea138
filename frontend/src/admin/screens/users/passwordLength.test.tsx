import { screen } from '@testing-library/react';
import { aUser } from '@/testing/builders';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { OwnPasswordDialog } from '@/admin/records/own-account/OwnPasswordDialog';
import { consoleSettings } from '@/admin/ground/settings/consoleSettings';
import { NewUserDialog } from './NewUserDialog';
import { PasswordDialog } from './PasswordDialog';

const { passwordMinLength } = consoleSettings;
beforeEach(() => Object.assign(consoleSettings, { passwordMinLength: 12 }));
afterEach(() => Object.assign(consoleSettings, { passwordMinLength }));

test('every password dialog requires the minimum length from the server settings', async () => {
  const reset = renderAdmin(<PasswordDialog user={aUser()} onClose={() => {}} />);
  await fill(screen.getByPlaceholderText('Enter new password (min 12 characters)'), 'eleven long');
  expect(screen.getByRole('button', { name: 'Reset Password' })).toBeDisabled();
  await reset.user.type(screen.getByLabelText('New Password'), '!');
  expect(screen.getByRole('button', { name: 'Reset Password' })).toBeEnabled();
  reset.unmount();

  const own = renderAdmin(<OwnPasswordDialog onClose={() => {}} />);
  expect(screen.getByLabelText('New Password')).toHaveAccessibleDescription('At least 12 characters');
  own.unmount();

  renderAdmin(<NewUserDialog onClose={() => {}} />);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription('At least 12 characters');
});
