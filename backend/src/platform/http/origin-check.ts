import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Config } from '../config.js';
import { rejection, sendError } from './error-response.js';
import { RejectionLog } from './rejection-log.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/** Whether a browser says that another site began the request: by a link, a form or a script. Programs say nothing. */
export function isFromOtherSite(headers: IncomingMessage['headers']): boolean {
  const site = headers['sec-fetch-site'];
  return site !== undefined && !OWN_SITES.includes(String(site));
}

/**
 * Rejects cross-site requests of browsers (CSRF). `Origin` must equal the public origin or, if none is configured, match
 * the `Host` header. A request with neither `Origin` nor `Sec-Fetch-Site` does not come from a browser and passes.
 *
 * A page with `Referrer-Policy: no-referrer` sends its own forms with `Origin: null` (Fetch §3.2). They pass below a
 * secret address, which another site would have to know.
 */
@Injectable()
export class OriginCheck {
  private readonly secretAddresses: string[] = [];
  private readonly openAddresses: string[] = [];

  constructor(
    private readonly config: Config,
    private readonly rejections: RejectionLog,
  ) {}

  /** Accepts `Origin: null` on paths with this beginning; the rest of them has to be a secret. */
  acceptNullOrigin(path: string): void {
    this.secretAddresses.push(path);
  }

  /**
   * Accepts every origin on paths with this beginning, for requests that mail programs send (RFC 8058). The rest of the
   * path has to be a secret, and the request must not depend on a session.
   */
  acceptAnyOrigin(path: string): void {
    this.openAddresses.push(path);
  }

  /** Checks every unsafe request, before the session and the body are read. */
  readonly middleware: RequestHandler = (request, response, next) => {
    if (SAFE_METHODS.includes(request.method) || this.isSameOrigin(request)) return next();
    this.rejections.add('cross-origin request rejected', {}, { requestId: response.locals.requestId });
    sendError(response, rejection(403, 'request.foreign-origin'));
  };

  /** Checks a WebSocket upgrade, where browsers always send `Origin`. */
  allowsUpgrade(request: IncomingMessage): boolean {
    if (this.isSameOrigin(request)) return true;
    this.rejections.add('cross-origin request rejected', { upgrade: true });
    return false;
  }

  private isSameOrigin({ headers, url = '' }: IncomingMessage): boolean {
    if (this.openAddresses.some((path) => url.startsWith(path))) return true;
    if (isFromOtherSite(headers)) return false;
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (origin === 'null') return this.secretAddresses.some((path) => url.startsWith(path));
    if (this.config.publicOrigin) return origin === this.config.publicOrigin;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }
}
