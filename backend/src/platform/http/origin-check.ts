import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Config } from '../config.js';
import { sendError } from './error-response.js';
import { RejectionLog } from './rejection-log.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/**
 * Rejects cross-site requests of browsers (CSRF). `Origin` must equal the public origin or, if none is configured, match
 * the `Host` header. A request with neither `Origin` nor `Sec-Fetch-Site` does not come from a browser and passes.
 */
@Injectable()
export class OriginCheck {
  constructor(
    private readonly config: Config,
    private readonly rejections: RejectionLog,
  ) {}

  /** Checks every unsafe request, before the session and the body are read. */
  readonly middleware: RequestHandler = (request, response, next) => {
    if (SAFE_METHODS.includes(request.method) || this.isSameOrigin(request)) return next();
    this.rejections.add('cross-origin request rejected', {}, { requestId: response.locals.requestId });
    sendError(response, { status: 403, message: 'This request does not come from this site' });
  };

  /** Checks a WebSocket upgrade, where browsers always send `Origin`. */
  allowsUpgrade(request: IncomingMessage): boolean {
    if (this.isSameOrigin(request)) return true;
    this.rejections.add('cross-origin request rejected', { upgrade: true });
    return false;
  }

  private isSameOrigin({ headers }: IncomingMessage): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && !OWN_SITES.includes(String(site))) return false;
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (this.config.publicOrigin) return origin === this.config.publicOrigin;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }
}
