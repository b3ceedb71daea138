import type { NextFunction, Request, RequestHandler, Response } from 'express';
import multer, { type Options } from 'multer';
import { type ErrorResponse, fieldRejection, sendError } from './error-response.js';
import { readText } from '../values/text.js';
import { watchRate } from './upload-rate.js';

/** What a form adds to its file. */
const FORM_BYTES = 16 * 1024;

/** How uploads of one kind are rejected: responses, and the errors of the field `file`. */
interface UploadRejections {
  readonly tooLarge: ErrorResponse;
  readonly tooSlow: ErrorResponse;
  readonly oneFile: Parameters<typeof fieldRejection>[1];
  readonly unreadable: Parameters<typeof fieldRejection>[1];
  readonly otherFields: Parameters<typeof fieldRejection>[1];
}

/** Reads a form with the single file `file` of at most `bytes`. */
export function fileReader(storage: Pick<Options, 'dest' | 'storage'>, bytes: number): RequestHandler {
  return multer({
    ...storage,
    // browsers send the name in UTF-8
    defParamCharset: 'utf8',
    limits: {
      fileSize: bytes,
      files: 1,
      fields: 5,
      fieldNameSize: 100,
      fieldSize: 8 * 1024,
      parts: 6,
      headerPairs: 20,
      fieldNestingDepth: 0,
    },
  }).single('file');
}

/** Whether the request sends a form to the root of its route. */
export const isUpload = (request: Request): boolean =>
  request.method === 'POST' && request.is('multipart/form-data') !== false && request.path === '/';

/** Whether the request says that it is larger than a form with a file of that size. */
export const isTooLarge = (request: Request, bytes: number): boolean =>
  Number(request.headers['content-length'] ?? 0) > bytes + FORM_BYTES;

/** Receives the file and passes the request on, or rejects it. Resolves when the response has ended. */
export function receiveFile(
  reader: RequestHandler,
  rejections: UploadRejections,
  request: Request,
  response: Response,
  next: NextFunction,
): Promise<void> {
  return new Promise((resolve) => {
    if (response.closed) return resolve();
    const stopWatching = watchRate(request, () => sendError(response, rejections.tooSlow));
    response.once('close', () => {
      stopWatching();
      resolve();
    });
    void reader(request, response, (error?: unknown) => {
      stopWatching();
      if (response.writableEnded) return;
      if (error === undefined || error === null) {
        if (request.file) request.file.originalname = readText(request.file.originalname);
        return next();
      }
      // the connection was aborted
      if (request.destroyed && !request.complete) return;
      sendError(response, errorOf(error, rejections));
    });
  });
}

function errorOf(
  error: unknown,
  { tooLarge, oneFile, unreadable, otherFields }: UploadRejections,
): ErrorResponse {
  const code = error instanceof multer.MulterError ? error.code : null;
  if (code === 'LIMIT_FILE_SIZE') return tooLarge;
  if (code === null) return fieldRejection('file', unreadable);
  const isSecond = code === 'LIMIT_UNEXPECTED_FILE' || code === 'LIMIT_FILE_COUNT';
  return fieldRejection('file', isSecond ? oneFile : otherFields);
}
