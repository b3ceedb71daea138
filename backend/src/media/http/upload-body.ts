import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import type { StorageEngine } from 'multer';
import pLimit, { type LimitFunction } from 'p-limit';
import { rejection, RETRY_LATER, sendError } from '../../platform/http/error-response.js';
import { fileReader, isTooLarge, isUpload, receiveFile } from '../../platform/http/received-file.js';

export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;
/** Uploads that wait, are received or are made into pictures at the same time. */
export const MAX_UPLOADS = 12;
/** Of these, the ones that are received or made into pictures: each holds its file in memory. */
const MAX_IN_MEMORY = 2;

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
const reader = fileReader({ storage: buffers }, MAX_UPLOAD_BYTES);

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
    if (!isUpload(request) || !user) return next();
    if (isTooLarge(request, MAX_UPLOAD_BYTES)) return sendError(response, REJECTIONS.tooLarge);
    if (this.uploads >= MAX_UPLOADS)
      return sendError(response, rejection(503, 'picture.uploads-busy', RETRY_LATER));
    this.uploads += 1;
    const { socket } = request;
    const { timeout = 0 } = socket;
    // nothing is read while it waits for its turn
    socket.setTimeout(0);
    const turn = () => {
      socket.setTimeout(timeout);
      return receiveFile(reader, REJECTIONS, request, response, next);
    };
    const ofUser = this.ofUsers.get(user.id) ?? pLimit(1);
    this.ofUsers.set(user.id, ofUser);
    void ofUser(() => this.inMemory(turn)).finally(() => {
      this.uploads -= 1;
      if (ofUser.activeCount + ofUser.pendingCount === 0) this.ofUsers.delete(user.id);
      if (this.uploads === 0) buffers.clear();
    });
  };
}

const REJECTIONS = {
  tooLarge: rejection(413, 'picture.too-large'),
  tooSlow: rejection(408, 'picture.too-slow'),
  oneFile: 'picture.one-file',
  unreadable: 'picture.upload-unreadable',
  otherFields: 'picture.upload-fields',
} as const;
