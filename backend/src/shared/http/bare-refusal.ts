import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RawHeaders } from './security-headers.js';

const UNREADABLE: Record<string, { status: number; message: string } | undefined> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive' },
  HPE_HEADER_OVERFLOW: { status: 431, message: 'The headers of the request are too large' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, message: 'The request is too large' },
};

export const NO_HOST = { status: 400, message: 'The request names no host' };

/** HTTP/1.1 asks for a host (RFC 9112, 3.2). */
export function namesNoHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion === '1.1';
}

/** Refuses where there is no response to answer with, under the same headers as everywhere, and closes the connection. */
export function refuseBare(
  socket: Duplex,
  headers: RawHeaders,
  { status, message, retryAfter }: { status: number; message: string; retryAfter?: number },
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
 * What no route ever sees, because Node refuses it before: no HTTP, too many headers, too slow, an expectation that
 * nobody knows. Node's own answers to these have no headers at all.
 */
export function refuseUnreadable(server: Server, headers: RawHeaders): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { _httpMessage: answer } = socket as { _httpMessage?: ServerResponse };
    if (error.code === 'ECONNRESET' || answer?.headersSent) return void socket.destroy();
    // what came before it was whole and is being worked on: that is answered, and what follows is not read
    if (answer?.req.complete) {
      answer.shouldKeepAlive = false;
      return void socket.pause();
    }
    const refusal = UNREADABLE[error.code ?? ''];
    refuseBare(socket, headers, refusal ?? { status: 400, message: 'The request is no HTTP' });
  });
  server.on('checkExpectation', ({ socket }: IncomingMessage) => {
    refuseBare(socket, headers, { status: 417, message: 'Only 100-continue can be expected' });
  });
}
