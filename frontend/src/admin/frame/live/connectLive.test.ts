import { connectLive, liveUrl, RECONNECT_DELAY } from './connectLive';

class FakeSocket {
  static readonly CONNECTING = 0;
  static opened: FakeSocket[] = [];
  onopen = () => {};
  onmessage: ((event: { data: unknown }) => void) | null = () => {};
  onclose: (() => void) | null = () => {};
  onerror = () => {};
  readyState = 1;
  constructor() {
    FakeSocket.opened.push(this);
  }
  close() {
    this.onclose?.();
  }
}

const handlers = () => ({ onOpen: jest.fn(), onMessage: jest.fn(), onClose: jest.fn() });

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  global.WebSocket = FakeSocket as unknown as typeof WebSocket;
});
afterEach(() => jest.useRealTimers());

test('uses wss on an https page', () => {
  expect(liveUrl({ protocol: 'https:', host: 'office.example' })).toBe('wss://office.example/ws');
  expect(liveUrl({ protocol: 'http:', host: 'localhost:3000' })).toBe('ws://localhost:3000/ws');
});

test('reconnects three seconds after a close', () => {
  const live = handlers();
  connectLive('ws://here/ws', live);
  FakeSocket.opened[0]?.close();
  expect(live.onClose).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(RECONNECT_DELAY - 1);
  expect(FakeSocket.opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('passes messages to the handler', () => {
  const live = handlers();
  connectLive('ws://here/ws', live);
  FakeSocket.opened[0]?.onmessage?.({ data: '{}' });
  expect(live.onMessage).toHaveBeenCalledWith('{}');
});

test('does not reconnect after a stop', () => {
  const live = handlers();
  const { stop } = connectLive('ws://here/ws', live);
  stop();
  jest.advanceTimersByTime(RECONNECT_DELAY * 2);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(live.onClose).not.toHaveBeenCalled();
});

test('reconnect opens a new connection at once and ignores the old one', () => {
  const live = handlers();
  const { reconnect } = connectLive('ws://here/ws', live);
  reconnect();
  expect(FakeSocket.opened).toHaveLength(2);
  expect(live.onClose).not.toHaveBeenCalled();
  FakeSocket.opened[0]?.onmessage?.({ data: '{}' });
  expect(live.onMessage).not.toHaveBeenCalled();
  jest.advanceTimersByTime(RECONNECT_DELAY * 2);
  expect(FakeSocket.opened).toHaveLength(2);
});
