import { screen, waitFor } from '@testing-library/react';
import { aSuperadmin } from '../../testing/builders';
import { renderAdmin } from '../../testing/renderAdmin';
import { rememberSession } from '../providers/session';
import { LoginPage } from './LoginPage';

const renderLogin = (path = '/admin/login') => renderAdmin(<LoginPage />, { path });

beforeEach(() => rememberSession(null));

test('says what is missing', async () => {
  const { user } = renderLogin();
  await user.click(await screen.findByRole('button', { name: 'Sign In' }));
  expect(await screen.findByText('Username is required')).toBeVisible();
  expect(screen.getByText('Password is required')).toBeVisible();
});

test('sends on who is signed in already', async () => {
  rememberSession(aSuperadmin);
  const { address } = renderLogin();
  await waitFor(() => expect(address.current).toBe('/admin'));
});

test('says that a session ended elsewhere', async () => {
  renderLogin('/admin/login?ended');
  expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended.');
});

test('says nothing of an ended session otherwise', async () => {
  renderLogin();
  await screen.findByLabelText('Username');
  expect(screen.queryByRole('alert')).toBeNull();
});
