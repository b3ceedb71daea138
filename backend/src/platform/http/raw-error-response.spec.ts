import { createServer, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import { HttpServer } from './http-server.js';
import { rejection } from './error-response.js';
import { rejectUnreadable, sendRawError } from './raw-error-response.js';
import { securityHeaders } from './security-headers.js';

const HEADERS = securityHeaders('api', true);

/** A connection, and all bytes written to it before it was closed. */
function connection() {
  const socket = new PassThrough();
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const written = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  return { socket, written };
}

describe('a raw error response', () => {
  it('is complete, has every security header, and closes the connection', async () => {
    const { socket, written } = connection();
    sendRawError(socket, HEADERS, { ...rejection(503, 'request.busy'), message: 'Später', retryAfter: 5 });
    const [head = '', body = ''] = (await written).split('\r\n\r\n');
    expect(head.split('\r\n')[0]).toBe('HTTP/1.1 503 Service Unavailable');
    for (let index = 0; index < HEADERS.length; index += 2)
      expect(head).toContain(`${HEADERS[index]}: ${HEADERS[index + 1]}`);
    for (const line of ['Retry-After: 5', 'Connection: close', 'Cache-Control: no-store'])
      expect(head).toContain(line);
    expect(head).toContain(`Content-Length: ${Buffer.byteLength(body)}`);
    expect(JSON.parse(body)).toMatchObject({ statusCode: 503, message: 'Später', code: 'request.busy' });
  });

  it('is not written to a closed connection', async () => {
    const { socket, written } = connection();
    socket.end();
    sendRawError(socket, HEADERS, rejection(400, 'request.refused'));
    expect(await written).toBe('');
  });
});

describe('a request that Node cannot read', () => {
  let server: Server;
  let current: object | null;
  beforeEach(() => {
    server = createServer();
    rejectUnreadable(server, HEADERS, () => current as ServerResponse | null);
  });
  const rejected = (code: string | undefined, response: object | null) => {
    current = response;
    const { socket, written } = connection();
    server.emit('clientError', Object.assign(new Error('secret'), { code }), socket);
    return written;
  };

  it.each([
    ['ERR_HTTP_REQUEST_TIMEOUT', 408],
    ['HPE_HEADER_OVERFLOW', 431],
    ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
    ['HPE_INVALID_METHOD', 400],
    [undefined, 400],
  ])('(%s) is rejected with %d', async (code, status) => {
    const response = await rejected(code, { headersSent: false, req: { complete: false } });
    expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response).not.toContain('secret');
  });

  it.each([
    ['the client is gone', 'ECONNRESET', null],
    ['a response has been started', 'HPE_INVALID_METHOD', { headersSent: true }],
  ])('is cut off if %s', async (_, code, response) => expect(await rejected(code, response)).toBe(''));

  it.each([
    ['no HTTP', 'no request at all\r\n\r\n'],
    ['an unknown expectation', 'GET / HTTP/1.1\r\nHost: office\r\nExpect: magic\r\n\r\n'],
  ])('(%s) does not replace the response to the complete request before it', async (_, unreadable) => {
    const http = new HttpServer(true);
    http.setHandler((incoming, response) => {
      incoming.resume().on('end', () => setTimeout(() => response.end('stored'), 50));
    });
    await http.listen(0);
    const socket = connect((http.server.address() as AddressInfo).port);
    socket.write(`POST / HTTP/1.1\r\nHost: office\r\nContent-Length: 2\r\n\r\n{}${unreadable}`);
    const text = Buffer.concat((await socket.toArray()) as Buffer[]).toString();
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*connection: close[^]*stored$/i);
    expect(text.match(/HTTP\/1\.1/g)).toHaveLength(1);
    await http.close();
  });
});
