import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { sendUnavailable } from './error-response.js';
import { RejectionLog } from './rejection-log.js';
import { type RawHeaders, SecurityHeaders } from './security-headers.js';

/** Maximum requests in progress. Those above the visitors' share need a session cookie. */
export const MAX_REQUESTS = 384;
export const MAX_VISITOR_REQUESTS = 256;

/** Maximum time that the work of a closed connection keeps its slot. */
const ABANDONED_AFTER_MS = 15_000;

/** No request takes this long; when the whole share of visitors does, slots have leaked or the work hangs. */
const STUCK_AFTER_MS = 30_000;

/** Held by one request in progress. */
interface Slot {
  readonly since: number;
}

/**
 * Load shedding: limits concurrent requests and rejects the rest at once with 503. A request holds a slot from its
 * complete body until `end()` is called on its response, so slow senders and readers hold none. A slot belongs to a
 * socket: when the socket closes first, the slot is freed when the work is done, or after a fixed time. The server handles one
 * request of a connection at a time (http-server.ts), so a connection never holds more than one slot. The session cookie
 * is not verified here; an invalid one only gains the larger share.
 */
@Injectable()
export class LoadShedding {
  private readonly headers: RawHeaders;
  private readonly exempt = new Set(['/api/health/live', '/api/health/ready']);
  private readonly exemptFolders: string[] = [];
  /** In order of arrival. */
  private readonly slots = new Set<Slot>();

  constructor(
    securityHeaders: SecurityHeaders,
    private readonly rejections: RejectionLog,
  ) {
    this.headers = securityHeaders.for('api');
  }

  /** Never rejects these paths: assets of pages that were served before. */
  exemptPaths(paths: readonly string[]): void {
    for (const path of paths) this.exempt.add(path);
  }

  /** Never rejects the paths that begin with this: files that are sent without the database. */
  exemptPathsBelow(folder: string): void {
    this.exemptFolders.push(folder);
  }

  /** Rejects a request with 503 if no slot is free for it; returns whether it did. */
  rejects(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.slots.size < MAX_VISITOR_REQUESTS || this.isExempt(request.url ?? '')) return false;
    if (this.slots.size < MAX_REQUESTS && request.headers.cookie?.includes('sid=')) return false;
    sendUnavailable(response, this.headers, 'request.busy');
    this.rejections.add('requests rejected: overload');
    return true;
  }

  /** Takes a slot until the response ends, or rejects: many bodies may have become complete at the same moment. */
  readonly takeSlot: RequestHandler = (request, response, next) => {
    if (this.rejects(request, response)) return;
    this.hold(request.socket, response);
    next();
  };

  /** Number of requests in progress. */
  get inProgress(): number {
    return this.slots.size;
  }

  /**
   * Whether the same requests have held the whole share of visitors for too long. Under plain overload slots change
   * hands all the time.
   */
  get isStuck(): boolean {
    const newest = [...this.slots][MAX_VISITOR_REQUESTS - 1];
    return newest !== undefined && performance.now() - newest.since > STUCK_AFTER_MS;
  }

  private isExempt(url: string): boolean {
    return this.exempt.has(url) || this.exemptFolders.some((folder) => url.startsWith(folder));
  }

  private hold(socket: Socket, response: Response): void {
    const slot: Slot = { since: performance.now() };
    this.slots.add(slot);
    let abandoned: NodeJS.Timeout | undefined;
    const onClose = () => {
      abandoned = setTimeout(() => this.slots.delete(slot), ABANDONED_AFTER_MS).unref();
    };
    const end = response.end.bind(response) as (...args: unknown[]) => Response;
    response.end = (...args: unknown[]) => {
      this.slots.delete(slot);
      socket.off('close', onClose);
      clearTimeout(abandoned);
      return end(...args);
    };
    if (socket.destroyed) onClose();
    else socket.once('close', onClose);
  }
}
