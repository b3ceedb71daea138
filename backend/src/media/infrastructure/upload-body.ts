import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import pLimit, { type LimitFunction } from 'p-limit';
import {
  type ErrorResponse,
  fieldRejection,
  rejection,
  RETRY_LATER,
  sendError,
} from '../../platform/http/error-response.js';
import { watchRate } from '../../platform/http/upload-rate.js';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Uploads that wait, are received or are made into pictures at the same time. */
export const MAX_UPLOADS = 12;
/** Of these, the ones that are received or made into pictures: each holds its file in memory. */
const MAX_IN_MEMORY = 2;

/** What a form adds to its file. */
const FORM_BYTES = 16 * 1024;

/** A file that was received. */
export interface UploadedPicture extends Express.Multer.File {
  /** Lets the next upload overwrite `buffer`; call it when nothing reads it any more. */
  readonly release: () => void;
}

/**
 * Collects each file in one buffer; multer's own storage needs twice the memory. Buffers are used again, because garbage
 * of this size is collected late. One that is never released is left to the garbage collector.
 */
class ReusedBuffers implements StorageEngine {
  private readonly free: Buffer[] = [];

  _handleFile(
    _request: Request,
    { stream }: Express.Multer.File,
    done: (error: unknown, file?: Partial<UploadedPicture>) => void,
  ): void {
    const buffer = this.free.pop() ?? Buffer.allocUnsafeSlow(MAX_UPLOAD_BYTES);
    let size = 0;
    stream.on('data', (chunk: Buffer) => {
      size += chunk.copy(buffer, size);
    });
    const release = () => void (this.free.length < MAX_IN_MEMORY && this.free.push(buffer));
    stream.on('end', () => done(null, { buffer: buffer.subarray(0, size), size, release }));
  }

  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }

  clear(): void {
    this.free.length = 0;
  }
}

const buffers = new ReusedBuffers();
const reader = multer({
  storage: buffers,
  // browsers send the name in UTF-8
  defParamCharset: 'utf8',
  limits: {
    ...{ fileSize: MAX_UPLOAD_BYTES, files: 1, fields: 5, fieldNameSize: 100, fieldSize: 8 * 1024 },
    ...{ parts: 6, headerPairs: 20, fieldNestingDepth: 0 },
  },
}).single('file');

/**
 * Reads the upload of a signed-in user into memory, before the request takes a slot of the load shedding: a slow sender
 * must hold none. Of an anonymous request nothing is read.
 */
@Injectable()
export class UploadBody {
  private uploads = 0;
  private readonly inMemory = pLimit(MAX_IN_MEMORY);
  /** One at a time for each user, so that the uploads of one leave a place for the others. */
  private readonly ofUsers = new Map<string, LimitFunction>();

  readonly middleware: RequestHandler = (request, response, next) => {
    const { user } = request;
    const isUpload = request.method === 'POST' && request.is('multipart/form-data') !== false;
    if (!isUpload || !user || request.path !== '/') return next();
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + FORM_BYTES)
      return sendError(response, TOO_LARGE);
    if (this.uploads >= MAX_UPLOADS)
      return sendError(response, rejection(503, 'picture.uploads-busy', RETRY_LATER));
    this.uploads += 1;
    const { socket } = request;
    const { timeout = 0 } = socket;
    // nothing is read while it waits for its turn
    socket.setTimeout(0);
    const turn = () => {
      socket.setTimeout(timeout);
      return this.receive(request, response, next);
    };
    const ofUser = this.ofUsers.get(user.id) ?? pLimit(1);
    this.ofUsers.set(user.id, ofUser);
    void ofUser(() => this.inMemory(turn)).finally(() => {
      this.uploads -= 1;
      if (ofUser.activeCount + ofUser.pendingCount === 0) this.ofUsers.delete(user.id);
      if (this.uploads === 0) buffers.clear();
    });
  };

  /** Resolves when the response has ended. */
  private receive(request: Request, response: Response, next: NextFunction): Promise<void> {
    return new Promise((resolve) => {
      if (response.closed) return resolve();
      const stopWatching = watchRate(request, () => sendError(response, TOO_SLOW));
      response.once('close', () => {
        stopWatching();
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

const TOO_SLOW = rejection(408, 'picture.too-slow');

const TOO_LARGE = rejection(413, 'picture.too-large');

function errorOf(error: unknown): ErrorResponse {
  const code = error instanceof multer.MulterError ? error.code : null;
  if (code === 'LIMIT_FILE_SIZE') return TOO_LARGE;
  if (code === null) return fieldRejection('file', 'picture.upload-unreadable');
  const isSecond = code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT';
  return fieldRejection('file', isSecond ? 'picture.one-file' : 'picture.upload-fields');
}
