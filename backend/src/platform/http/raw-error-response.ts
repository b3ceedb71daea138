import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawHeaders } from './security-headers.js';

export interface RawError {
  readonly status: number;
  readonly message: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

const UNREADABLE: Record<string, RawError | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The request is too large' },
};

const NO_HTTP = { status: 400, message: 'The request is no HTTP' };
const NO_HOST = { status: 400, message: 'The request names no host' };
const MANY_HOSTS = { status: 400, message: 'The request names more than one host' };

/** The error of a missing or repeated `Host` header, or null: HTTP/1.1 requires exactly one (RFC 9112, 3.2). */
export function hostError({ rawHeaders, httpVersion }: IncomingMessage): RawError | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return MANY_HOSTS;
  return hosts === 0 && httpVersion === '1.1' ? NO_HOST : null;
}

/** Writes an error response where there is no `ServerResponse`, and closes the connection. */
export function sendRawError(
  socket: Duplex,
  headers: RawHeaders,
  { status, message, retryAfter }: RawError,
): void {
  if (!socket.writable) return void socket.destroy();
  const requestId = randomUUID();
  const body = JSON.stringify({ statusCode: status, message, requestId });
  const all = [
    ...headers,
    ...['Cache-Control', 'no-store', 'X-Request-Id', requestId, 'Connection', 'close'],
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    ...['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(Buffer.byteLength(body))],
  ];
  const lines = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`];
  for (let index = 0; index < all.length; index += 2) lines.push(`${all[index]}: ${all[index + 1]}`);
  socket.once('finish', () => socket.destroy());
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
}

/**
 * Answers what Node rejects before any route: malformed HTTP, too many headers, a request that takes too long, an
 * unknown expectation. Node's own responses to these carry no security headers. `currentResponse` is the response that
 * a connection is working on.
 */
export function rejectUnreadable(
  server: Server,
  headers: RawHeaders,
  currentResponse: (socket: Duplex) => ServerResponse | null,
): void {
  const reject = (socket: Duplex, error: RawError) => {
    const response = currentResponse(socket);
    if (response?.headersSent) return void socket.destroy();
    if (!response?.req.complete) return sendRawError(socket, headers, error);
    // the request before it was complete: its response is still sent, and nothing more is read
    response.shouldKeepAlive = false;
    socket.pause();
  };
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code === 'ECONNRESET') socket.destroy();
    else reject(socket, UNREADABLE[code ?? ''] ?? NO_HTTP);
  });
  server.on('checkExpectation', ({ socket }: IncomingMessage) =>
    reject(socket, { status: 417, message: 'Only 100-continue can be expected' }),
  );
}
