import { connect } from 'node:net';
import type { TestApp } from './app.js';
import { complaintsOf } from './every-answer.js';

/** What the server writes to a connection that speaks, byte for byte, as no client would. */
export class RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;

  private constructor(readonly text: string) {
    const [head = '', ...body] = text.split('\r\n\r\n');
    const [first = '', ...lines] = head.split('\r\n');
    this.status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(first)?.[1]);
    this.headers = Object.fromEntries(
      lines.map((line) => [line.split(':')[0]!.toLowerCase(), line.replace(/^[^:]*: /, '')]),
    );
    this.body = body.join('\r\n\r\n');
  }

  /** Sends this, and takes what comes until it is a whole answer or the server closes. */
  static to({ url }: Pick<TestApp, 'url'>, bytes: string | Buffer): Promise<RawAnswer> {
    const { hostname, port } = new URL(url);
    return new Promise((resolve) => {
      let text = '';
      const socket = connect(Number(port), hostname, () => socket.write(bytes));
      socket.on('data', (chunk: Buffer) => {
        text += chunk.toString('latin1');
        const { headers, body } = new RawAnswer(text);
        if (body.length >= Number(headers['content-length'])) socket.destroy();
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve(new RawAnswer(text)));
    });
  }

  /** Fails unless it is that refusal, in the one shape of errors and with every header that others have. */
  expectRefusal(status: number): void {
    expect(this.status).toBe(status);
    const { headers, body } = this;
    expect(complaintsOf({ method: 'GET', url: '/api', status, headers, body, committed: [] })).toEqual([]);
    expect(JSON.parse(body)).toEqual({
      statusCode: status,
      message: expect.stringMatching(/^[A-Z]/),
      requestId: headers['x-request-id'],
    });
    expect(Number(headers['content-length'])).toBe(Buffer.byteLength(body));
    expect(headers['cache-control']).toBe('no-store');
  }
}
