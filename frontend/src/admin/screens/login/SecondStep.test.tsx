import { screen } from '@testing-library/react';
import { errorResponse } from '@/testing/fakeProvider';
import { fill } from '@/testing/fill';
import { renderAdmin } from '@/testing/renderAdmin';
import { LoginForm } from './LoginForm';

const login = jest.fn<Promise<unknown>, [unknown]>();

const WRONG = 'This code is not right, or was used before';
const asked = (secondFactor: string[], message = 'Please confirm with your second factor') =>
  errorResponse(401, message, undefined, { secondFactor });

beforeEach(() => login.mockReset());

/** Enters the password of an account that asks for those factors. */
async function afterPassword(...factors: string[]) {
  const view = renderAdmin(<LoginForm />, { path: '/admin/login', login });
  login.mockRejectedValueOnce(asked(factors));
  await view.user.type(await screen.findByLabelText('Username'), 'ana');
  await fill(screen.getByLabelText('Password'), 'secret');
  await view.user.click(screen.getByRole('button', { name: 'Sign In' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return view;
}

test('a wrong password shows Login failed with the words of the server', async () => {
  const { user } = renderAdmin(<LoginForm />, { path: '/admin/login', login });
  login.mockRejectedValueOnce(errorResponse(401, 'Invalid username or password'));
  await user.type(await screen.findByLabelText('Username'), 'ana');
  await user.type(screen.getByLabelText('Password'), 'wrong{Enter}');
  expect(await screen.findByText('Login failed')).toBeVisible();
  expect(screen.getByText('Invalid username or password')).toBeVisible();
});

test('asks for a code after the password, without an error', async () => {
  const { user } = await afterPassword('totp');
  expect(login).toHaveBeenCalledWith({ username: 'ana', password: 'secret' });
  expect(screen.queryByText('Login failed')).toBeNull();
  const code = screen.getByLabelText('Code');
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  login.mockResolvedValueOnce(null);
  await fill(code, '123456');
  await user.keyboard('{Enter}');
  expect(login).toHaveBeenLastCalledWith({ code: '123456' });
});

test('stays with an error after a wrong code, and begins again once the half session ended', async () => {
  const { user } = await afterPassword('totp');
  login.mockRejectedValueOnce(asked(['totp'], WRONG));
  await fill(screen.getByLabelText('Code'), '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(WRONG)).toBeVisible();
  expect(screen.getByLabelText('Code')).toHaveValue('');
  login.mockRejectedValueOnce(errorResponse(401, 'Please sign in with your password again'));
  await fill(screen.getByLabelText('Code'), '123456');
  await user.keyboard('{Enter}');
  expect(await screen.findByLabelText('Password')).toBeVisible();
});

test('takes a recovery code instead', async () => {
  const { user } = await afterPassword('totp');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  login.mockResolvedValueOnce(null);
  await fill(screen.getByLabelText('Recovery code'), 'ABCD-EFGH-JKLM-NPQR');
  await user.keyboard('{Enter}');
  expect(login).toHaveBeenLastCalledWith({ code: 'ABCD-EFGH-JKLM-NPQR' });
  await user.click(screen.getByRole('button', { name: 'Use the authenticator app' }));
  expect(screen.getByLabelText('Code')).toBeVisible();
});

test('offers a passkey only where the browser supports it', async () => {
  const { user } = await afterPassword('passkey');
  expect(screen.getByText(/This browser cannot use your passkey/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
});
