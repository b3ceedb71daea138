import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { namesNoHost, NO_HOST, refuseBare, refuseUnreadable } from './shared/http/bare-refusal.js';
import { refuseForNow } from './shared/http/error-answer.js';
import { type RawHeaders, securityHeaders } from './shared/http/security-headers.js';

/** Slow senders are cut off: Node looks at its own limits only every 30 s unless told otherwise. */
const LIMITS = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 65_000,
  maxHeaderSize: 16_384,
  // it is asked for below, where it can be refused like everything else
  requireHostHeader: false,
};

/** Whoever takes nothing of an answer for so long is cut off, at the second look: Node's own patience has no end. */
const READ_WITHIN_MS = 15_000;

/** A connection, and the answer that is made or sent on it. */
type Connection = Socket & { _httpMessage?: ServerResponse | null };

/** So many new connections wait to be taken; one that is turned away instead comes again only after a second. */
const MOST_WAITING = 1_024;

/** Node accepts one connection a turn of its event loop; so long the ones that wait are given. */
const ACCEPT_MS = 3_000;
/** While it closes, a connection without a request may bring one more for so long; it is told to close with the answer. */
const LAST_REQUEST_MS = 2_000;
/** Whoever has not sent their request or taken their answer by then is cut off. */
const PATIENCE_MS = 7_000;

/**
 * The server of the process. It may listen before there is an application, so that whoever watches the process sees it
 * live while it waits for its database; and it closes without cutting off a request that it has accepted.
 */
export class HttpServer {
  readonly server: Server;
  private readonly headers: RawHeaders;
  private application: RequestListener;
  private closing = false;
  private readonly connections = new Set<Connection>();

  constructor(https: boolean) {
    this.headers = securityHeaders('api', https);
    this.application = (request, response) => this.starting(request.url, response);
    this.server = createServer(LIMITS, (request, response) => {
      if (this.closing) response.shouldKeepAlive = false;
      if (namesNoHost(request)) return refuseBare(request.socket, this.headers, NO_HOST);
      this.application(request, response);
    });
    this.server.timeout = READ_WITHIN_MS;
    // who waits for an answer that is not made yet is not slow, whatever takes so long
    this.server.on('timeout', (socket: Connection) => {
      const answer = socket._httpMessage;
      if (!answer?.req.complete || answer.headersSent) socket.destroy();
    });
    this.server.on('connection', (socket) => {
      this.connections.add(socket);
      socket.once('close', () => this.connections.delete(socket));
    });
    refuseUnreadable(this.server, this.headers);
  }

  /** The second time it has nothing to do. */
  async listen(port: number): Promise<void> {
    if (this.server.listening) return;
    this.server.listen({ port, backlog: MOST_WAITING });
    await once(this.server, 'listening');
  }

  /** Until this is called everything but the question whether the process lives is refused with 503. */
  answerWith(application: RequestListener): void {
    this.application = application;
  }

  /** Takes no new connection, answers every request on those there are, and resolves when all have ended. */
  async close(): Promise<void> {
    if (!this.server.listening) return;
    const begun = performance.now();
    await this.acceptWaiting();
    this.closing = true;
    for (const { _httpMessage: answer } of this.connections)
      if (answer && !answer.headersSent) answer.shouldKeepAlive = false;
    const closed = new Promise((resolve) => {
      // not http.Server's own close(): it cuts off at once every connection that has no request this very moment
      NetServer.prototype.close.call(this.server, resolve);
    });
    const closing = performance.now();
    const sweep = setInterval(() => {
      if (performance.now() - begun > PATIENCE_MS) this.server.closeAllConnections();
      // after what has arrived meanwhile is read, or a request in the kernel's buffer would be lost
      else if (performance.now() - closing > LAST_REQUEST_MS) setImmediate(() => this.closeUnused());
    }, 50);
    await closed;
    clearInterval(sweep);
    // stops the look at slow senders, which would keep the process alive
    this.server.close();
  }

  private closeUnused(): void {
    this.server.closeIdleConnections();
    // Node takes one that has never sent anything for one that is just sending
    for (const socket of this.connections) if (socket.bytesRead === 0) socket.destroy();
  }

  /** To stop listening resets the connections that the kernel has made and Node has not yet accepted. */
  private async acceptWaiting(): Promise<void> {
    const begun = performance.now();
    let turnsWithout = 0;
    const accepted = () => (turnsWithout = 0);
    this.server.on('connection', accepted);
    while (turnsWithout < 3 && performance.now() - begun < ACCEPT_MS) {
      turnsWithout += 1;
      await new Promise(setImmediate);
    }
    this.server.off('connection', accepted);
  }

  private starting(url: string | undefined, response: ServerResponse): void {
    if (url !== '/api/health/live') return refuseForNow(response, this.headers, 'The server is starting');
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
