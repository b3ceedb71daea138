import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { rejection, sendError } from './error-response.js';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const FORM_TYPE = /^multipart\/form-data\s*;/i;
const OTHER_CHARSET = /charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i;

const verify = (_request: IncomingMessage, _response: ServerResponse, body: Buffer) => {
  if (!isUtf8(body)) throw Object.assign(new Error('Not UTF-8'), { status: 400 });
};

/** The size limit of the JSON bodies that staff and API keys send to a path and those below it, such as `1500kb`. */
export interface StaffBodyLimit {
  readonly path: string;
  readonly limit: string;
}

/**
 * Reads JSON bodies of at most 100 kB and rejects every other type with 415. `larger` raises the limit for signed-in
 * staff and API keys only, so that an anonymous client cannot fill the memory. Forms with files at the paths `uploads` are left to the
 * code that reads them.
 */
export function jsonBody(larger: readonly StaffBodyLimit[], uploads: readonly string[] = []): RequestHandler {
  const parser = (limit: string) => express.json({ limit, strict: true, verify });
  const parse = parser('100kb');
  const parsers = larger.map(({ path, limit }) => ({ path, parse: parser(limit) }));
  return (request, response, next) => {
    const { headers } = request;
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
    const type = headers['content-type'] ?? '';
    if (FORM_TYPE.test(type) && request.method === 'POST' && uploads.includes(request.originalUrl))
      return next();
    if (hasBody && (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type)))
      return sendError(response, rejection(415, 'request.only-json'));
    const raised =
      (request.user ?? request.apiKey) && parsers.find(({ path }) => request.originalUrl.startsWith(path));
    (raised?.parse ?? parse)(request, response, next);
  };
}
