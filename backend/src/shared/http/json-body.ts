import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type RequestHandler } from 'express';
import { sendError } from './error-answer.js';

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;
const OTHER_CHARSET = /charset\s*=\s*(?!"?utf-8"?\s*(?:;|$))/i;

const verify = (_request: IncomingMessage, _response: ServerResponse, body: Buffer) => {
  if (!isUtf8(body)) throw Object.assign(new Error('No UTF-8'), { status: 400 });
};

/**
 * An article of 200 kB may take several times that as JSON; nothing else comes near 100 kB. So much is read of staff
 * alone, or strangers could fill the memory.
 */
const parse = express.json({ limit: '100kb', strict: true, verify });
const parseArticle = express.json({ limit: '1500kb', strict: true, verify });

/** Reads JSON bodies under /api, and refuses every other kind with 415. */
export const jsonBody: RequestHandler = (request, response, next) => {
  const { headers } = request;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  const type = headers['content-type'] ?? '';
  if (hasBody && (!JSON_TYPE.test(type) || OTHER_CHARSET.test(type)))
    return sendError(response, { status: 415, message: 'Only application/json in UTF-8 is read' });
  const isArticle = request.user && request.originalUrl.startsWith('/api/admin/blog-posts');
  (isArticle ? parseArticle : parse)(request, response, next);
};
