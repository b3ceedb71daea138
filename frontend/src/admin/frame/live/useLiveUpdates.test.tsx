import { act, screen, waitFor } from '@testing-library/react';
import { aBookingLead, aSuperadmin, someStats } from '@/testing/builders';
import { fakeProvider } from '@/testing/fakeProvider';
import { renderAdmin } from '@/testing/renderAdmin';
import { setSessionUser } from '@/admin/ground/api/session';
import { queryKeys } from '@/admin/ground/api/queryKeys';
import { useProviderQuery } from '@/admin/ground/api/useProviderQuery';
import { LiveIndicator } from './LiveIndicator';
import { useLiveUpdates } from './useLiveUpdates';

class FakeSocket {
  static readonly CONNECTING = 0;
  static last: FakeSocket | undefined;
  onopen = () => {};
  onmessage: ((event: { data: unknown }) => void) | null = () => {};
  onclose: (() => void) | null = () => {};
  readyState = 1;
  constructor() {
    FakeSocket.last = this;
  }
  close() {}
}

function Screen() {
  const live = useLiveUpdates();
  const { data } = useProviderQuery(queryKeys.stats, (provider) => provider.stats());
  return (
    <>
      <LiveIndicator state={live} />
      <p>{data?.leads.total} leads</p>
    </>
  );
}

const open = () => act(() => FakeSocket.last?.onopen());
const close = () => act(() => FakeSocket.last?.onclose?.());
const receive = (data: string) => act(() => FakeSocket.last?.onmessage?.({ data }));

beforeEach(() => {
  global.WebSocket = FakeSocket as unknown as typeof WebSocket;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('{}'));
});

test('refetches the data that a message affects', async () => {
  const server = fakeProvider({ leads: [aBookingLead()], stats: someStats({ total: 3 }) });
  renderAdmin(<Screen />, { server });
  expect(await screen.findByText('3 leads')).toBeVisible();
  open();
  expect(screen.getByRole('status')).toHaveTextContent('Live');
  server.data.stats = someStats({ total: 4 });
  receive('{"type":"appointment_created","data":{"id":"b2"}}');
  expect(await screen.findByText('4 leads')).toBeVisible();
});

test('refetches everything after a reconnect', async () => {
  const server = fakeProvider({ stats: someStats({ total: 3 }) });
  renderAdmin(<Screen />, { server });
  open();
  close();
  expect(screen.getByRole('status')).toHaveTextContent('Reconnecting…');
  close();
  expect(screen.getByRole('status')).toHaveTextContent(/Offline since \d/);
  server.data.stats = someStats({ total: 9 });
  open();
  expect(await screen.findByText('9 leads')).toBeVisible();
});

test.each([
  ['nothing that was fetched after the last message', 60_000, 1],
  ['what was asked for before the last message', 0, 2],
  ['everything when the server does not say when it was', undefined, 2],
])('fetches again after the first connect %s', async (_, quietMs, reads) => {
  const server = fakeProvider({ stats: someStats({ total: 3 }) });
  const log = jest.spyOn(console, 'info').mockImplementation(() => {});
  const read = jest.spyOn(server.provider, 'stats');
  renderAdmin(<Screen />, { server });
  expect(await screen.findByText('3 leads')).toBeVisible();
  open();
  receive(JSON.stringify({ type: 'connected', data: { quietMs } }));
  expect(read).toHaveBeenCalledTimes(reads);
  log.mockRestore();
});

test.each([
  ['becomes visible', () => act(() => void document.dispatchEvent(new Event('visibilitychange')))],
  ['is connected again', () => open()],
])('asks whose session it is when the tab %s', async (_, wake) => {
  setSessionUser(aSuperadmin);
  renderAdmin(<Screen />);
  open();
  receive('{"type":"connected","data":{}}');
  const asked = () => (fetch as jest.Mock).mock.calls.filter(([path]) => path === '/api/user').length;
  const before = asked();
  wake();
  await waitFor(() => expect(asked()).toBe(before + 1));
});

test('logs unknown messages', async () => {
  const log = jest.spyOn(console, 'info').mockImplementation(() => {});
  renderAdmin(<Screen />);
  open();
  receive('{"type":"tea_is_ready","data":{}}');
  await waitFor(() => expect(log).toHaveBeenCalledWith('Live message', 'tea_is_ready'));
  log.mockRestore();
});

test('is offline as soon as the browser has no network, and refetches everything when the network returns', async () => {
  const server = fakeProvider({ stats: someStats({ total: 3 }) });
  renderAdmin(<Screen />, { server });
  open();
  expect(await screen.findByText('3 leads')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status')).toHaveTextContent(/Offline since \d/);
  const dead = FakeSocket.last;
  server.data.stats = someStats({ total: 9 });
  act(() => void window.dispatchEvent(new Event('online')));
  expect(FakeSocket.last).not.toBe(dead);
  expect(screen.getByRole('status')).toHaveTextContent('Reconnecting…');
  open();
  expect(await screen.findByText('9 leads')).toBeVisible();
});
