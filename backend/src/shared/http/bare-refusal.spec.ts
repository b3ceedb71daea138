import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { refuseBare, refuseUnreadable } from './bare-refusal.js';
import { securityHeaders } from './security-headers.js';

const HEADERS = securityHeaders('api', true);

/** A connection to write to, and what was written to it before it was closed. */
function connection(answer?: object) {
  const socket = Object.assign(new PassThrough(), { _httpMessage: answer });
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const written = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, written };
}

describe('a refusal without a response', () => {
  it('is a whole answer with every security header, and closes the connection', async () => {
    const { socket, written } = connection();
    refuseBare(socket, HEADERS, { status: 503, message: 'Später', retryAfter: 5 });
    const [head = '', body = ''] = (await written).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe('HTTP/1.1 503 Service Unavailable');
    for (let index = 0; index < HEADERS.length; index += 2)
      expect(head).toContain(`${HEADERS[index]}: ${HEADERS[index + 1]}`);
    for (const line of ['Retry-After: 5', 'Connection: close', 'Cache-Control: no-store'])
      expect(head).toContain(line);
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, message: 'Später' });
  });

  it('is not written to who cannot hear it', async () => {
    const { socket, written } = connection();
    socket.end();
    refuseBare(socket, HEADERS, { status: 400, message: 'No' });
    expect(await written).toBe('');
  });
});

describe('what Node cannot read', () => {
  let server: Server;
  beforeEach(() => {
    server = createServer();
    refuseUnreadable(server, HEADERS);
  });
  const refused = (code: string | undefined, answer?: object) => {
    const { socket, written } = connection(answer);
    server.emit('clientError', Object.assign(new Error('secret'), { code }), socket);
    return written;
  };

  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
    ['HPE_HEADER_OVERFLOW', 431],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
    ['HPE_INVALID_METHOD', 400],
    [undefined, 400],
  ])('(%s) is refused with %d', async (code, status) => {
    const answer = await refused(code, { headersSent: false, req: { complete: false } });
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer).not.toContain('secret');
  });

  it.each([
    ['the caller is gone', 'ECONNRESET', undefined],
    ['an answer is on its way already', 'HPE_INVALID_METHOD', { headersSent: true }],
  ])('is cut off where %s', async (_, code, answer) => expect(await refused(code, answer)).toBe(''));

  it('does not take the place of the answer to a whole request before it', async () => {
    server.on('request', (incoming, response) => {
      incoming.resume().on('end', () => setTimeout(() => response.end('stored'), 50));
    });
    await once(server.listen(0), 'listening');
    const socket = connect((server.address() as AddressInfo).port);
    socket.write('POST / HTTP/1.1\r\nHost: office\r\nContent-Length: 2\r\n\r\n{}no request at all\r\n\r\n');
    const text = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close[^]*stored$/i);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    server.close();
  });
});
