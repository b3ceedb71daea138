import { EventEmitter } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import type { SharedRedis } from '../platform/redis.js';
import type { SignedIn } from '../users/staff.js';
import { InMemoryAuthenticator } from '../users/testing/in-memory-authenticator.js';
import { LiveBus } from './live-bus.js';
import { LiveGateway } from './live.gateway.js';

const MINUTE = 60_000;

/** A socket of ws: a console that answers pings, unless it is gone. */
class Socket extends EventEmitter {
  readonly readyState = WebSocket.OPEN;
  bufferedAmount = 0;
  isGone = false;
  readonly received: unknown[] = [];
  /** How it was closed; null while it is open. */
  ended: number | 'terminated' | null = null;

  send(data: string | Buffer): void {
    this.received.push(JSON.parse(String(data)));
  }

  ping(): void {
    if (!this.isGone && this.ended === null) this.emit('pong');
  }

  close(code: number): void {
    this.end(code);
  }

  terminate(): void {
    this.end('terminated');
  }

  private end(how: number | 'terminated'): void {
    this.ended ??= how;
    this.emit('close');
  }
}

describe('the sockets of consoles', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function setUp() {
    const authenticator = new InMemoryAuthenticator();
    const bus = new LiveBus({
      client: null,
      connect: () => null,
      namespaced: String,
    } as unknown as SharedRedis);
    const gateway = new LiveGateway(bus, authenticator);
    gateway.onModuleInit();
    const signIn = (session: string, id = session): SignedIn => {
      const signedIn = { user: { id, username: id, name: id, role: 'superadmin' }, session } as const;
      authenticator.valid.set(session, signedIn);
      return signedIn;
    };
    const connect = (signedIn?: SignedIn) => {
      const socket = new Socket();
      const request = (signedIn ? { signedIn } : {}) as IncomingMessage;
      gateway.handleConnection(socket as unknown as WebSocket, request);
      return socket;
    };
    const announce = (id: string) =>
      bus.publish({ kind: 'message', message: { type: 'appointment_created', data: { id } } });
    return { authenticator, bus, gateway, signIn, connect, announce };
  }

  it('say how long nothing was sent, and get each message', async () => {
    const { signIn, connect, announce } = setUp();
    await jest.advanceTimersByTimeAsync(5000);
    announce('before');
    await jest.advanceTimersByTimeAsync(1500);
    const socket = connect(signIn('ana'));
    announce('lead');
    expect(socket.received).toEqual([
      { type: 'connected', data: { quietMs: 1500 } },
      { type: 'appointment_created', data: { id: 'lead' } },
    ]);
  });

  it('are terminated without a session, and closed when it ended during the upgrade', async () => {
    const { authenticator, signIn, connect } = setUp();
    expect(connect().ended).toBe('terminated');
    const signedIn = signIn('ana');
    authenticator.valid.clear();
    const socket = connect(signedIn);
    await jest.advanceTimersByTimeAsync(0);
    expect(socket.ended).toBe(4401);
  });

  it('are closed within five minutes after a session that ended without an event', async () => {
    const { authenticator, signIn, connect } = setUp();
    const [ended, other] = [connect(signIn('ana')), connect(signIn('ben'))];
    await jest.advanceTimersByTimeAsync(MINUTE);
    authenticator.valid.delete('ana');
    await jest.advanceTimersByTimeAsync(3.5 * MINUTE);
    expect(ended.ended).toBeNull();
    await jest.advanceTimersByTimeAsync(0.5 * MINUTE);
    expect([ended.ended, other.ended]).toEqual([4401, null]);
  });

  it('stay open while sessions cannot be read', async () => {
    const { authenticator, signIn, connect } = setUp();
    authenticator.failure = new Error('the database is unavailable');
    const socket = connect(signIn('ana'));
    await jest.advanceTimersByTimeAsync(5 * MINUTE);
    expect(socket.ended).toBeNull();
  });

  it('are terminated when a ping is not answered, or a console reads too slowly', async () => {
    const { signIn, connect, announce } = setUp();
    const [gone, slow, other] = ['ana', 'ben', 'cora'].map((name) => connect(signIn(name)));
    gone!.isGone = true;
    await jest.advanceTimersByTimeAsync(MINUTE);
    slow!.bufferedAmount = 1024 * 1024 + 1;
    announce('lead');
    expect([gone!.ended, slow!.ended, other!.ended]).toEqual(['terminated', 'terminated', null]);
    expect(other!.received).toHaveLength(2);
  });

  it('of a user are closed, but for the session that is renewed', async () => {
    const { bus, signIn, connect } = setUp();
    const [own, elsewhere] = [connect(signIn('old', 'ana')), connect(signIn('tablet', 'ana'))];
    const other = connect(signIn('ben'));
    bus.publish({ kind: 'close-user', userId: 'ana', renewed: { from: 'old', to: 'new' } });
    expect([own.ended, elsewhere.ended, other.ended]).toEqual([null, 4401, null]);
    bus.publish({ kind: 'close-session', session: 'old' });
    expect(own.ended).toBeNull();
    bus.publish({ kind: 'close-session', session: 'new' });
    expect([own.ended, other.ended]).toEqual([4401, null]);
  });

  it('are closed when messages were missed, and when the server stops', async () => {
    const { bus, gateway, signIn, connect } = setUp();
    const first = connect(signIn('ana'));
    bus.publish({ kind: 'missed' });
    expect(first.ended).toBe(1012);
    const second = connect(signIn('ana'));
    gateway.beforeApplicationShutdown();
    expect(second.ended).toBe(1001);
    expect(jest.getTimerCount()).toBe(0);
  });
});
