import { screen, waitFor } from '@testing-library/react';
import { errorResponse } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { AccountPanel } from './AccountPanel';

const renderPanel = () => renderAdmin(<AccountPanel>Live</AccountPanel>);

test('shows the name of the user', async () => {
  renderPanel();
  expect(await screen.findByText('Welcome, Ana Santos')).toBeVisible();
});

test('logs out to the login page', async () => {
  const { user, url } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  await waitFor(() => expect(url.current).toBe('/admin/login'));
});

test('a failed logout is said and leaves the page as it is', async () => {
  const { user, url } = renderAdmin(<AccountPanel>Live</AccountPanel>, {
    logout: () => Promise.reject(errorResponse(503, 'The database is away')),
  });
  await user.click(screen.getByRole('button', { name: 'Logout' }));
  expect(await screen.findByText('Logout failed')).toBeVisible();
  expect(screen.getByText('The database is away')).toBeVisible();
  expect(url.current).toBe('/admin');
});

test('the question mark opens the list of shortcuts, which can be turned off', async () => {
  const { user } = renderPanel();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Use single-key shortcuts' }));
  expect(screen.getByRole('switch')).not.toBeChecked();
});

test('opens the dialog to change the own password', async () => {
  const { user } = renderPanel();
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Change password' }));
  expect(await screen.findByRole('dialog', { name: 'Change Password' })).toBeVisible();
});
