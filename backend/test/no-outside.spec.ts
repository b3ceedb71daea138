import dns, { lookup } from 'node:dns';
import { lookup as lookupAddress, resolve4 } from 'node:dns/promises';
import { once } from 'node:events';
import { request } from 'node:http';
import { type AddressInfo, connect, createServer } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { takeAttempts } from './support/no-outside.mjs';

/** Each of these would fail the test; their messages. */
const attempted = () => takeAttempts().map(({ message }) => message.replace(/^.*: /, ''));
const failed = (emitter: NodeJS.EventEmitter) =>
  new Promise<string>((resolve) => emitter.once('error', ({ code }: { code: string }) => resolve(code)));

describe('a test', () => {
  it.each(['192.0.2.1', '10.0.0.1', '169.254.169.254', '2001:db8::1'])(
    'cannot connect to %s',
    async (host) => {
      expect(await failed(connect({ host, port: 9 }))).toBe('ECONNREFUSED');
      expect(await failed(connect(9, host))).toBe('ECONNREFUSED');
      expect(await failed(connectTls({ host, port: 9 }))).toBe('ECONNREFUSED');
      expect(attempted()).toEqual(Array(3).fill(`a connection to ${host}`));
    },
  );

  it('cannot connect to what its own look-up gives', async () => {
    const own = (_host: string, _options: unknown, done: (...found: unknown[]) => void) =>
      setImmediate(done, null, [{ address: '192.0.2.1', family: 4 }]);
    expect(await failed(request({ host: 'receiver.example', lookup: own as never }))).toBe('ECONNREFUSED');
    expect(attempted()).toEqual(['a connection to 192.0.2.1']);
  });

  it('cannot look a name up', async () => {
    await expect(lookupAddress('office.example')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(resolve4('localhost')).rejects.toMatchObject({ code: 'ENOTFOUND' });
    await expect(fetch('http://office.example/')).rejects.toThrow();
    const codes = [lookup, dns.resolveMx].map(
      (look: (host: string, done: (error: NodeJS.ErrnoException | null) => void) => unknown) =>
        new Promise((resolve) => look('office.example', (error) => resolve(error?.code))),
    );
    expect(await Promise.all(codes)).toEqual(['ENOTFOUND', 'ENOTFOUND']);
    expect(attempted()).toHaveLength(5);
  });

  it('connects to this machine, by address and by name', async () => {
    const server = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    for (const host of ['127.0.0.1', 'localhost', undefined]) {
      const socket = connect({ host, port });
      await once(socket, 'connect');
      socket.destroy();
    }
    server.close();
    expect(attempted()).toEqual([]);
  });
});
