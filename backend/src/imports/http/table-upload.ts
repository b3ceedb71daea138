import { tmpdir } from 'node:os';
import { unlink } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import pLimit from 'p-limit';
import { rejection, RETRY_LATER, sendError } from '../../platform/http/error-response.js';
import { fileReader, isTooLarge, isUpload, receiveFile } from '../../platform/http/received-file.js';
import { TABLE_LIMITS } from '../infrastructure/table-files.js';

/** Uploads that wait or are received at the same time. */
const MAX_UPLOADS = 4;

const reader = fileReader(
  // the name is made by multer, and cannot be guessed
  { dest: tmpdir() },
  TABLE_LIMITS.bytes,
);

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
    if (!isUpload(request) || user?.role !== 'superadmin') return next();
    if (isTooLarge(request, TABLE_LIMITS.bytes)) return sendError(response, REJECTIONS.tooLarge);
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

  private receive(request: Request, response: Response, next: NextFunction): Promise<void> {
    response.once('close', () => {
      if (request.file) void unlink(request.file.path).catch(() => undefined);
    });
    return receiveFile(reader, REJECTIONS, request, response, next);
  }
}

const REJECTIONS = {
  tooLarge: rejection(413, ['import.file-too-large', { max: TABLE_LIMITS.bytes / 1024 / 1024 }]),
  tooSlow: rejection(408, 'import.too-slow'),
  oneFile: 'import.one-file',
  unreadable: 'import.upload-unreadable',
  otherFields: 'import.upload-unreadable',
} as const;
