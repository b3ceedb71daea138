import { connectLive, liveAddress, RECONNECT_DELAY } from './connectLive';

class FakeSocket {
  static readonly CONNECTING = 0;
  static opened: FakeSocket[] = [];
  onopen = () => {};
  onmessage = (_event: { data: unknown }) => {};
  onclose = () => {};
  onerror = () => {};
  readyState = 1;
  constructor() {
    FakeSocket.opened.push(this);
  }
  close() {
    this.onclose();
  }
}

const handlers = () => ({ onOpen: jest.fn(), onMessage: jest.fn(), onClose: jest.fn() });

beforeEach(() => {
  jest.useFakeTimers();
  FakeSocket.opened = [];
  global.WebSocket = FakeSocket as unknown as typeof WebSocket;
});
afterEach(() => jest.useRealTimers());

test('is secure where the page is', () => {
  expect(liveAddress({ protocol: 'https:', host: 'office.example' })).toBe('wss://office.example/ws');
  expect(liveAddress({ protocol: 'http:', host: 'localhost:3000' })).toBe('ws://localhost:3000/ws');
});

test('opens the channel again three seconds after it closed', () => {
  const live = handlers();
  connectLive('ws://here/ws', live);
  FakeSocket.opened[0]?.close();
  expect(live.onClose).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(RECONNECT_DELAY - 1);
  expect(FakeSocket.opened).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(FakeSocket.opened).toHaveLength(2);
});

test('hands on what comes', () => {
  const live = handlers();
  connectLive('ws://here/ws', live);
  FakeSocket.opened[0]?.onmessage({ data: '{}' });
  expect(live.onMessage).toHaveBeenCalledWith('{}');
});

test('stays closed once it is stopped', () => {
  const live = handlers();
  const stop = connectLive('ws://here/ws', live);
  stop();
  jest.advanceTimersByTime(RECONNECT_DELAY * 2);
  expect(FakeSocket.opened).toHaveLength(1);
  expect(live.onClose).not.toHaveBeenCalled();
});
