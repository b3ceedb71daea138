import type { IncomingMessage } from 'node:http';
import type { BeforeApplicationShutdown, OnModuleInit } from '@nestjs/common';
import { type OnGatewayConnection, WebSocketGateway } from '@nestjs/websockets';
import { WebSocket } from 'ws';
import { Authenticator } from '../users/authenticator.js';
import type { SignedIn } from '../users/staff.js';
import { LiveBus, type LiveEvent } from './live-bus.js';

const PING_INTERVAL_MS = 30_000;
/** Interval of session checks, in pings: a session can end without an event. */
const PINGS_PER_CHECK = 10;
const MAX_BUFFERED_BYTES = 1024 * 1024;

interface Connection {
  readonly user: SignedIn['user'];
  session: string;
  alive: boolean;
}

/**
 * The live channel of the console. It only sends: a client that sends a message, reads too slowly or does not answer a
 * ping is disconnected. Access is checked at the upgrade (live.adapter.ts).
 */
@WebSocketGateway({ path: '/ws', maxPayload: 1024, perMessageDeflate: false })
export class LiveGateway implements OnGatewayConnection, OnModuleInit, BeforeApplicationShutdown {
  private readonly connections = new Map<WebSocket, Connection>();
  private heartbeat: NodeJS.Timeout;
  private beats = 0;
  /** When the last message was sent, or may have been, on the clock of `performance`. */
  private lastMessageAt = performance.now();

  constructor(
    private readonly bus: LiveBus,
    private readonly authenticator: Authenticator,
  ) {}

  onModuleInit(): void {
    this.bus.subscribe((event) => this.handle(event));
    this.heartbeat = setInterval(() => void this.beat(), PING_INTERVAL_MS).unref();
  }

  beforeApplicationShutdown(): void {
    clearInterval(this.heartbeat);
    this.close(() => true, 1001, 'The server is restarting');
  }

  handleConnection(socket: WebSocket, request: IncomingMessage & { signedIn?: SignedIn }): void {
    if (!request.signedIn) return socket.terminate();
    this.connections.set(socket, { ...request.signedIn, alive: true });
    socket.on('close', () => this.connections.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.on('message', () => socket.close(1008, 'This channel only sends'));
    socket.on('pong', () => {
      const connection = this.connections.get(socket);
      if (connection) connection.alive = true;
    });
    // a console whose data is younger than the last message has missed none
    const quietMs = Math.floor(performance.now() - this.lastMessageAt);
    socket.send(JSON.stringify({ type: 'connected', data: { quietMs } }));
    // the session may have ended during the upgrade, when there was no socket to close
    void this.closeEnded([request.signedIn.session]);
  }

  private handle(event: LiveEvent): void {
    switch (event.kind) {
      case 'message':
        this.lastMessageAt = performance.now();
        return this.broadcast(JSON.stringify(event.message));
      case 'close-user':
        return this.closeUser(event.userId, event.renewed);
      case 'close-session':
        return this.close(({ session }) => session === event.session);
      case 'missed':
        // a console refetches everything when it reconnects
        this.lastMessageAt = performance.now();
        return this.close(() => true, 1012, 'Messages were missed');
      case 'content-changed':
        return;
    }
  }

  private closeUser(userId: string, renewed?: { from: string; to: string }): void {
    this.close(({ user, session }) => user.id === userId && session !== renewed?.from);
    if (!renewed) return;
    for (const connection of this.connections.values())
      if (connection.session === renewed.from) connection.session = renewed.to;
  }

  private broadcast(text: string): void {
    // encoded once; ws would encode a string for each socket
    const bytes = Buffer.from(text);
    for (const socket of this.connections.keys()) {
      if (socket.bufferedAmount > MAX_BUFFERED_BYTES) socket.terminate();
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
      if (!connection.alive) socket.terminate();
      connection.alive = false;
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
