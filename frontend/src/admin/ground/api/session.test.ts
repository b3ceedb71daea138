import { call } from '@/shared/api-client';
import { dismissShownToast, shownToast } from '@/shared/toast/toastQueue';
import { aSuperadmin } from '@/testing/builders';
import { clearSessionUser, sessionUser, setSessionUser } from './session';

const answer = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const mockFetch = (answers: () => Response) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answers());
const sentAs = (fetch: jest.SpyInstance) =>
  (fetch.mock.calls.at(-1) as [string, { headers: Record<string, string> }])[1].headers['x-signed-in-as'];

beforeEach(() => {
  clearSessionUser();
  dismissShownToast();
  window.sessionStorage.clear();
});

test('says for whom a call is meant, while somebody is signed in', async () => {
  const fetch = mockFetch(() => answer(200, {}));
  setSessionUser(aSuperadmin);
  await call('/api/admin/stats');
  expect(sentAs(fetch)).toBe(aSuperadmin.id);
  setSessionUser(null);
  await call('/api/admin/stats');
  expect(sentAs(fetch)).toBeUndefined();
});

test('tells the other user once whose tab it was', async () => {
  window.sessionStorage.setItem('console.earlier-user', 'Ana Santos');
  mockFetch(() => answer(200, { ...aSuperadmin, id: 'b2', name: 'Bea Santos', key: 'AAAA' }));
  await sessionUser();
  expect(shownToast()).toMatchObject({
    title: 'You are signed in as Bea Santos',
    description: expect.stringContaining('This tab was opened for Ana Santos.') as string,
  });
  expect(window.sessionStorage.getItem('console.earlier-user')).toBeNull();
});
