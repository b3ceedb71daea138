import { tmpdir } from 'node:os';
import { unlink } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer from 'multer';
import pLimit from 'p-limit';
import {
  type ErrorResponse,
  fieldRejection,
  rejection,
  RETRY_LATER,
  sendError,
} from '../../platform/http/error-response.js';
import { watchRate } from '../../platform/http/upload-rate.js';
import { TABLE_LIMITS } from './table-files.js';

/** Uploads that wait or are received at the same time. */
const MAX_UPLOADS = 4;
/** What a form adds to its file. */
const FORM_BYTES = 16 * 1024;

const reader = multer({
  // the name is made by multer, and cannot be guessed
  dest: tmpdir(),
  // browsers send the name in UTF-8
  defParamCharset: 'utf8',
  limits: {
    ...{ fileSize: TABLE_LIMITS.bytes, files: 1, fields: 5, fieldNameSize: 100, fieldSize: 8 * 1024 },
    ...{ parts: 6, headerPairs: 20, fieldNestingDepth: 0 },
  },
}).single('file');

/**
 * Receives the file of a superadmin in the folder for temporary files, before the request takes a slot of the load shedding: a
 * slow sender must hold none. It is removed with the end of the response. Of other requests nothing is read.
 */
@Injectable()
export class TableUpload {
  private uploads = 0;
  private readonly one = pLimit(1);

  readonly middleware: RequestHandler = (request, response, next) => {
    const { user } = request;
    const isUpload = request.method === 'POST' && request.is('multipart/form-data') !== false;
    if (!isUpload || user?.role !== 'superadmin' || request.path !== '/') return next();
    if (Number(request.headers['content-length'] ?? 0) > TABLE_LIMITS.bytes + FORM_BYTES)
      return sendError(response, TOO_LARGE);
    if (this.uploads >= MAX_UPLOADS)
      return sendError(response, rejection(503, 'import.uploads-busy', RETRY_LATER));
    this.uploads += 1;
    const { socket } = request;
    const { timeout = 0 } = socket;
    // nothing is read while it waits for its turn
    socket.setTimeout(0);
    void this.one(() => {
      socket.setTimeout(timeout);
      return this.receive(request, response, next);
    }).finally(() => {
      this.uploads -= 1;
    });
  };

  /** Resolves when the response has ended. */
  private receive(request: Request, response: Response, next: NextFunction): Promise<void> {
    return new Promise((resolve) => {
      if (response.closed) return resolve();
      const stopWatching = watchRate(request, () => sendError(response, rejection(408, 'import.too-slow')));
      response.once('close', () => {
        stopWatching();
        if (request.file) void unlink(request.file.path).catch(() => undefined);
        resolve();
      });
      reader(request, response, (error?: unknown) => {
        stopWatching();
        if (response.writableEnded) return;
        if (error === undefined || error === null) return next();
        // the connection was aborted
        if (request.destroyed && !request.complete) return;
        sendError(response, errorOf(error));
      });
    });
  }
}

const TOO_LARGE = rejection(413, ['import.file-too-large', { max: TABLE_LIMITS.bytes / 1024 / 1024 }]);

function errorOf(error: unknown): ErrorResponse {
  const code = error instanceof multer.MulterError ? error.code : null;
  if (code === 'LIMIT_FILE_SIZE') return TOO_LARGE;
  if (code === null) return fieldRejection('file', 'import.upload-unreadable');
  const isSecond = code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT';
  return fieldRejection('file', isSecond ? 'import.one-file' : 'import.upload-unreadable');
}
