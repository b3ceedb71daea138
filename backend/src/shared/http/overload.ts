import type { IncomingMessage, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import type { RequestHandler, Response } from 'express';
import { Config } from '../../config.js';
import { Logger } from '../logger.js';
import { refuseForNow } from './error-answer.js';
import { type RawHeaders, securityHeaders } from './security-headers.js';

/** So many requests are worked on at once. The rest above the visitors' share is for whoever brings a session. */
export const MOST_AT_ONCE = 384;
export const MOST_AT_ONCE_OF_VISITORS = 256;

/** Never refused: whoever watches the process, and the files of a page that was answered. */
const ALWAYS_SERVED = /^\/(?:api\/health|assets|admin\/assets)\//;

/** Work whose answer nobody waits for and nobody makes holds its place no longer than this. */
const FORGOTTEN_AFTER_MS = 15_000;

const SAY_EVERY_MS = 10_000;

/**
 * Does no more at once than can be done soon, and refuses the rest at once with 503: work that waits in line helps
 * nobody, and everybody would wait. Counts from the whole body to the answer, so slow callers hold no place, and who
 * hangs up makes none free before the work is done. Whether a session is a good one is not known here; one that is made
 * up is no more than a visitor who waits a little longer.
 */
@Injectable()
export class Overload {
  private readonly headers: RawHeaders;
  private inProgress = 0;
  private refused = 0;

  constructor(
    { https }: Config,
    private readonly logger: Logger,
  ) {
    this.headers = securityHeaders('api', https);
  }

  /** Refuses a request when there is too much to do already; false when it did not. */
  refuses(request: IncomingMessage, response: ServerResponse): boolean {
    if (this.inProgress < MOST_AT_ONCE_OF_VISITORS || ALWAYS_SERVED.test(request.url ?? '')) return false;
    if (this.inProgress < MOST_AT_ONCE && request.headers.cookie?.includes('sid=')) return false;
    refuseForNow(response, this.headers, 'The server is busy; please try again in a moment');
    this.refused += 1;
    if (this.refused === 1) setTimeout(() => this.say(), SAY_EVERY_MS).unref();
    return true;
  }

  /** Counts a request until it is answered. Asks again first: many bodies may have arrived at the same moment. */
  readonly middleware: RequestHandler = (request, response, next) => {
    if (this.refuses(request, response)) return;
    this.inProgress += 1;
    let counted = true;
    const done = () => {
      if (counted) this.inProgress -= 1;
      counted = false;
    };
    // when the answer is made, not when the last byte of it is taken
    response.once('prefinish', done).once('close', () => {
      if (response.headersSent) return done();
      // who waited for it went away: the work goes on all the same, until somebody makes the answer
      const end = response.end.bind(response) as (...given: unknown[]) => Response;
      response.end = (...given: unknown[]) => {
        done();
        return end(...given);
      };
      setTimeout(done, FORGOTTEN_AFTER_MS).unref();
    });
    next();
  };

  private say(): void {
    this.logger.refusal('requests refused, too much to do', { refused: this.refused });
    this.refused = 0;
  }
}
