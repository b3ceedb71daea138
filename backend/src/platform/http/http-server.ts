import { once } from 'node:events';
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as afterPoll, setTimeout as sleep } from 'node:timers/promises';
import { sendUnavailable } from './error-response.js';
import { hostError, rejectUnreadable, sendRawError } from './raw-error-response.js';
import { type RawHeaders, securityHeaders } from './security-headers.js';

const OPTIONS = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  // Node enforces both timeouts only every 30 s by default
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // checked in `handle`, so that its error response has the security headers
  requireHostHeader: false,
};

/** Maximum time in which the body of a request arrives; Node's own limit is that of uploads. */
const BODY_TIMEOUT_MS = 15_000;

/** Response read timeout; Node has none by default. It is enforced after at most twice this time. */
const READ_TIMEOUT_MS = 15_000;

/** Maximum pipelined requests waiting on one connection; a connection with more is closed. */
export const MAX_PIPELINED = 32;

/** Connections that the kernel queues before Node accepts them; over it a client tries again only after a second. */
const BACKLOG = 1_024;

/** On shutdown: the backlog is empty when no connection was accepted for this time. */
const BACKLOG_QUIET_MS = 2;
/** On shutdown: maximum time to accept the backlog. */
const BACKLOG_TIMEOUT_MS = 3_000;
/** On shutdown: time in which an idle connection may still send a request; the response then closes it. */
const LAST_REQUEST_MS = 2_000;
/** On shutdown: all connections that are still open are destroyed after this time. */
const CLOSE_TIMEOUT_MS = 7_000;

/**
 * `close()` stops listening and leaves idle connections open. Node's own closes them at once, and loses requests that
 * are on their way (Node 19 and newer).
 */
class DrainingServer extends Server {
  override closeIdleConnections(): void {}

  /** Also closes connections without any request yet, which Node does not count as idle. */
  closeUnused(connections: Iterable<Socket>): void {
    super.closeIdleConnections();
    for (const socket of connections) if (socket.bytesRead === 0) socket.destroy();
  }
}

/**
 * The HTTP server of the process. It can listen before the application is ready, so that a liveness probe succeeds while
 * the process waits for its database. It closes without cutting off an accepted request.
 */
export class HttpServer {
  readonly server: DrainingServer;
  private readonly headers: RawHeaders;
  private handler: RequestListener;
  private closing = false;
  /** Every open connection, with the response that it is working on. */
  private readonly connections = new Map<Socket, ServerResponse | null>();
  private readonly pipelined = new WeakMap<Socket, number>();

  /** Paths where a request with a session may send for as long as Node's `requestTimeout`. */
  private readonly uploads = new Set<string>();

  /** `https` adds Strict-Transport-Security to the errors it sends itself. */
  constructor(https: boolean) {
    this.headers = securityHeaders('api', https);
    this.handler = (request, response) => this.starting(request.url, response);
    this.server = new DrainingServer(OPTIONS, (request, response) => {
      if (!response.socket) return this.handleInTurn(request, response);
      this.setCurrent(response);
      this.handle(request, response);
    });
    this.server.timeout = READ_TIMEOUT_MS;
    // a client that waits for its response is not slow
    this.server.on('timeout', (socket: Socket) => {
      const response = this.connections.get(socket);
      if (!response?.req.complete || response.headersSent) socket.destroy();
    });
    this.server.on('connection', (socket) => {
      this.connections.set(socket, null);
      socket.once('close', () => this.connections.delete(socket));
    });
    rejectUnreadable(this.server, this.headers, (socket) => {
      return this.connections.get(socket as Socket) ?? null;
    });
  }

  /** Does nothing if it is listening already. Without a host it listens on all interfaces. */
  async listen(port: number, host: string | null = null): Promise<void> {
    if (this.server.listening) return;
    this.server.listen({ port, ...(host && { host }), backlog: BACKLOG });
    await once(this.server, 'listening');
  }

  /** Passes requests to the application. Until then all but the liveness probe get a 503. */
  setHandler(handler: RequestListener): void {
    this.handler = handler;
  }

  /** Gives requests to this path with a session cookie two minutes for their body: a photograph over a slow connection. */
  allowUploads(path: string): void {
    this.uploads.add(path);
  }

  /** Stops accepting connections, answers all requests on open ones, and resolves when every connection is closed. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const begun = performance.now();
    await this.acceptBacklog();
    this.closing = true;
    for (const response of this.connections.values())
      if (response && !response.headersSent) this.closeAfter(response);
    const closed = new Promise((resolve) => this.server.close(resolve));
    const closing = performance.now();
    const sweep = setInterval(() => {
      if (performance.now() - begun > CLOSE_TIMEOUT_MS) this.server.closeAllConnections();
      // setImmediate: requests in the kernel's buffers are read first
      else if (performance.now() - closing > LAST_REQUEST_MS)
        setImmediate(() => this.server.closeUnused(this.connections.keys()));
    }, 50);
    await closed;
    clearInterval(sweep);
  }

  private handle(request: IncomingMessage, response: ServerResponse): void {
    if (this.closing) this.closeAfter(response);
    const error = hostError(request);
    if (error) return sendRawError(request.socket, this.headers, error);
    this.limitBody(request, response);
    this.handler(request, response);
  }

  private limitBody(request: IncomingMessage, response: ServerResponse): void {
    const { headers, socket, url } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    if (!hasBody) return;
    const limit = () => {
      const timer = setTimeout(() => {
        const error = Object.assign(new Error('Request timeout'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
        if (request.complete) return;
        if (response.writableFinished) socket.destroy();
        else this.server.emit('clientError', error, socket);
      }, BODY_TIMEOUT_MS).unref();
      request.once('close', () => clearTimeout(timer));
    };
    // an upload that was rejected before its end has no more time than others
    const mayBeSlow = this.uploads.has(url ?? '') && headers.cookie?.includes('sid=');
    if (!mayBeSlow) limit();
    else response.once('finish', () => request.complete || limit());
  }

  /**
   * Node emits pipelined requests all at once and assigns the socket to one response after another. Each is handled
   * only when its response has the socket: one connection then does one thing at a time, every response that is worked
   * on emits `close` with its socket, and requests that are still waiting when the connection ends are never started.
   */
  private handleInTurn(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const waiting = (this.pipelined.get(socket) ?? 0) + 1;
    if (waiting > MAX_PIPELINED) return void socket.destroy();
    this.pipelined.set(socket, waiting);
    response.once('socket', () => {
      this.pipelined.set(socket, this.pipelined.get(socket)! - 1);
      this.setCurrent(response);
      // other connections take turns, and Node is still flushing the response
      setImmediate(() => {
        if (!socket.destroyed) this.handle(request, response);
      });
    });
  }

  private setCurrent(response: ServerResponse): void {
    const { socket } = response.req;
    if (!this.connections.has(socket)) return;
    this.connections.set(socket, response);
    response.once('finish', () => {
      if (this.connections.get(socket) === response) this.connections.set(socket, null);
    });
  }

  /** Closes the connection with this response, unless pipelined requests are waiting behind it. */
  private closeAfter(response: ServerResponse): void {
    if (!this.pipelined.get(response.req.socket)) response.shouldKeepAlive = false;
  }

  /** Closing the listening socket would reset connections that are established but not accepted yet. */
  private async acceptBacklog(): Promise<void> {
    const begun = performance.now();
    let accepted = true;
    const onConnection = () => (accepted = true);
    this.server.on('connection', onConnection);
    while (accepted && performance.now() - begun < BACKLOG_TIMEOUT_MS) {
      accepted = false;
      await sleep(BACKLOG_QUIET_MS);
      // a timer can run before the next poll of the sockets; setImmediate runs after it
      await afterPoll();
    }
    this.server.off('connection', onConnection);
  }

  private starting(url: string | undefined, response: ServerResponse): void {
    if (url !== '/api/health/live') return sendUnavailable(response, this.headers, 'server.starting');
    response.writeHead(200, [
      ...this.headers,
      'Content-Type',
      'application/json',
      'Cache-Control',
      'no-store',
    ]);
    response.end('{"status":"ok"}');
  }
}
