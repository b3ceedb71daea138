import { type Agent, request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { TestApp } from './app.js';

export interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** The parsed body, or undefined when it is not JSON. */
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- for assertions only
}

export interface SendOptions {
  readonly headers?: OutgoingHttpHeaders;
  /** Strings and buffers are sent unchanged; anything else as JSON, with its content type. */
  readonly body?: unknown;
  readonly cookie?: string;
  /** For many requests over one connection; without it, each request has its own. */
  readonly agent?: Agent;
  /** The request is aborted after this time; without it, never. */
  readonly timeoutMs?: number;
}

/** Sends exactly this path and these headers: other clients normalise paths and reject some headers. */
export function send(
  { url }: Pick<TestApp, 'url'>,
  method: string,
  path: string,
  { headers = {}, body, cookie, agent, timeoutMs }: SendOptions = {},
): Promise<HttpResponse> {
  const asIs = body === undefined || typeof body === 'string' || Buffer.isBuffer(body);
  const payload = asIs ? body : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port: new URL(url).port,
        method,
        path,
        agent: agent ?? false,
        signal: timeoutMs === undefined ? undefined : AbortSignal.timeout(timeoutMs),
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

/** Signs in and returns the session cookie as a browser sends it: `sid=…`. */
export async function signIn(
  app: Pick<TestApp, 'url'>,
  { username, password }: { username: string; password: string },
): Promise<string> {
  const response = await send(app, 'POST', '/api/login', { body: { username, password } });
  expect(response.status).toBe(200);
  return cookieOf(response);
}

/** The first cookie that a response sets, without its attributes. */
export function cookieOf({ headers }: { headers: Record<string, unknown> }): string {
  const cookies = (headers['set-cookie'] ?? []) as string[];
  const cookie = cookies.find((one) => one.startsWith('sid=')) ?? cookies[0];
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
