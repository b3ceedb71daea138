import { connect } from 'node:net';
import type { TestApp } from './app.js';
import { violations } from './response-audit.js';

/** An HTTP response read from the socket, for requests that no HTTP client would send. */
export class RawResponse {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;

  constructor(readonly text: string) {
    const [head = '', ...body] = text.split('\r\n\r\n');
    const [statusLine = '', ...lines] = head.split('\r\n');
    this.status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    this.headers = Object.fromEntries(
      lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*: /, '')]),
    );
    this.body = body.join('\r\n\r\n');
  }

  /** Asserts the common form of errors, with all headers that other responses have. */
  expectError(status: number): void {
    expect(this.status).toBe(status);
    const { headers, body } = this;
    expect(violations({ method: 'GET', url: '/api', status, headers, body, committed: [] })).toEqual([]);
    expect(JSON.parse(body)).toEqual({
      statusCode: status,
      message: expect.stringMatching(/^[A-Z]/),
      code: expect.stringMatching(/^[a-z-]+\.[a-z-]+$/),
      requestId: headers['x-request-id'],
    });
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
    expect(headers['cache-control']).toBe('no-store');
  }
}

/** Sends bytes; resolves when the response is complete or the server closes the connection. */
export function sendRaw({ url }: Pick<TestApp, 'url'>, bytes: string | Buffer): Promise<RawResponse> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    let text = '';
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const { headers, body } = new RawResponse(text);
      if (body.length >= Number(headers['content-length'])) socket.destroy();
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(new RawResponse(text)));
  });
}
