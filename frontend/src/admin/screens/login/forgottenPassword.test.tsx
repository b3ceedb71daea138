import { screen, waitFor } from '@testing-library/react';
import { errorResponse, fakeProvider } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { ForgotPasswordPage } from './ForgotPasswordPage';
import { ResetPasswordPage } from './ResetPasswordPage';

test('asks for a link, and shows the same words whatever was typed', async () => {
  const { user, server } = renderAdmin(<ForgotPasswordPage />, { path: '/admin/forgot-password' });
  expect(screen.getByRole('button', { name: 'Send the link' })).toBeDisabled();
  await fill(screen.getByLabelText('Username or e-mail address'), ' ana ');
  await user.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/If there is such an account, a link is on its way/)).toBeVisible();
  expect(server.data.askedLinks).toEqual(['ana']);
  expect(screen.getByRole('link', { name: 'Back to sign in' })).toHaveAttribute('href', '/admin/login');
});

const renderReset = (server = fakeProvider(), hash = '#secret') =>
  renderAdmin(<ResetPasswordPage />, { path: `/admin/reset-password${hash}`, server });

test('sets a new password with the secret of the link, and goes to the login page', async () => {
  const { user, server, url } = renderReset();
  const save = screen.getByRole('button', { name: 'Set new password' });
  await fill(screen.getByLabelText('New password'), '12345');
  expect(save).toBeDisabled();
  await user.type(screen.getByLabelText('New password'), '6');
  await user.click(save);
  await waitFor(() => expect(url.current).toBe('/admin/login'));
  expect(server.data.passwords).toEqual({ secret: '123456' });
});

test('shows at the field why a password is not allowed', async () => {
  const server = fakeProvider();
  const newPassword = 'New password must be at most 72 bytes long';
  server.rejectWith = errorResponse(400, newPassword, { newPassword });
  const { user } = renderReset(server);
  await fill(screen.getByLabelText('New password'), 'chosen password');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  await waitFor(() => expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(newPassword));
});

test('offers a new link when this one does not work', async () => {
  const server = fakeProvider();
  server.rejectWith = errorResponse(404, 'This link does not work any more. Ask for a new one.');
  const { user } = renderReset(server);
  await fill(screen.getByLabelText('New password'), 'chosen password');
  await user.click(screen.getByRole('button', { name: 'Set new password' }));
  const again = await screen.findByRole('link', { name: 'Ask for a new one' });
  expect(again).toHaveAttribute('href', '/admin/forgot-password');
});

test('offers a new link on a page without a secret', () => {
  renderReset(fakeProvider(), '');
  expect(screen.getByRole('link', { name: 'Ask for a new one' })).toBeVisible();
});
