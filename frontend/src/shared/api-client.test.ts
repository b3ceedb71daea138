import { ApiError, call, callAs, send } from './api-client';

function mockResponse(text: string, init: ResponseInit) {
  const fetch = jest.fn<Promise<Response>, [string, RequestInit]>(
    async () => new Response(text === '' ? null : text, init),
  );
  global.fetch = fetch as unknown as typeof global.fetch;
  return fetch;
}

test('requests include cookies, and a JSON content type only with a body', async () => {
  const fetch = mockResponse('', { status: 204 });
  await expect(call('/api/logout', { method: 'POST' })).resolves.toBeUndefined();
  expect(fetch).toHaveBeenLastCalledWith('/api/logout', {
    method: 'POST',
    credentials: 'include',
    headers: {},
  });
  await call('/api/login', { method: 'POST', body: { username: 'ana' } });
  expect(fetch).toHaveBeenLastCalledWith('/api/login', {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"ana"}',
  });
});

test.each([
  [
    'the text of the response',
    '{"message":"Sign in first"}',
    '401: {"message":"Sign in first"}',
    'Sign in first',
  ],
  ['the status text of an empty one', '', '401: Unauthorized', '401: Unauthorized'],
])('the message of an error is the status and %s', async (_, text, message, userMessage) => {
  mockResponse(text, { status: 401, statusText: 'Unauthorized' });
  const error = await send('/api/user').catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ message, userMessage, status: 401 });
});

test('a rejection for another user’s session is passed on, and calls stay those of the user', async () => {
  const body = JSON.stringify({ message: 'Somebody else has signed in', code: 'session.other-user' });
  const fetch = mockResponse(body, { status: 409 });
  const onOtherUser = jest.fn();
  callAs({ userId: 'a1', onOtherUser });
  for (let count = 0; count < 2; count += 1)
    await expect(call('/api/user')).rejects.toMatchObject({ status: 409 });
  expect(onOtherUser).toHaveBeenCalledTimes(2);
  expect(fetch.mock.calls.map(([, { headers }]) => headers)).toEqual([
    { 'x-signed-in-as': 'a1' },
    { 'x-signed-in-as': 'a1' },
  ]);
});
