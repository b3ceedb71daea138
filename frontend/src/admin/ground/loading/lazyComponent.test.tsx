import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { notifyReconnected } from './connection';
import { ErrorPage } from './ErrorPage';
import { lazyComponent } from './lazyComponent';
import { ErrorBoundary } from './ErrorBoundary';

const ENTRY = '<script type="module" crossorigin src="/admin/assets/admin-1.js"></script>';

/** A component whose chunk loads only while `server.up` is true. */
function unreliablePart() {
  const server = { up: false, fetches: 0 };
  const Part = lazyComponent(async (): Promise<ComponentType> => {
    server.fetches += 1;
    if (!server.up) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Bookings of the month</p>;
  });
  return { server, Part };
}

function Screen({ part: Part, path = '/admin/calendar' }: { part: ComponentType; path?: string }) {
  return (
    <ErrorBoundary resetKey={path} fallback={(error, retry) => <ErrorPage error={error} onRetry={retry} />}>
      <Suspense>{path === '/admin/calendar' ? <Part /> : <p>Leads</p>}</Suspense>
    </ErrorBoundary>
  );
}

let log: jest.SpyInstance;
beforeEach(() => {
  document.body.append(...new DOMParser().parseFromString(ENTRY, 'text/html').scripts);
  log = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(ENTRY));
});
afterEach(() => {
  log.mockRestore();
  document.body.replaceChildren();
});

test('Try again loads a chunk that failed to load', async () => {
  const { server, Part } = unreliablePart();
  render(<Screen part={Part} />);
  expect(await screen.findByRole('heading', { name: 'This part could not be loaded' })).toBeVisible();
  expect(server.fetches).toBe(1);
  server.up = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Bookings of the month')).toBeVisible();
});

test('a chunk that failed to load is loaded again after a reconnect, even one at the moment the message appears', async () => {
  const { server, Part } = unreliablePart();
  const appeared = new MutationObserver(() => {
    if (!screen.queryByRole('heading', { name: 'This part could not be loaded' })) return;
    appeared.disconnect();
    server.up = true;
    notifyReconnected();
  });
  appeared.observe(document.body, { childList: true, subtree: true });
  render(<Screen part={Part} />);
  expect(await screen.findByText('Bookings of the month')).toBeVisible();
});

test('navigating back to a page whose chunk failed to load loads it again', async () => {
  const { server, Part } = unreliablePart();
  const { rerender } = render(<Screen part={Part} />);
  await screen.findByRole('heading', { name: 'This part could not be loaded' });
  rerender(<Screen part={Part} path="/admin/leads" />);
  expect(screen.getByText('Leads')).toBeVisible();
  server.up = true;
  rerender(<Screen part={Part} />);
  expect(await screen.findByText('Bookings of the month')).toBeVisible();
});

test('a render error shows a message and can be retried', async () => {
  let broken = true;
  const Broken = () => {
    if (broken) throw new Error('x is not a function');
    return <p>Bookings of the month</p>;
  };
  render(<Screen part={Broken} />);
  expect(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  expect(screen.queryByText(/not a function/)).toBeNull();
  broken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Bookings of the month')).toBeVisible();
});
