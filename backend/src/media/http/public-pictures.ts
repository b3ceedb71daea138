import { pipeline } from 'node:stream/promises';
import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler, Response } from 'express';
import fresh from 'fresh';
import { rejection, sendError } from '../../platform/http/error-response.js';
import { errorResponseOf } from '../../platform/http/error.filter.js';
import { Logger } from '../../platform/logger.js';
import { isFileName } from '../domain/picture-files.js';
import { PictureFiles } from '../picture-files.js';

/** The content behind a name never changes. */
const FOREVER = 'public, max-age=31536000, immutable';

/**
 * Sends the files of pictures to everybody, without a session, a database query or a slot of the load shedding, like the
 * assets of a build.
 */
@Injectable()
export class PublicPictures {
  constructor(
    private readonly files: PictureFiles,
    private readonly logger: Logger,
  ) {}

  readonly middleware: RequestHandler = (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    this.send(request, response).catch((error: unknown) => {
      const { code } = error as { code?: unknown };
      // the visitor has left
      if (code === 'ERR_STREAM_PREMATURE_CLOSE') return;
      this.logger.failure('a picture could not be sent', error);
      for (const name of ['Content-Type', 'Content-Length', 'ETag']) response.removeHeader(name);
      response.setHeader('Cache-Control', 'no-store');
      sendError(response, errorResponseOf(error));
    });
  };

  private async send(request: Request, response: Response): Promise<void> {
    const name = request.path.slice(1);
    const file = isFileName(name) ? await this.files.open(name) : null;
    if (!file) return sendError(response, rejection(404, 'request.unknown'));
    const etag = `"${name}"`;
    response.setHeader('Cache-Control', FOREVER).setHeader('ETag', etag);
    if (fresh({ 'if-none-match': request.headers['if-none-match'] }, { etag })) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', name.endsWith('.webp') ? 'image/webp' : 'image/jpeg');
    response.setHeader('Content-Length', file.bytes);
    if (request.method === 'HEAD') response.end();
    else await pipeline(file.stream(), response);
  }
}
