import type { IncomingMessage } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { Config } from '../../config.js';
import { Logger } from '../logger.js';
import { sendError } from './error-answer.js';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];
const OWN_SITES = ['same-origin', 'none'];

/**
 * Refuses what another site makes a browser send. The origin must be the public one exactly or, where none is set, the
 * host that the request came to. A request with neither `Origin` nor `Sec-Fetch-Site` comes from no browser and goes on
 * to the other checks.
 */
@Injectable()
export class OriginCheck {
  constructor(
    private readonly config: Config,
    private readonly logger: Logger,
  ) {}

  /** For every unsafe request, before anything else happens to it. */
  readonly middleware: RequestHandler = (request, response, next) => {
    if (SAFE_METHODS.includes(request.method) || this.comesFromHere(request)) return next();
    this.logger.refusal('foreign origin refused', { requestId: response.locals.requestId });
    sendError(response, { status: 403, message: 'This request does not come from this site' });
  };

  /** For the upgrade to a socket. A browser always names the origin there; what names none is no browser. */
  allowsSocket(request: IncomingMessage): boolean {
    return this.comesFromHere(request);
  }

  private comesFromHere({ headers }: IncomingMessage): boolean {
    const site = headers['sec-fetch-site'];
    if (site !== undefined && !OWN_SITES.includes(String(site))) return false;
    const { origin, host } = headers;
    if (origin === undefined) return true;
    if (this.config.publicOrigin) return origin === this.config.publicOrigin;
    return host !== undefined && (origin === `http://${host}` || origin === `https://${host}`);
  }
}
