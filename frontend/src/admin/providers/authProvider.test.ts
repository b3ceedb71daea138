import { ApiError } from '../../shared/api-client';
import { aSuperadmin } from '../../testing/builders';
import { authProvider, SESSION_ENDED } from './authProvider';
import { forgetSession, rememberSession } from './session';

const answer = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const serverAnswers = (...answers: Response[]) => {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit?]>();
  answers.forEach((response) => fetch.mockResolvedValueOnce(response));
  global.fetch = fetch as unknown as typeof global.fetch;
  return fetch;
};

beforeEach(forgetSession);

test('takes a 401 for nobody signed in, and asks only once', async () => {
  const fetch = serverAnswers(answer(401, { message: 'Sign in first' }));
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ message: false });
  await expect(authProvider.getPermissions?.({})).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('remembers who signed in', async () => {
  const fetch = serverAnswers(answer(200, aSuperadmin));
  await authProvider.login({ username: 'admin', password: 'secret' });
  expect(fetch).toHaveBeenCalledWith('/api/login', expect.objectContaining({ method: 'POST' }));
  await expect(authProvider.getIdentity?.()).resolves.toMatchObject({ fullName: 'Ana Santos' });
});

test('stays signed in when signing out fails', async () => {
  rememberSession(aSuperadmin);
  serverAnswers(answer(503, { message: 'The database is away' }));
  await expect(authProvider.logout({})).rejects.toBeInstanceOf(ApiError);
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test('leads to the login page when the session ended elsewhere, and does so once', async () => {
  rememberSession(aSuperadmin);
  const ended = new ApiError(401, 'Unauthorized');
  await expect(authProvider.checkError(ended)).rejects.toMatchObject({ redirectTo: SESSION_ENDED });
  await expect(authProvider.checkError(ended)).resolves.toBeUndefined();
});

test('does not call the server to leave a session that is over', async () => {
  rememberSession(null);
  const fetch = serverAnswers();
  await authProvider.logout({});
  expect(fetch).not.toHaveBeenCalled();
});

test('stays where it is on any other refusal', async () => {
  rememberSession(aSuperadmin);
  await expect(authProvider.checkError(new ApiError(403, 'Forbidden'))).resolves.toBeUndefined();
});
