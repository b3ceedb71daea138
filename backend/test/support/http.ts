import { type Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { TestApp } from './app.js';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body, or undefined when it is no JSON. */
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- answers are asserted on, not used
}

export interface Sent {
  readonly headers?: OutgoingHttpHeaders;
  /** A text or bytes as they are; anything else as JSON, with its type. */
  readonly body?: unknown;
  readonly cookie?: string;
  /** Keeps connections, for many requests in a row; without it each has its own. */
  readonly agent?: Agent;
}

/** Sends exactly this path and these headers: other clients tidy paths up, and refuse to send some headers. */
export function send(
  app: TestApp,
  method: string,
  path: string,
  { headers = {}, body, cookie, agent }: Sent = {},
): Promise<Answer> {
  const asIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const payload = asIs ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port: new URL(app.url).port, method, path, agent: agent ?? false },
        headers: {
          ...(!asIs && { 'Content-Type': 'application/json' }),
          ...(payload !== undefined &&
            !('Transfer-Encoding' in headers) && { 'Content-Length': Buffer.byteLength(payload) }),
          ...(cookie && { Cookie: cookie }),
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode!, headers: response.headers, text, body: parsed(text) });
        });
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** Signs in and gives back the session's cookie as a browser would send it: `sid=…`. */
export async function signIn(
  app: TestApp,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const answer = await send(app, 'POST', '/api/login', { body: { username, password } });
  expect(answer.status).toBe(200);
  return cookieOf(answer);
}

/** The cookie that an answer sets, without its attributes. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const [cookie] = (headers['set-cookie'] ?? []) as string[];
  if (!cookie) throw new Error('No cookie was set');
  return cookie.split(';')[0]!;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
