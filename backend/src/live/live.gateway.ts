import type { IncomingMessage } from 'node:http';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { type OnGatewayConnection, WebSocketGateway } from '@nestjs/websockets';
import { WebSocket } from 'ws';
import { Authenticator, type SignedIn } from '../shared/staff.js';
import { LiveBus, type LiveEvent } from './live-bus.js';

const PING_EVERY_MS = 30_000;
/** Rights are checked again after so many pings, for sessions that ended without anybody saying so. */
const PINGS_PER_CHECK = 10;
const MOST_BUFFERED_BYTES = 1024 * 1024;

interface Connection extends SignedIn {
  answered: boolean;
}

/**
 * The live channel of the console: sends, and never reads. A client that sends anything, reads too slowly or answers
 * no ping is dropped. Who may connect is decided at the upgrade (live.adapter.ts).
 */
@WebSocketGateway({ path: '/ws', maxPayload: 1024, perMessageDeflate: false })
export class LiveGateway implements OnGatewayConnection, OnModuleInit, BeforeApplicationShutdown {
  private readonly connections = new Map<WebSocket, Connection>();
  private heartbeat: NodeJS.Timeout;
  private beats = 0;

  constructor(
    private readonly bus: LiveBus,
    private readonly authenticator: Authenticator,
  ) {}

  onModuleInit(): void {
    this.bus.listen((event) => this.on(event));
    this.heartbeat = setInterval(() => void this.beat(), PING_EVERY_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    this.close(() => true, 1001, 'The server is restarting');
  }

  handleConnection(socket: WebSocket, request: IncomingMessage & { signedIn?: SignedIn }): void {
    if (!request.signedIn) return socket.terminate();
    this.connections.set(socket, { ...request.signedIn, answered: true });
    socket.on('close', () => this.connections.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', () => socket.close(1008, 'This channel only sends'));
    socket.on('pong', () => {
      const connection = this.connections.get(socket);
      if (connection) connection.answered = true;
    });
    socket.send(JSON.stringify({ type: 'connected', data: {} }));
    // it may have ended since the upgrade was allowed, and nobody could close a socket that was not there yet
    void this.closeEnded([request.signedIn.session]);
  }

  private on(event: LiveEvent): void {
    switch (event.kind) {
      case 'message':
        return this.broadcast(JSON.stringify(event.message));
      case 'close-user':
        return this.close(({ user, session }) => user.id === event.userId && session !== event.keep);
      case 'close-session':
        return this.close(({ session }) => session === event.session);
      case 'missed':
        // a console reads everything again when it is back
        return this.close(() => true, 1012, 'Messages were missed');
      case 'content-changed':
        return;
    }
  }

  private broadcast(text: string): void {
    // as bytes, because ws would encode a text anew for each socket
    const bytes = Buffer.from(text);
    for (const socket of this.connections.keys()) {
      if (socket.bufferedAmount > MOST_BUFFERED_BYTES) socket.terminate();
      else if (socket.readyState === WebSocket.OPEN) socket.send(bytes, { binary: false });
    }
  }

  private close(
    which: (connection: Connection) => boolean,
    code = 4401,
    reason = 'The session has ended',
  ): void {
    for (const [socket, connection] of this.connections) if (which(connection)) socket.close(code, reason);
  }

  private async beat(): Promise<void> {
    for (const [socket, connection] of this.connections) {
      if (!connection.answered) socket.terminate();
      connection.answered = false;
      socket.ping();
    }
    this.beats += 1;
    if (this.beats % PINGS_PER_CHECK !== 0) return;
    await this.closeEnded([...new Set([...this.connections.values()].map(({ session }) => session))]);
  }

  private async closeEnded(sessions: readonly string[]): Promise<void> {
    const alive = await this.authenticator.alive(sessions).catch(() => null);
    if (alive) this.close(({ session }) => sessions.includes(session) && !alive.has(session));
  }
}
