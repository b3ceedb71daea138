import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { ServerOptions, WebSocketServer } from 'ws';
import { Config } from '../config.js';
import { refuseBare } from '../shared/http/bare-refusal.js';
import { RETRY_AFTER_SECONDS } from '../shared/http/error-answer.js';
import { HotAnswers } from '../shared/http/hot-answers.js';
import { OriginCheck } from '../shared/http/origin-check.js';
import { Logger } from '../shared/logger.js';
import { Authenticator, type SignedIn } from '../shared/staff.js';
import { OpenSockets } from './open-sockets.js';

interface Refusal {
  readonly status: number;
  readonly message: string;
  readonly retryAfter?: number;
}

/** Nobody has anything to send here, so nobody has anything to send in pieces. */
const MOST_FRAGMENTS = 1;

/**
 * Decides at the upgrade who gets a socket: 404 anywhere but at the channel's own path, 403 for a foreign origin, 401
 * for whoever is not signed in, 429 for too many at once.
 */
export class LiveAdapter extends WsAdapter {
  private closing = false;

  constructor(private readonly app: INestApplication) {
    super(app);
  }

  override create(port: number, options: ServerOptions & { namespace?: string; server?: never }) {
    const limits = { ...options, maxFragments: MOST_FRAGMENTS };
    const sockets = super.create(port, limits) as unknown as WebSocketServer;
    const server = this.httpServer as Server;
    const headers = this.app.get(HotAnswers).headersOf('api');
    const open = new OpenSockets(this.app.get(Config).rateLimits);
    // in place of the adapter's own listener, which knows no origin, no session and no limit
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.refusalOf(request, socket, options.path, open).then(
        (refusal) => {
          if (refusal) return refuseBare(socket, headers, refusal);
          sockets.handleUpgrade(request, socket, head, (opened) =>
            sockets.emit('connection', opened, request),
          );
        },
        (error: unknown) => {
          this.app.get(Logger).failure('upgrade failed', error);
          const message = 'Please try again in a moment';
          refuseBare(socket, headers, { status: 503, message, retryAfter: RETRY_AFTER_SECONDS });
        },
      );
    });
    sockets.on('wsClientError', (_error, socket) =>
      refuseBare(socket, headers, { status: 400, message: 'This is no good upgrade to a socket' }),
    );
    return sockets;
  }

  /** What a client does wrong closes its socket (live.gateway.ts); it is no error of the server's, and fills no log. */
  override bindErrorHandler<Sockets>(sockets: Sockets): Sockets {
    return sockets;
  }

  /** Waits for none of them: a socket on which a callback threw never says that it is closed. */
  override close(sockets: WebSocketServer): Promise<void> {
    this.closing = true;
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    return Promise.resolve();
  }

  private async refusalOf(
    request: IncomingMessage & { signedIn?: SignedIn },
    socket: Duplex,
    path: string | undefined,
    open: OpenSockets,
  ): Promise<Refusal | null> {
    if (request.url?.split('?')[0] !== path) return { status: 404, message: 'There is no socket here' };
    if (!this.app.get(OriginCheck).allowsSocket(request)) {
      this.app.get(Logger).refusal('foreign origin refused');
      return { status: 403, message: 'This request does not come from this site' };
    }
    const signedIn = await this.app.get(Authenticator).ofUpgrade(request);
    if (!signedIn) return { status: 401, message: 'Please sign in' };
    if (!open.add(signedIn, socket)) {
      this.app.get(Logger).refusal('too many sockets', { userId: signedIn.user.id });
      return { status: 429, message: 'Too many sockets are open', retryAfter: RETRY_AFTER_SECONDS };
    }
    if (this.closing)
      return { status: 503, message: 'The server is restarting', retryAfter: RETRY_AFTER_SECONDS };
    request.signedIn = signedIn;
    return null;
  }
}
