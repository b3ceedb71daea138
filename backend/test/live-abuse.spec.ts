import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { SUPERADMIN } from './support/app.js';
import { signIn } from './support/http.js';
import { LiveClient, rejectedUpgrade } from './support/live-client.js';
import { sendRaw } from './support/raw-response.js';
import { runningApp } from './support/running-app.js';

describe('the socket limits', () => {
  const running = runningApp({ RATE_LIMITS: 'on' });

  it('allow ten sockets for a session; the eleventh is rejected until another closes', async () => {
    const { app } = running;
    const [cookie, other] = [await signIn(app, SUPERADMIN), await signIn(app, SUPERADMIN)];
    const open: LiveClient[] = [];
    for (let tab = 0; tab < 10; tab += 1) open.push((await LiveClient.connect(app, cookie)).client);
    expect(await rejectedUpgrade(app, { cookie })).toBe(429);
    open.push((await LiveClient.connect(app, other)).client);
    const [first] = open;
    first?.socket.close();
    await first?.closed;
    open.push((await LiveClient.connect(app, cookie)).client);
    expect(await rejectedUpgrade(app, { cookie })).toBe(429);
    for (const { socket } of open) socket.terminate();
  });
});

describe('a client of the live channel', () => {
  const running = runningApp();
  let cookie: string;
  beforeAll(async () => {
    cookie = await signIn(running.app, SUPERADMIN);
  });

  const opened = async () => (await LiveClient.connect(running.app, cookie)).client;
  /** A raw connection after a manual upgrade, which can send invalid frames. */
  async function upgraded(headers = ''): Promise<{ socket: Socket; head: string }> {
    const { hostname, port } = new URL(running.app.url);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write(
      `GET /ws HTTP/1.1\r\nHost: ${hostname}:${port}\r\nCookie: ${cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n${headers}\r\n`,
    );
    const [head] = (await once(socket, 'data')) as [Buffer];
    return { socket, head: head.toString('latin1') };
  }
  const frame = (opcode: number, payload: Buffer) => {
    const mask = Buffer.from([1, 2, 3, 4]);
    const masked = payload.map((byte, index) => byte ^ mask[index % 4]!);
    return Buffer.concat([Buffer.from([opcode, 0x80 | payload.length]), mask, masked]);
  };

  it.each([
    [1_024, 1008],
    [1_025, 1009],
  ])('that sends %d bytes is closed (%d)', async (bytes, code) => {
    const client = await opened();
    client.socket.on('error', () => undefined);
    client.socket.send(Buffer.alloc(bytes));
    expect(await client.closed).toBe(code);
  });

  it('that sends an endless fragmented message is closed at the second fragment', async () => {
    const client = await opened();
    client.socket.on('error', () => undefined);
    for (let piece = 0; piece < 10_000; piece += 1) client.socket.send('', { fin: false });
    expect([1006, 1008]).toContain(await client.closed);
  });

  it.each([
    ['an unmasked frame', Buffer.from([0x81, 0x01, 0x41])],
    ['a reserved bit', Buffer.from([0xf1, 0x80, 1, 2, 3, 4])],
    ['an unknown kind of frame', Buffer.from([0x83, 0x80, 1, 2, 3, 4])],
    [
      'a length beyond all bounds',
      Buffer.from([0x82, 0xff, 255, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4]),
    ],
    ['text that is no UTF-8', frame(0x81, Buffer.from([0xff, 0xfe]))],
    ['no frame', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('that sends %s is closed, and no other', async (_, bytes) => {
    const bystander = await opened();
    const { socket } = await upgraded();
    socket.write(bytes);
    socket.resume();
    await once(socket, 'close');
    const pong = once(bystander.socket, 'pong');
    bystander.socket.ping();
    await pong;
    bystander.socket.terminate();
  });

  it('that sends pings and never reads the pongs is disconnected before they fill the memory', async () => {
    const { socket } = await upgraded();
    socket.pause();
    const closed = once(socket, 'close');
    const pings = Buffer.concat(Array.from({ length: 500 }, () => frame(0x89, Buffer.alloc(125))));
    let sent = 0;
    while (!socket.destroyed && sent < 200_000_000) {
      sent += pings.length;
      // on a closed socket the write fails, or `drain` never comes and it closes
      if (!socket.write(pings)) await Promise.race([once(socket, 'drain'), closed]).catch(() => undefined);
    }
    expect(socket.destroyed).toBe(true);
  });

  it('gets no compression', async () => {
    const { socket, head } = await upgraded('Sec-WebSocket-Extensions: permessage-deflate\r\n');
    expect(head).toMatch(/^HTTP\/1\.1 101 /);
    expect(head).not.toMatch(/extensions/i);
    socket.destroy();
  });

  it.each([
    ['no key', 'GET', '/ws', 'Sec-WebSocket-Version: 13', 400],
    ['an invalid key', 'GET', '/ws', 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x', 400],
    [
      'an old version',
      'GET',
      '/ws',
      'Sec-WebSocket-Version: 7\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
      400,
    ],
    ['another method', 'POST', '/ws', 'Sec-WebSocket-Version: 13', 400],
    ['another path', 'GET', '/', '', 404],
    ['another site', 'GET', '/ws', 'Origin: https://evil.example', 403],
    ['no session', 'GET', '/ws', 'Cookie: sid=x', 401],
    ['an invalid URL', 'GET', 'http://', '', 404],
  ])(
    'that connects with %s is rejected with the security headers',
    async (_, method, path, headers, status) => {
      const answer = await sendRaw(
        running.app,
        `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
          `${headers.includes('Cookie') ? '' : `Cookie: ${cookie}\r\n`}${headers}${headers ? '\r\n' : ''}\r\n`,
      );
      answer.expectError(status);
    },
  );
});
