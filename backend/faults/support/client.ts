import { Agent, request } from 'node:http';
import { ADMIN } from './server.js';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

export interface Sent {
  readonly body?: unknown;
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly agent?: Agent;
  readonly patienceMs?: number;
}

/** Keeps its connections and opens as many as it is asked for. */
const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

/** Sends a request; rejects when the connection breaks or no answer comes in time. */
export function send(
  url: string,
  method: string,
  path: string,
  { body, cookie, headers = {}, agent: through = agent, patienceMs = 30_000 }: Sent = {},
): Promise<Answer> {
  const payload = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${url}${path}`,
      {
        method,
        agent: through,
        signal: AbortSignal.timeout(patienceMs),
        headers: {
          ...(payload !== undefined && {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(payload),
          }),
          ...(cookie && { Cookie: cookie }),
          ...headers,
        },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
        response.on('error', reject);
      },
    );
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** Signs in and gives back the session's cookie. */
export async function signIn(
  url: string,
  account: { username: string; password: string } = ADMIN,
): Promise<string> {
  const answer = await send(url, 'POST', '/api/login', { body: account });
  if (answer.status !== 200) throw new Error(`Signing in answered ${answer.status}: ${answer.text}`);
  return answer.headers['set-cookie']![0]!.split(';')[0]!;
}
