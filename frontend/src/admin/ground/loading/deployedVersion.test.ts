import { reloadIfNewer } from './deployedVersion';

const page = (version: number) =>
  `<!doctype html><script type="module" crossorigin src="/admin/assets/admin-${version}.js"></script>`;
const serve = (response: () => Promise<Response>) =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(response);

beforeEach(() => {
  sessionStorage.clear();
  document.body.replaceChildren(...new DOMParser().parseFromString(page(1), 'text/html').scripts);
});

test('a page of the deployed version is not reloaded', async () => {
  const reload = jest.fn();
  serve(async () => new Response(page(1)));
  expect(await reloadIfNewer(reload)).toBe('same');
  expect(reload).not.toHaveBeenCalled();
});

test('a page of an older version is reloaded once for each newer one', async () => {
  const reload = jest.fn();
  serve(async () => new Response(page(2)));
  expect(await reloadIfNewer(reload)).toBe('newer');
  expect(await reloadIfNewer(reload)).toBe('newer');
  expect(reload).toHaveBeenCalledTimes(1);
  serve(async () => new Response(page(3)));
  await reloadIfNewer(reload);
  expect(reload).toHaveBeenCalledTimes(2);
});

test.each([
  ['is away', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['is starting', async () => new Response('Service Unavailable', { status: 503 })],
  ['is a proxy with a page of its own', async () => new Response('<h1>Bad gateway</h1>')],
])('does not reload while the server %s', async (_, response) => {
  const reload = jest.fn();
  serve(response);
  expect(await reloadIfNewer(reload)).toBe('unknown');
  expect(reload).not.toHaveBeenCalled();
});
