import { screen, waitFor } from '@testing-library/react';
import { aSuperadmin } from '@/testing/builders';
import { renderAdmin } from '@/testing/renderAdmin';
import { setSessionUser } from '@/admin/ground/api/session';
import { LoginPage } from './LoginPage';

const renderLogin = (path = '/admin/login') => renderAdmin(<LoginPage />, { path });

beforeEach(() => setSessionUser(null));

test('shows errors for missing fields', async () => {
  const { user } = renderLogin();
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
});

test('redirects if already signed in', async () => {
  setSessionUser(aSuperadmin);
  const { url } = renderLogin();
  await waitFor(() => expect(url.current).toBe('/admin'));
});

test('shows a message if the session has ended', async () => {
  renderLogin('/admin/login?ended');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your session has ended. Sign in again and you are back where you were. If you cannot sign in, ask your administrator.',
  );
});

test('shows no message about an ended session otherwise', async () => {
  renderLogin();
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('alert')).toBeNull();
});
