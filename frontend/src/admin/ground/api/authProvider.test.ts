import { ApiError } from '@/shared/api-client';
import { aSuperadmin } from '@/testing/builders';
import { authProvider, SESSION_ENDED } from './authProvider';
import { clearSessionUser, setSessionUser } from './session';

const response = (status: number, body?: unknown) =>
  new Response(body === undefined ? null : JSON.stringify(body), { status });
const mockResponses = (...responses: Response[]) => {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit?]>();
  responses.forEach((response) => fetch.mockResolvedValueOnce(response));
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetch as typeof globalThis.fetch);
  return fetch;
};

beforeEach(clearSessionUser);

test('treats a 401 as signed out, and sends only one request', async () => {
  const fetch = mockResponses(response(401, { message: 'Sign in first' }));
  await expect(authProvider.checkAuth({})).rejects.toMatchObject({ message: false });
  await expect(authProvider.getPermissions?.({})).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('caches the user after a login', async () => {
  const fetch = mockResponses(response(200, aSuperadmin));
  await authProvider.login({ username: 'admin', password: 'secret' });
  expect(fetch).toHaveBeenCalledWith('/api/login', expect.objectContaining({ method: 'POST' }));
  await expect(authProvider.getIdentity?.()).resolves.toMatchObject({ fullName: 'Ana Santos' });
});

test('stays signed in if the logout request fails', async () => {
  setSessionUser(aSuperadmin);
  mockResponses(response(503, { message: 'The database is away' }));
  await expect(authProvider.logout({})).rejects.toBeInstanceOf(ApiError);
  await expect(authProvider.checkAuth({})).resolves.toBeUndefined();
});

test('redirects to the login page once if the session has ended', async () => {
  setSessionUser(aSuperadmin);
  const ended = new ApiError(401, 'Unauthorized');
  await expect(authProvider.checkError(ended)).rejects.toMatchObject({ redirectTo: SESSION_ENDED });
  await expect(authProvider.checkError(ended)).resolves.toBeUndefined();
});

test('sends no logout request without a session', async () => {
  setSessionUser(null);
  const fetch = mockResponses();
  await authProvider.logout({});
  expect(fetch).not.toHaveBeenCalled();
});

test('does not redirect on other errors', async () => {
  setSessionUser(aSuperadmin);
  await expect(authProvider.checkError(new ApiError(403, 'Forbidden'))).resolves.toBeUndefined();
});
