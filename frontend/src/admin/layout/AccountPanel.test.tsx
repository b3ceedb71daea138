import { screen, waitFor } from '@testing-library/react';
import { renderAdmin } from '../../testing/renderAdmin';
import { AccountPanel } from './AccountPanel';

const renderPanel = () => renderAdmin(<AccountPanel>Live</AccountPanel>);

test('welcomes by name', async () => {
  renderPanel();
  expect(await screen.findByText('Welcome, Ana Santos')).toBeVisible();
});

test('logs out to the login page', async () => {
  const { user, address } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(address.current).toBe('/admin/login'));
});

test('explains the keys on a question mark, and can turn them off', async () => {
  const { user } = renderPanel();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('opens the dialog for the own password', async () => {
  const { user } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
});
