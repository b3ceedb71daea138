import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { INestApplication } from '@nestjs/common';
import { WsAdapter } from '@nestjs/platform-ws';
import type { ServerOptions, WebSocketServer } from 'ws';
import { Config } from '../platform/config.js';
import { sendRawError } from '../platform/http/raw-error-response.js';
import { type ErrorResponse, rejection, RETRY_LATER } from '../platform/http/error-response.js';
import { OriginCheck } from '../platform/http/origin-check.js';
import { RejectionLog } from '../platform/http/rejection-log.js';
import { SecurityHeaders } from '../platform/http/security-headers.js';
import { Logger } from '../platform/logger.js';
import { Authenticator } from '../users/authenticator.js';
import type { SignedIn } from '../users/staff.js';
import { OpenSockets } from './open-sockets.js';

/** Clients send no messages, so no fragments either. */
const MAX_FRAGMENTS = 1;

/**
 * Checks each WebSocket upgrade before it is accepted. Rejects with 404 for another path, 403 for another origin, 401
 * without a session, 429 for too many sockets.
 */
export class LiveAdapter extends WsAdapter {
  private closing = false;

  constructor(private readonly app: INestApplication) {
    super(app);
  }

  override create(port: number, options: ServerOptions & { namespace?: string; server?: never }) {
    const limits = { ...options, maxFragments: MAX_FRAGMENTS };
    const sockets = super.create(port, limits) as unknown as WebSocketServer;
    const server = this.httpServer as Server;
    const headers = this.app.get(SecurityHeaders).for('api');
    const open = new OpenSockets(this.app.get(Config).rateLimits);
    // replaces the adapter's own listener, which checks neither origin, session nor limits
    server.removeAllListeners('upgrade');
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.check(request, socket, options.path, open).then(
        (error) => {
          if (error) return sendRawError(socket, headers, error);
          sockets.handleUpgrade(request, socket, head, (accepted) =>
            sockets.emit('connection', accepted, request),
          );
        },
        (error: unknown) => {
          this.app.get(Logger).failure('upgrade failed', error);
          sendRawError(socket, headers, rejection(503, 'request.try-again', RETRY_LATER));
        },
      );
    });
    sockets.on('wsClientError', (_error, socket) =>
      sendRawError(socket, headers, rejection(400, 'live.bad-upgrade')),
    );
    return sockets;
  }

  /** Not used: a client error closes the socket (live.gateway.ts), and is not logged as a server error. */
  override bindErrorHandler<Sockets>(sockets: Sockets): Sockets {
    return sockets;
  }

  /** Does not wait for the sockets: one on which a callback threw never emits `close`. */
  override close(sockets: WebSocketServer): Promise<void> {
    this.closing = true;
    for (const socket of sockets.clients) socket.terminate();
    sockets.close();
    return Promise.resolve();
  }

  /** The error of an upgrade that is rejected, or null. */
  private async check(
    request: IncomingMessage & { signedIn?: SignedIn },
    socket: Duplex,
    path: string | undefined,
    open: OpenSockets,
  ): Promise<ErrorResponse | null> {
    if (request.url?.split('?')[0] !== path) return rejection(404, 'request.unknown');
    if (!this.app.get(OriginCheck).allowsUpgrade(request)) return rejection(403, 'request.foreign-origin');
    const signedIn = await this.app.get(Authenticator).ofUpgrade(request);
    if (!signedIn) return rejection(401, 'sign-in.needed');
    if (!open.add(signedIn, socket)) {
      this.app.get(RejectionLog).add('too many sockets', { userId: signedIn.user.id });
      return rejection(429, 'live.too-many', RETRY_LATER);
    }
    if (this.closing) return rejection(503, 'live.restarting', RETRY_LATER);
    request.signedIn = signedIn;
    return null;
  }
}
