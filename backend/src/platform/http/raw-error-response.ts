import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { errorBody, type ErrorResponse, rejection } from './error-response.js';
import type { RawHeaders } from './security-headers.js';

const UNREADABLE: Record<string, ErrorResponse | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: rejection(408, 'request.too-slow'),
  HPE_HEADER_OVERFLOW: rejection(431, 'request.headers-too-large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: rejection(413, 'request.too-large'),
};

const NO_HTTP = rejection(400, 'request.not-http');
const NO_HOST = rejection(400, 'request.no-host');
const MANY_HOSTS = rejection(400, 'request.many-hosts');

/** The error of a missing or repeated `Host` header, or null: HTTP/1.1 requires exactly one (RFC 9112, 3.2). */
export function hostError({ rawHeaders, httpVersion }: IncomingMessage): ErrorResponse | null {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  if (hosts > 1) return MANY_HOSTS;
  return hosts === 0 && httpVersion === '1.1' ? NO_HOST : null;
}

/** Writes an error response where there is no `ServerResponse`, and closes the connection. */
export function sendRawError(socket: Duplex, headers: RawHeaders, error: ErrorResponse): void {
  if (!socket.writable) return void socket.destroy();
  const { status, retryAfter } = error;
  const requestId = randomUUID();
  const body = JSON.stringify({ ...errorBody(error), requestId });
  const all = [
    ...headers,
    'Cache-Control',
    'no-store',
    'X-Request-Id',
    requestId,
    'Connection',
    'close',
    ...(retryAfter === undefined ? [] : ['Retry-After', String(retryAfter)]),
    'Content-Type',
    'application/json; charset=utf-8',
    'Content-Length',
    String(Buffer.byteLength(body)),
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
  const reject = (socket: Duplex, error: ErrorResponse) => {
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
    reject(socket, rejection(417, 'request.only-continue')),
  );
}
